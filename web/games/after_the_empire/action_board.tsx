// action_board.tsx - the shared actions with their free spaces and workers, and the rows of buildings and refugees.
import { kept, shownOn, still } from '../../kit/kept';
import { MarketCard } from './cards';
import { choosable, DeedSigns, isPointed, named, Symbol, Worker, type EmpireScene } from './pieces';
import type { SpaceInfo } from './view';
import { empireWords } from './words';

export function Spaces({ space, lit }: { space: SpaceInfo; lit: boolean }) {
  const free = Math.max(0, space.spaces - space.workers.length);
  return (
    <span class="ae-spaces" aria-hidden="true">
      {space.workers.map((seat, at) => (
        <Worker key={at} seat={seat} />
      ))}
      {Array.from({ length: free }, (_, at) => (
        <i key={at} class={`ae-free ${lit ? 'lit' : ''}`} />
      ))}
    </span>
  );
}

const symbolOf = (id: string) => `act-${id.replace('_', '-')}`;

function spaceWords(space: SpaceInfo, scene: EmpireScene): string {
  const say = empireWords(scene.speaker.language);
  const free = Math.max(0, space.spaces - space.workers.length);
  const taken = space.workers.map((seat) => scene.speaker.nameOf(seat)).join(', ');
  return `${say('free_spaces', { count: free, all: space.spaces })}${taken ? `: ${taken}` : ''}`;
}

function ActionBox({ scene, space }: { scene: EmpireScene; space: SpaceInfo }) {
  const name = named(scene, `space.${space.id}`, space.name);
  const lit = space.options.some((_, at) => scene.lit.has(`space.${space.id}.${at}`));
  const full = space.workers.length >= space.spaces;
  return (
    <section
      class={`ae-box ${space.id} ${full ? 'full' : ''} ${lit ? 'open' : ''} ${isPointed(scene, `space.${space.id}`)}`}
    >
      <header>
        <Symbol name={symbolOf(space.id)} />
        <h3>{named(scene, `space.${space.id}`, space.name.replace('Mercenary ', ''), 'short')}</h3>
        <Spaces space={space} lit={lit} />
        <span class="sr">{spaceWords(space, scene)}</span>
      </header>
      <div class="ae-options">
        {space.options.map((option, at) => (
          <button key={at} {...choosable(scene, `space.${space.id}.${at}`, 'ae-option', `${name}: ${option.text}`)}>
            {option.deed ? <DeedSigns id={option.deed} /> : option.text}
          </button>
        ))}
      </div>
    </section>
  );
}

function Row({ scene, row }: { scene: EmpireScene; row: 'buildings' | 'refugees' }) {
  const say = empireWords(scene.speaker.language);
  const space = scene.view.spaces.find((each) => each.id === row)!;
  const lit = scene.view[row].some((_, slot) => scene.lit.has(`market.${row}.${slot}`));
  const title = say(row === 'buildings' ? 'building_row' : 'refugee_row');
  return (
    <section class={`ae-market ${row}`} aria-label={title}>
      <header>
        <Symbol name={symbolOf(row)} />
        <h3>{title}</h3>
        <Spaces space={space} lit={lit} />
        <span class="sr">{spaceWords(space, scene)}</span>
      </header>
      <div class="ae-row">
        {scene.view[row].map((_, slot) => {
          const values = [...still(scene), ...shownOn(scene, `market.${row}.${slot}`)];
          return kept(() => <MarketCard scene={scene} row={row} slot={slot} />, values, String(slot));
        })}
      </div>
    </section>
  );
}

const markets = ['buildings', 'refugees'];

export function ActionBoard({ scene }: { scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  return (
    <div class="ae-actions" data-roving role="group" aria-label={say('actions')}>
      <div class="ae-boxes">
        {scene.view.spaces
          .filter((space) => space.shared && !markets.includes(space.id))
          .map((space) => {
            const targets = space.options.map((_, at) => `space.${space.id}.${at}`);
            const values = [...still(scene), ...shownOn(scene, ...targets)];
            return kept(() => <ActionBox scene={scene} space={space} />, values, space.id);
          })}
      </div>
      <div class="ae-markets">
        <Row scene={scene} row="buildings" />
        <Row scene={scene} row="refugees" />
      </div>
    </div>
  );
}
