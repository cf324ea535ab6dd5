// markers.tsx - what lies on the provinces: tokens, forts, costs, and signs of what would be lost.
import { Pieces, type Lying } from '../../kit/pieces';
import type { LogEntry } from '../../kit/told';
import { costPlace } from './anchors';
import { provinceOf } from './atlas';
import { Badge } from './layers';
import { stepped, type Plan } from './plan';
import { ownSeat, signOf, type Cost, type Held, type VinciScene, type VinciView } from './view';
import { vinciWords } from './words';

function Token({ held, count }: { held: Held; count: number }) {
  const [x, y] = provinceOf.get(held.id)!.anchors.token;
  if (held.seat === undefined)
    return <use class="neutral-token" href="#vinci.neutral" x={x - 12} y={y - 12} width={24} height={24} />;
  const sign = signOf(held.seat);
  const declining = held.holding === 'declining';
  return (
    <g class={declining ? 'token fallen' : 'token'} data-seat={sign}>
      <rect class="halo-pill" x={x - 25} y={y - 14.5} width={50} height={29} rx={14.5} />
      <rect class="pill" x={x - 23} y={y - 12.5} width={46} height={25} rx={12.5} />
      {!declining && <path class="count-side" d={`M${x} ${y - 12.5}h10.5a12.5 12.5 0 0 1 0 25H${x}Z`} />}
      <use class="sign" href={`#seat.${sign}`} x={x - 20} y={y - 9.5} width={19} height={19} />
      {declining ? (
        <use class="sign" href="#vinci.decline" x={x + 1.5} y={y - 9} width={18} height={18} />
      ) : (
        <text x={x + 11} y={y + 6.5}>
          {count}
        </text>
      )}
    </g>
  );
}

const isMarked = ({ holding }: Held) => holding !== 'empty';
const keyOf = ({ id, holding, seat, tokens }: Held) => `${id}.${holding}.${seat ?? ''}.${tokens}`;

interface Marked extends Lying {
  held: Held;
}

const tokensOf = ({ provinces }: VinciView): Marked[] =>
  provinces
    .filter(isMarked)
    .map((held) => ({ key: keyOf(held), alike: `${held.holding}.${held.seat ?? ''}`, place: held.id, held }));

function provincesIn({ args }: LogEntry): string[] {
  const id = args?.['province']?.[0];
  return id ? [id.slice('province.'.length)] : [];
}

function Fort({ id }: { id: string }) {
  const { token, fort = [token[0], token[1] + 23] as const } = provinceOf.get(id)!.anchors;
  return <Badge symbol="fort" x={fort[0]} y={fort[1]} paint="fort-badge" />;
}

// Minus and plus beside a token that is being planned.
function Steps({ plan, id, scene }: { plan: Plan; id: string; scene: VinciScene }) {
  const say = vinciWords(scene.speaker.language);
  const { name, anchors } = provinceOf.get(id)!;
  const [x, y] = anchors.token;
  const planned = plan.counts[id] ?? 0;
  const button = (by: 1 | -1, open: boolean) =>
    open && (
      <g
        class="step"
        role="button"
        aria-label={say(by > 0 ? 'more' : 'less', { name })}
        onClick={(event: Event) => {
          event.stopPropagation();
          plan.change(stepped(plan.task, plan.counts, id, by));
        }}
      >
        <circle cx={x + by * 39} cy={y} r={14} />
        <use href={by > 0 ? '#vinci.plus' : '#vinci.minus'} x={x + by * 39 - 9} y={y - 9} width={18} height={18} />
      </g>
    );
  if (plan.task.verb === 'drop')
    return planned > 0 ? <Badge symbol="clear" x={x + 25} y={y - 13} paint="will-go" /> : null;
  return (
    <>
      {button(-1, planned > 0)}
      {button(1, plan.left > 0)}
    </>
  );
}

