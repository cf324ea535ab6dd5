// board.tsx - the map: a pure function of the scene, of the plan under way and of the province that is looked at.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { box, provinceOf, provinces } from './atlas';
import { Inspector } from './inspector';
import { provinceLabel } from './labels';
import { clipOf, Definitions, Ground, Lines, Names } from './layers';
import { Costs, Marks, Tokens } from './markers';
import { stepped, usePlan, type Plan } from './plan';
import { signOf, type Cost, type VinciScene } from './view';
import { vinciWords } from './words';
import { kept } from '../../kit/kept';

// By province: what its conquest costs the seat that looks, while it conquers.
function useCosts({ view, you }: VinciScene): ReadonlyMap<string, Cost> {
  return useMemo(
    () => new Map(view.on_turn === you ? Object.entries(view.costs) : []),
    [view.costs, view.on_turn, you],
  );
}

function Realms({ scene: { view, outlines } }: { scene: VinciScene }) {
  return (
    <g class={`realms ${outlines}`} aria-hidden="true">
      {view.provinces.map(({ id, holding, seat }) =>
        seat === undefined ? null : (
          <g key={id} data-seat={signOf(seat)} class={holding} clip-path={clipOf(id)}>
            <use href={`#vinci.at.${id}`} class="tint" />
            {holding === 'declining' && <use href={`#vinci.at.${id}`} fill={`url(#vinci.hatch.${signOf(seat)})`} />}
            <use href={`#vinci.at.${id}`} class="band" />
          </g>
        ),
      )}
    </g>
  );
}

// How a province is lit: solid what may be chosen, dashed what only a spy can take.
function litAs({ lit, view, you }: VinciScene, plan: Plan | null, id: string): string | null {
  if (plan) return plan.task.provinces.some((each) => each.id === id) ? 'solid' : null;
  const held = view.provinces.find((each) => each.id === id);
  if (view.phase === 'expand' && held?.holding === 'active' && held.seat === you) return null; // abandoned by the card
  return lit.has(`province.${id}`) ? 'solid' : lit.has(`spy.${id}`) ? 'spy' : null;
}

function LitBands({ scene, plan }: { scene: VinciScene; plan: Plan | null }) {
  return (
    <g class="lit-bands" aria-hidden="true">
      {provinces.map(({ id }) => {
        const how = litAs(scene, plan, id);
        if (!how) return null;
        const seat = scene.view.provinces.find((each) => each.id === id)?.seat;
        return (
          <g key={id} class={`${how} ${seat === undefined ? '' : 'held'}`} clip-path={clipOf(id)}>
            <use href={`#vinci.at.${id}`} class="glow" />
            <use href={`#vinci.at.${id}`} class="dark" />
            <use href={`#vinci.at.${id}`} class="edge" />
          </g>
        );
      })}
    </g>
  );
}

const provinceIn = (target: string | undefined) => /^(?:province|spy)\.(\w+)$/.exec(target ?? '')?.[1];

function Outlines({ scene }: { scene: VinciScene }) {
  const chosen = provinceIn(scene.ghost?.target);
  const pointed = scene.pointed.flatMap((id) => provinceIn(id) ?? []);
  return (
    <g class="outlines" aria-hidden="true">
      {pointed.map((id) => (
        <use key={id} class="pointed-at" href={`#vinci.at.${id}`} />
      ))}
      {chosen && (
        <>
          <use class="chosen-bed" href={`#vinci.at.${chosen}`} />
          <use class="chosen-line" href={`#vinci.at.${chosen}`} />
        </>
      )}
    </g>
  );
}

interface Look {
  looked: string | null;
  pinned: string | null;
  look(id: string | null): void;
  pin(id: string | null): void;
}

function Provinces({
  scene,
  plan,
  costs,
  look,
}: {
  scene: VinciScene;
  plan: Plan | null;
  costs: ReadonlyMap<string, Cost>;
  look: Look;
}) {
  const { view, lit, you, speaker } = scene;
  const held = new Map(view.provinces.map((each) => [each.id, each]));
  const labels = useMemo(
    () => new Map(provinces.map(({ id }) => [id, provinceLabel(scene, id, costs.get(id))])),
    [view, lit, speaker],
  );
  return (
    <g class="provinces">
      {provinces.map(({ id }) => {
        const planned = plan?.task.provinces.some((each) => each.id === id) ?? false;
        const own = held.get(id)?.seat === you && held.get(id)?.holding === 'active';
        const how = litAs(scene, plan, id);
        const target = lit.has(`province.${id}`) || !lit.has(`spy.${id}`) ? `province.${id}` : `spy.${id}`;
        const byHand = plan !== null || (view.phase === 'expand' && own);
        const press = planned
          ? () => plan!.change(toggled(plan!, id))
          : byHand
            ? () => look.pin(look.pinned === id ? null : id)
            : undefined;
        return (
          <g
            key={id}
            class={`province ${how ? 'lit' : ''}`}
            {...(byHand ? { 'data-about': `province.${id}` } : { 'data-target': target })}
            role="button"
            tabIndex={-1}
            aria-label={labels.get(id)}
            aria-disabled={!how && !byHand}
            onPointerEnter={() => look.look(id)}
            onFocus={() => look.look(id)}
            onClick={press}
            onKeyDown={press && ((event: KeyboardEvent) => void (event.key === 'Enter' && press()))}
          >
            <use href={`#vinci.at.${id}`} />
          </g>
        );
      })}
    </g>
  );
}

