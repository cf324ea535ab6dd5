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
        if (/^seat\./.test(part.id)) return <b class="whom">{part.word}</b>;
        if (!isPlace(part.id)) return part.word;
        return (
          <span
            class={/^cell\./.test(part.id) ? 'where' : ''}
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