export function Tokens({ scene, plan }: { scene: VinciScene; plan: Plan | null }) {
  const planned = (id: string) => (plan?.task.verb === 'place' ? (plan.counts[id] ?? 0) : 0);
  const draw = ({ held }: Marked) => (
    <>
      <g aria-hidden="true">
        <Token held={held} count={held.tokens + planned(held.id)} />
        {held.fort && <Fort id={held.id} />}
      </g>
      {plan && held.id in plan.counts && <Steps plan={plan} id={held.id} scene={scene} />}
    </>
  );
  return (
    <g class="tokens">
      <Pieces
        scene={scene}
        piecesOf={tokensOf}
        placesIn={provincesIn}
        draw={draw}
        drawGone={({ held }) => <Token held={held} count={held.tokens} />}
      />
    </g>
  );
}

// Own provinces that this turn would end with losing, and declining ones that it would clear.
export function Marks({ scene, costs }: { scene: VinciScene; costs: ReadonlyMap<string, Cost> }) {
  const forecast = ownSeat(scene)?.forecast;
  if (!forecast || scene.view.on_turn !== scene.you || scene.view.phase !== 'expand') return null;
  const target = /^(?:province|spy)\.(\w+)$/.exec(scene.ghost?.target ?? '')?.[1];
  const cleared = new Set([...forecast.cleared, ...(costs.get(target ?? '')?.clears ?? [])]);
  return (
    <g class="warnings" aria-hidden="true">
      {[...new Set([...forecast.lost, ...cleared])].map((id) => {
        const [x, y] = provinceOf.get(id)!.anchors.token;
        return <Badge key={id} symbol="clear" x={x + 25} y={y - 13} paint="will-go" />;
      })}
    </g>
  );
}

// What a conquest adds to the points of this turn.
function Gain({ x, y, by }: { x: number; y: number; by: number }) {
  if (by === 0) return null;
  return (
    <g class={by > 0 ? 'yield' : 'yield loss'}>
      <rect x={x - 12} y={y} width={24} height={15} rx={7.5} />
      <text x={x} y={y + 12}>
        {by > 0 ? `+${by}` : `−${-by}`}
      </text>
    </g>
  );
}

function CostBadge({ scene, cost, look }: { scene: VinciScene; cost: Cost; look: (id: string) => void }) {
  const say = vinciWords(scene.speaker.language);
  const { name, anchors } = provinceOf.get(cost.province)!;
  const bare = scene.view.provinces.find((held) => held.id === cost.province)?.holding === 'empty';
  const { at, side } = costPlace(anchors);
  const [x, y] = bare ? anchors.token : at;
  const now = ownSeat(scene)?.forecast.vp ?? 0;
  const gain = cost.turn === undefined ? null : <Gain x={x} y={y + 11} by={cost.turn - now} />;
  const spy = scene.lit.has(`spy.${cost.province}`);
  const number = (
    <g class={cost.affordable ? 'cost' : 'cost dear'} aria-hidden="true">
      <circle class="rim" cx={x} cy={y} r={15.5} />
      <circle class="disc" cx={x} cy={y} r={12.5} />
      <text x={x} y={y + 6.4}>
        {cost.cost}
      </text>
    </g>
  );
  if (!spy)
    return (
      <>
        {number}
        {gain && <g aria-hidden="true">{gain}</g>}
      </>
    );
  return (
    <>
      {number}
      <g
        class="spy-badge lit"
        role="button"
        tabIndex={-1}
        data-target={`spy.${cost.province}`}
        aria-label={`${name}: ${say('spy_may')}`}
        onPointerEnter={() => look(cost.province)}
        onFocus={() => look(cost.province)}
      >
        <rect class="rim" x={x + side * 32 - 22} y={y - 15.5} width={44} height={31} rx={15.5} />
        <rect class="disc" x={x + side * 32 - 19} y={y - 12.5} width={38} height={25} rx={12.5} />
        <use href="#vinci.spy" x={x + side * 32 - 15} y={y - 8} width={16} height={16} />
        <text x={x + side * 32 + 9} y={y + 6.4}>
          2
        </text>
      </g>
      {gain && <g aria-hidden="true">{gain}</g>}
    </>
  );
}

export function Costs({
  scene,
  costs,
  look,
}: {
  scene: VinciScene;
  costs: ReadonlyMap<string, Cost>;
  look: (id: string) => void;
}) {
  if (scene.view.decider !== scene.you) return null;
  return (
    <g class="costs">
      {[...costs.values()].map((cost) => (
        <CostBadge key={cost.province} scene={scene} cost={cost} look={look} />
      ))}
    </g>
  );
}
