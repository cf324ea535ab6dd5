// rail.tsx - beside the board: what is left in the bag, treasures, monuments, and what lit spaces mean.
import type { Scene } from '../../kit/game';
import { monumentSymbol, Piece } from './pieces';
import { buildingOf, colors, tilesInBox, type TigrisView } from './view';
import { tigrisWords } from './words';
import { kept } from '../../kit/kept';

const boxTotal = colors.reduce((sum, color) => sum + tilesInBox[color], 0);

function Legend({ scene }: { scene: Scene<TigrisView> }) {
  const say = tigrisWords(scene.speaker.language);
  const swatch = (content: preact.ComponentChildren, mine = false) => (
    <svg viewBox="0 0 48 48" class="board" aria-hidden="true">
      <g class="light">
        <rect class={`glow ${mine ? 'mine' : ''}`} x={3} y={3} width={42} height={42} rx={9} />
        {content}
      </g>
    </svg>
  );
  return (
    <div class="panel">
      <h2 class="caps">{say('lit')}</h2>
      <div class="legend">
        {swatch(
          <>
            <circle class="plus" cx={24} cy={24} r={13} />
            <text x={24} y={30}>
              +1
            </text>
          </>,
          true,
        )}
        {say('you_score')}
        {swatch(<Piece symbol="dynasty.bull" paint="scorer" x={11} y={11} size={26} />)}
        {say('other_scores')}
        {swatch(<Piece symbol="ui.war" paint="clash-mark" x={12} y={12} size={24} />)}
        {say('conflict_there')}
        {swatch(<path class="free" d="M24 24h0" />)}
        {say('nobody_scores')}
      </div>
    </div>
  );
}

// Nothing here depends on what is chosen.
export function Rail({ scene }: { scene: Scene<TigrisView> }) {
  return kept(() => <Stock scene={scene} />, [scene.view, scene.speaker, scene.you]);
}

function Stock({ scene }: { scene: Scene<TigrisView> }) {
  const { view, speaker } = scene;
  const say = tigrisWords(speaker.language);
  const percent = Math.round((view.bag / boxTotal) * 100);
  return (
    <>
      <div class="panel">
        <h2 class="caps">{say('supply')}</h2>
        <div class="stock">
          <Piece symbol="ui.bag" paint="" />
          <b data-about="bag">{view.bag}</b>
          <small data-about="bag">
            {say('bag')}
            <i class="bag-bar" role="img" aria-label={say('bar_bag', { count: percent })}>
              <i style={{ width: `${percent}%` }} />
            </i>
          </small>
          <Piece symbol="treasure" paint="te-treasure" />
          <b data-about="treasure">{view.treasures.length}</b>
          <small data-about="treasure">{say('treasures')}</small>
        </div>
      </div>
      <div class="panel">
        <h2 class="caps">{say('monuments')}</h2>
        <div class="monuments">
          {view.monuments.map(({ id, colors: pair, cell }) => {
            const { symbol, paint } = monumentSymbol(pair);
            const label = `${say(pair[0])}, ${say(pair[1])}${cell ? `, ${say('built')}` : ''}`;
            return <Piece key={id} symbol={symbol} paint={`${paint}${cell ? ' built' : ''}`} label={label} />;
          })}
          {view.options.buildings &&
            colors.map((color) => (
              <Piece
                key={color}
                symbol={`building.${buildingOf[color]}`}
                paint={`te-${color}${view.buildings[color] ? ' built' : ''}`}
                label={say(buildingOf[color] as 'palace')}
              />
            ))}
          {view.options.wonder && (
            <Piece symbol="wonder" paint={`te-wonder${view.wonder ? ' built' : ''}`} label={say('wonder')} />
          )}
        </div>
      </div>
      {typeof scene.you === 'number' && <Legend scene={scene} />}
    </>
  );
}