// A click on a province of a plan: one token more, or given up and kept by turns.
function toggled({ task, counts }: Plan, id: string) {
  return stepped(task, counts, id, task.verb === 'drop' && (counts[id] ?? 0) > 0 ? -1 : 1);
}

function useLook(view: VinciScene['view']): Look {
  const [looked, look] = useState<string | null>(null);
  const [pinned, pin] = useState<string | null>(null);
  useEffect(() => pin(null), [view.phase, view.decider, view.turn.conquests]);
  return { looked, pinned, look, pin };
}

// Where the map is larger than its window it shows the middle of what may be chosen, else of the own empire.
function useCentre(scene: VinciScene, plan: Plan | null) {
  const wrap = useRef<HTMLDivElement>(null);
  const { view, you } = scene;
  const wanted = provinces.filter(({ id }) => litAs(scene, plan, id)).map(({ id }) => id);
  const own = view.provinces.filter(({ seat, holding }) => seat === you && holding === 'active').map(({ id }) => id);
  const shown = own.length > 0 ? own : wanted;
  useEffect(() => {
    const window = wrap.current?.parentElement;
    if (!window || shown.length === 0 || !wrap.current) return;
    const middle = (axis: 0 | 1) =>
      shown.reduce((sum, id) => sum + provinceOf.get(id)!.anchors.token[axis], 0) / shown.length;
    window.scrollLeft = (middle(0) / box.width) * wrap.current.clientWidth - window.clientWidth / 2;
    window.scrollTop = (middle(1) / box.height) * wrap.current.clientHeight - window.clientHeight / 2;
  }, [view.phase, view.decider === you]);
  return wrap;
}

// Layers are drawn again only when what they show has changed: looking at a province costs its outline and its card alone.
export function Board({ scene }: { scene: VinciScene }) {
  const { view, speaker, outlines, lit, arrival } = scene;
  const plan = usePlan(scene);
  const costs = useCosts(scene);
  const look = useLook(view);
  const wrap = useCentre(scene, plan);
  const ground = kept(
    () => (
      <>
        <Definitions />
        <Ground />
      </>
    ),
    [],
  );
  const lines = kept(() => <Lines withStraits={view.options.straits} />, [view.options.straits]);
  const names = kept(() => <Names />, []);
  const realms = kept(() => <Realms scene={scene} />, [view.provinces, outlines]);
  const bands = kept(() => <LitBands scene={scene} plan={plan} />, [view, lit, plan]);
  const hits = kept(
    () => <Provinces scene={scene} plan={plan} costs={costs} look={look} />,
    [view, lit, plan, speaker, look.pinned],
  );
  const tokens = kept(() => <Tokens scene={scene} plan={plan} />, [view, arrival.number, plan, speaker]);
  const prices = kept(() => <Costs scene={scene} costs={costs} look={look.look} />, [view, lit, speaker]);
  return (
    <div class="board-wrap vinci" ref={wrap}>
      <svg
        class="board atlas"
        viewBox={`0 0 ${box.width} ${box.height}`}
        role="group"
        aria-label={vinciWords(speaker.language)('map')}
        data-roving
        onPointerLeave={() => look.look(null)}
      >
        {ground}
        {bands}
        {realms}
        {lines}
        <Outlines scene={scene} />
        {names}
        {hits}
        {tokens}
        <Marks scene={scene} costs={costs} />
        {prices}
      </svg>
      <Inspector scene={scene} province={look.pinned ?? look.looked} pinned={look.pinned !== null} costs={costs} />
    </div>
  );
}

// The whole map in the colours of its holders, for the header of a phone.
export const MiniMap = ({ scene: { view } }: { scene: VinciScene }) =>
  kept(() => <Holders view={view} />, [view.provinces]);

function Holders({ view }: { view: VinciScene['view'] }) {
  return (
    <svg class="minimap vinci-mini" viewBox={`0 0 ${box.width} ${box.height}`} aria-hidden="true">
      <rect class="sea" width={box.width} height={box.height} />
      {view.provinces.map(({ id, seat, holding }) => (
        <path
          key={id}
          d={provinceOf.get(id)!.outline}
          class={seat === undefined ? 'nobody' : holding}
          {...(seat === undefined ? {} : { 'data-seat': signOf(seat) })}
        />
      ))}
    </svg>
  );
}
