// hand.tsx - what is behind one's own screen: tiles, leaders, catastrophes, points.
import type { Scene } from '../../kit/game';
import { leaderSymbol, Piece, tileSymbol } from './pieces';
import { swapOf, type Swap } from './swap';
import { colors, type TigrisView } from './view';
import { tigrisWords } from './words';

type Props = { scene: Scene<TigrisView> };

const stateClass = (scene: Props['scene'], target: string) =>
  scene.path.some((choice) => choice.target === target) ? 'chosen' : scene.lit.has(target) ? 'lit' : '';

// What a tile of the hand is clicked for: to be chosen, or to be swapped with others.
function Tiles({ scene, swap }: Props & { swap: Swap | null }) {
  const say = tigrisWords(scene.speaker.language);
  const hand = scene.view.seats[Number(scene.you)]?.hand;
  const tiles = colors.flatMap((color) =>
    Array.from({ length: hand?.[color] ?? 0 }, (_, number) => ({ color, number })),
  );
  const support = supported(scene);
  return (
    <div class="row" data-roving>
      {tiles.map(({ color, number }) => {
        const target = `hand.${color}`;
        const given = support?.color === color && number < support.count;
        const picked = swap !== null && number < (swap.picked[color] ?? 0);
        const chosen = picked || (number === 0 && stateClass(scene, target) === 'chosen');
        return (
          <button
            key={`${color}.${number}`}
            data-piece={`tile.${color}`}
            class={`tile ${chosen ? 'chosen' : ''} ${given ? 'give' : ''} ${swap || scene.lit.has(target) ? 'lit' : ''}`}
            {...(swap ? { onClick: () => swap.toggle(color, number) } : { 'data-target': target })}
            aria-label={say(`tile.${color}`)}
            aria-pressed={chosen}
          >
            <Piece {...tileSymbol(color)} />
          </button>
        );
      })}
    </div>
  );
}

// The tiles one is about to add to a conflict.
function supported({ ghost, view }: Props['scene']) {
  const count = /^support\.(\d+)$/.exec(ghost?.target ?? '')?.[1];
  const color = view.conflict?.support_color;
  return count && color ? { count: Number(count), color } : null;
}

function Leaders({ scene }: Props) {
  const say = tigrisWords(scene.speaker.language);
  const own = scene.view.leaders.filter((leader) => leader.seat === scene.you);
  return (
    <div class="row" data-roving>
      {own.map(({ leader, seat, cell }) => {
        const where = cell ? say('on', { cell }) : say('ready');
        return (
          <button
            key={leader}
            class={`leader ${cell ? 'here' : 'free'} ${stateClass(scene, `leader.${leader}`)}`}
            data-target={`leader.${leader}`}
            data-home={`leader.${seat}.${leader}`}
            aria-label={`${say(leader)}, ${where}`}
            aria-pressed={stateClass(scene, `leader.${leader}`) === 'chosen'}
          >
            <Piece {...leaderSymbol(leader, seat, true)} />
            <small>{where}</small>
          </button>
        );
      })}
    </div>
  );
}

export function Hand({ scene }: Props) {
  const say = tigrisWords(scene.speaker.language);
  const seat = typeof scene.you === 'number' ? scene.view.seats[scene.you] : undefined;
  const swap = swapOf(scene);
  if (!seat?.hand) return null;
  return (
    <>
      <section class="hand-tiles">
        <h2 class="caps">{say('hand')}</h2>
        <Tiles scene={scene} swap={swap} />
      </section>
      <section class="hand-leaders">
        <h2 class="caps">{say('leaders')}</h2>
        <Leaders scene={scene} />
      </section>
      <section class="hand-ruins">
        <h2 class="caps">{say('catastrophes')}</h2>
        <div class="row kat">
          {Array.from({ length: seat.catastrophes }, (_, number) => (
            <button
              key={number}
              class={number === 0 ? stateClass(scene, 'hand.catastrophe') : ''}
              data-target="hand.catastrophe"
              data-piece="ruin"
              aria-label={`${say('catastrophe')} ${number + 1} / ${seat.catastrophes}`}
            >
              <Piece symbol="catastrophe" paint="te-ruin" />
            </button>
          ))}
        </div>
      </section>
    </>
  );
}
