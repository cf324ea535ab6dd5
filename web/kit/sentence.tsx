// sentence.tsx - a phrase on screen: places can be pointed at, and then light up on the board.
import { sentence, type Speaker } from './speech';
import type { Phrase } from './told';

const isPlace = (id: string) => id.includes('.') && !/^(seat|color)\./.test(id);

export function Sentence({
  phrase,
  speaker,
  point,
}: {
  phrase: Phrase;
  speaker: Speaker;
  point?: ((ids: string[]) => void) | undefined;
}) {
  return (
    <span class="sentence">
      {sentence(phrase, speaker).map((part) => {
        if (typeof part === 'string') return part;
        if (part.id.startsWith('seat.')) return <b class="whom">{part.word}</b>;
        if (!isPlace(part.id)) return part.word;
        return (
          <span
            class={part.id.startsWith('cell.') ? 'where' : ''}
            onMouseEnter={() => point?.([part.id])}
            onMouseLeave={() => point?.([])}
          >
            {part.word}
          </span>
        );
      })}
    </span>
  );
}
