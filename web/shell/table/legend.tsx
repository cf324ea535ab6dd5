// legend.tsx - the symbols of a game, each with what it means.
import { useEffect, useState } from 'preact/hooks';
import { symbolsIn, type Guide } from '../../kit/about';
import { Symbol } from '../../kit/symbol';
import { Dialog } from '../parts/dialog';
import { useLanguage } from '../words/words';
import { aboutWords } from './about_words';
import { guideOf } from './asked';
import type { AnyScene, Drawing } from './scene';
import '../style/about.css';

export interface LegendProps {
  drawing: Drawing;
  scene: AnyScene;
  game: string;
  onClose: () => void;
}

export function Legend({ drawing, scene, game, onClose }: LegendProps) {
  const say = aboutWords(useLanguage());
  const [guide, setGuide] = useState<Guide | null>(null);
  useEffect(() => void guideOf(drawing)?.then(setGuide, () => undefined), [drawing]);
  const rows = symbolsIn(drawing.sprite ?? '').flatMap((symbol) => {
    const about = guide?.about(symbol, scene);
    return about ? [{ symbol, ...about }] : [];
  });
  const named = rows.filter(({ name }, at) => rows.findIndex((row) => row.name === name) === at); // a leader has four signs
  return (
    <Dialog title={say('legend')} onClose={onClose}>
      <p>{say('hint')}</p>
      <dl class="symbols" data-game={game}>
        {named.map(({ symbol, name, text, rule }) => (
          <div key={symbol}>
            <dt>
              <Symbol id={symbol} />
              {name}
            </dt>
            <dd>
              {text}{' '}
              <a href={`/rules/${game}#${rule}`} target="_blank" rel="noreferrer">
                {say('rule', { rule })}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
