// hand.tsx - one's own civilization: tiles, tokens, what the turn would score, and the plan for tokens.
import { provinceOf } from './atlas';
import { Civilizations, TileLines } from './civilizations';
import { tileName } from './pieces';
import { nothing, stepped, suggested, usePlan, type Plan } from './plan';
import { ownSeat, signOf, type VinciScene, type VinciSeat } from './view';
import { vinciWords, type VinciSay } from './words';

interface Props {
  scene: VinciScene;
  seat: VinciSeat;
  say: VinciSay;
}

function Own({ scene, seat, say }: Props) {
  return (
    <section class="own-tiles">
      <h2 class="caps">{say('own')}</h2>
      {seat.tiles.length === 0 && <p class="hint">{say('no_civilization')}</p>}
      <TileLines tiles={seat.tiles} scene={scene} say={say} />
    </section>
  );
}

function Stock({ scene, seat, say }: Props) {
  const borrowed = scene.view.on_turn === seat.seat ? scene.view.turn.borrowed : 0;
  return (
    <section class="own-stock">
      <h2 class="caps">{say('hand')}</h2>
      <span class="pile" data-seat={signOf(seat.seat)}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <use href={`#seat.${signOf(seat.seat)}`} />
        </svg>
        <b>{seat.hand}</b>
      </span>
      <small>
        {say('hand.of', { count: seat.forecast.tokens + borrowed })}
        {borrowed > 0 && <em>{say('hand.borrowed', { count: borrowed })}</em>}
      </small>
    </section>
  );
}

interface Slice {
  kind: string;
  count: number;
  name: string;
}

function slicesOf({ scene, seat, say }: Props): Slice[] {
  const { forecast, tiles, kept } = seat;
  const name = (tile: string) => tileName(tile, scene.speaker.language);
  return [
    { kind: 'active', count: forecast.active, name: say('provinces_vp') },
    ...tiles.map((tile, at) => ({ kind: `tile-${at}`, count: forecast.tiles[at]!, name: name(tile.id) })),
    { kind: 'slaves', count: forecast.slavery, name: say('slaves_vp') },
    { kind: 'declining', count: forecast.declining, name: say('declining_vp') },
    ...kept.map((tile, at) => ({
      kind: 'kept',
      count: forecast.kept[at]!,
      name: say('kept_vp', { tile: name(tile) }),
    })),
  ].filter(({ count }) => count > 0);
}

function warnings({ scene, seat: { forecast, active }, say }: Props): { text: string; bad: boolean }[] {
  const names = (ids: readonly string[]) => ids.map((id) => provinceOf.get(id)!.name).join(', ');
  const out: { text: string; bad: boolean }[] = [];
  if (scene.view.decline_vp !== undefined && scene.view.decider === scene.you)
    out.push({ text: say('decline_scores', { count: scene.view.decline_vp }), bad: false });
  if (forecast.parts > 1) out.push({ text: say('split', { count: forecast.parts }), bad: true });
  if (active > 0) {
    const values = {
      tokens: say('tokens', { count: forecast.tokens }),
      provinces: say('provinces', { count: active }),
      lost: forecast.lost.length,
    };
    const loses = forecast.lost.length > 0;
    if (loses || out.length === 0) out.push({ text: say(loses ? 'short' : 'enough', values), bad: loses });
  }
  if (forecast.cleared.length > 0) out.push({ text: say('clears', { names: names(forecast.cleared) }), bad: true });
  return out;
}

