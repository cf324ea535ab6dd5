// inspector.tsx - a card over the northern sea: the province that is looked at, with its sum spelled out; else the legend.
import { plain } from '../../kit/speech';
import { provinceOf, terrains } from './atlas';
import { holderText, landText } from './labels';
import { ownSeat, type Cost, type VinciScene } from './view';
import { vinciWords, type VinciSay } from './words';

function Legend({ say }: { say: VinciSay }) {
  return (
    <>
      <h3>{say('legend')}</h3>
      <dl class="terrain-legend">
        {terrains.map((terrain) => (
          <div key={terrain}>
            <svg viewBox="0 0 28 18" aria-hidden="true" class={`land-${terrain}`}>
              <rect class="soil" width={28} height={18} rx={3} />
              <rect width={28} height={18} rx={3} fill={`url(#vinci.${terrain})`} />
            </svg>
            <dt>{say(terrain)}</dt>
            <dd>{say(`legend.${terrain}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const summands = ['terrain', 'tokens', 'fort', 'militia', 'base', 'abilities'] as const;

// "2 + 3 tokens + 1 fort − 1 abilities = 5"
function Sum({ cost, hand, say }: { cost: Cost; hand: number; say: VinciSay }) {
  return (
    <p class="sum">
      <span>2</span>
      {summands.map((name) => {
        const amount = cost[name];
        if (amount === 0) return null;
        return (
          <span key={name}>
            <i>{amount > 0 ? '+' : '−'}</i> {Math.abs(amount)} <small>{say(`part.${name}`)}</small>
          </span>
        );
      })}
      <span>
        <i>=</i> <b>{cost.cost}</b>
      </span>
      {!cost.affordable && <em>{say('hand_holds', { count: hand })}</em>}
    </p>
  );
}

function Outlook({ scene, id, cost, say }: { scene: VinciScene; id: string; cost: Cost; say: VinciSay }) {
  const now = ownSeat(scene)?.forecast.vp ?? 0;
  const previewed = scene.ghost?.target.endsWith(`.${id}`) ? (scene.preview?.log.slice(1) ?? []) : [];
  return (
    <>
      {previewed.slice(0, 2).map((entry) => (
        <p class="effect">{plain(entry, scene.speaker)}.</p>
      ))}
      <p class="effect">
        {say('worth', { count: cost.value })}
        {cost.turn !== undefined && (
          <>
            {' · '}
            {say('turn_would', { count: cost.turn })}{' '}
            <b class={cost.turn < now ? 'loss' : 'win'}>
              ({cost.turn < now ? '−' : '+'}
              {Math.abs(cost.turn - now)})
            </b>
          </>
        )}
      </p>
      {cost.clears && (
        <p class="effect loss">
          {say('clears', { names: cost.clears.map((each) => provinceOf.get(each)!.name).join(', ') })}
        </p>
      )}
    </>
  );
}

export function Inspector({
  scene,
  province,
  pinned,
  costs,
}: {
  scene: VinciScene;
  province: string | null;
  pinned: boolean;
  costs: ReadonlyMap<string, Cost>;
}) {
  const say = vinciWords(scene.speaker.language);
  const held = scene.view.provinces.find((each) => each.id === province);
  if (!province || !held)
    return (
      <aside class="inspector">
        <Legend say={say} />
      </aside>
    );
  const cost = costs.get(province);
  const { name, entry } = provinceOf.get(province)!;
  const abandons = pinned && scene.lit.has(`province.${province}`);
  return (
    <aside class={`inspector ${cost ? 'in-reach' : ''}`}>
      <h3>
        {name} <small>{landText(scene, province)}</small>
      </h3>
      <p class="holder">
        {holderText(scene, held)}
        {held.fort ? `, ${say('fort')}` : ''}
        {entry && scene.view.seats[Number(scene.you)]?.active === 0 ? ` · ${say('entry')}` : ''}
      </p>
      {cost && <Sum cost={cost} hand={ownSeat(scene)?.hand ?? 0} say={say} />}
      {cost && <Outlook scene={scene} id={province} cost={cost} say={say} />}
      {abandons && (
        <button class="btn danger" data-target={`province.${province}`}>
          {say('abandon')}
        </button>
      )}
    </aside>
  );
}