function Outlook(props: Props) {
  const { scene, seat, say } = props;
  const stopping = scene.view.on_turn === seat.seat && scene.view.phase === 'expand';
  const slices = slicesOf(props);
  return (
    <section class="own-outlook">
      <h2 class="caps">
        {say(stopping ? 'stop_now' : 'next_turn')} <b>+{say('vp', { count: seat.forecast.vp })}</b>
        <em>
          {seat.vp} → {seat.vp + seat.forecast.vp}
        </em>
      </h2>
      <div class="income" data-seat={signOf(seat.seat)} aria-hidden="true">
        {slices.map(({ kind, count }, at) => (
          <span key={at} class={kind} style={{ flexGrow: count }}>
            {count}
          </span>
        ))}
      </div>
      <ul class="income-key" data-seat={signOf(seat.seat)}>
        {slices.map(({ kind, count, name }, at) => (
          <li key={at}>
            <i class={kind} />
            {name}
            <span class="sr"> {count}</span>
          </li>
        ))}
      </ul>
      {warnings(props).map(({ text, bad }) => (
        <p key={text} class={bad ? 'loss' : ''}>
          {text}
        </p>
      ))}
    </section>
  );
}

function Stepper({ plan, id, say, tokens }: { plan: Plan; id: string; say: VinciSay; tokens: number }) {
  const { name } = provinceOf.get(id)!;
  const count = plan.counts[id] ?? 0;
  const step = (by: number) => () => plan.change(stepped(plan.task, plan.counts, id, by));
  if (plan.task.verb === 'drop')
    return (
      <button
        class="toggle"
        aria-pressed={count > 0}
        aria-label={say('give_up', { name })}
        onClick={step(count > 0 ? -1 : 1)}
      >
        {name}
      </button>
    );
  return (
    <div class="stepper" role="group" aria-label={name}>
      <span>{name}</span>
      <div>
        <button aria-label={say('less', { name })} disabled={count === 0} onClick={step(-1)}>
          −
        </button>
        <b aria-live="polite">{tokens + count}</b>
        <button aria-label={say('more', { name })} disabled={plan.left === 0} onClick={step(1)}>
          +
        </button>
      </div>
    </div>
  );
}

function PlanPanel({ plan, scene, say }: { plan: Plan; scene: VinciScene; say: VinciSay }) {
  const drops = plan.task.verb === 'drop';
  const state =
    plan.left === 0
      ? say(drops ? 'plan.drop.done' : 'plan.done')
      : say(drops ? 'plan.drop.left' : 'plan.left', { count: plan.left });
  const tokensOn = (id: string) => scene.view.provinces.find((held) => held.id === id)?.tokens ?? 0;
  return (
    <section class="own-plan">
      <h2 class="caps">
        {say(drops ? 'plan.drop' : 'plan')} <em aria-live="polite">{state}</em>
        <button class="plan-link" onClick={() => plan.change(nothing(plan.task))}>
          {say('plan.none')}
        </button>
        {!drops && (
          <button class="plan-link" onClick={() => plan.change(suggested(plan.task))}>
            {say('plan.guard')}
          </button>
        )}
        <button class="accept" disabled={plan.line === null} data-chain={plan.line ?? undefined}>
          {say(drops ? 'plan.drop.accept' : 'plan.accept')}
        </button>
      </h2>
      <div class="steppers">
        {plan.task.provinces.map(({ id }) => (
          <Stepper key={id} plan={plan} id={id} say={say} tokens={tokensOn(id)} />
        ))}
      </div>
    </section>
  );
}

export function Hand({ scene }: { scene: VinciScene }) {
  const say = vinciWords(scene.speaker.language);
  const plan = usePlan(scene);
  const seat = ownSeat(scene);
  if (!seat) return null;
  const props = { scene, seat, say };
  const choosing = scene.view.phase === 'civilization' && scene.view.decider === scene.you;
  return (
    <div class={`vinci-tray ${choosing ? 'choosing' : ''} ${plan ? 'planning' : ''}`}>
      {choosing && (
        <section class="own-row">
          <Civilizations scene={scene} />
        </section>
      )}
      <Own {...props} />
      <Stock {...props} />
      {plan ? <PlanPanel plan={plan} scene={scene} say={say} /> : <Outlook {...props} />}
    </div>
  );
}
