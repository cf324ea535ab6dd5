// gold_track.tsx - how rich everybody is, what the threat makes of the poor, and at which gold the known cards grow.
import { amountsOf } from './deeds';
import { Goods, invadersIn, invaderWords, Symbol, Worker, type EmpireScene } from './pieces';
import { lastRise, riseEvery, shownSeat, spikeEvery, trackEnd, type EmpireView } from './view';
import { empireWords } from './words';

export interface TierFlag {
  gold: number;
  side: string;
  inForce: boolean;
  archers: number;
  swordsmen: number;
  n: number; // of a siege engine
  row: 0 | 1; // flags that would touch hang one above the other
}

// The tiers of all cards this viewer knows, from left to right.
export function tierFlags(view: EmpireView, seat: number): TierFlag[] {
  const flags: Omit<TierFlag, 'row'>[] = [];
  for (const slot of view.invaders)
    slot.tiers?.forEach((tier, at) =>
      flags.push({ ...tier, n: 0, side: slot.side ?? '?', inForce: slot.reached?.[seat] === at }),
    );
  view.siege.tiers?.forEach((tier, at) =>
    flags.push({
      ...tier,
      archers: 0,
      swordsmen: 0,
      side: view.siege.side ?? '?',
      inForce: view.siege.reached?.[seat] === at,
    }),
  );
  const ends = [-9, -9];
  return flags
    .toSorted((one, other) => one.gold - other.gold)
    .map((flag) => {
      const row = flag.gold - ends[0]! >= 3 || flag.gold - ends[1]! < 3 ? 0 : 1;
      ends[row] = flag.gold;
      return { ...flag, row };
    });
}

// Gold of the viewer after what is about to be chosen, as the preview tells it.
export function goldAfter(scene: EmpireScene): number | null {
  const { view, you, preview } = scene;
  if (typeof you !== 'number' || !preview) return null;
  let gold = view.seats[you]!.gold;
  const before = gold;
  for (const entry of preview.log) {
    if (entry.seat !== you) continue;
    const sign = entry.key.endsWith('.goods_gained') ? 1 : entry.key.endsWith('.goods_paid') ? -1 : 0;
    for (const { thing, count } of amountsOf(entry.args?.['goods']?.[0] ?? 'nothing'))
      if (thing === 'gold') gold += sign * count;
  }
  return gold === before ? null : gold;
}

function Flag({ flag, scene }: { flag: TierFlag; scene: EmpireScene }) {
  const say = empireWords(scene.speaker.language);
  const what = flag.n > 0 ? `${say('siege')} ${flag.n}` : invaderWords(flag, scene);
  const label = `${flag.side}, ${say('tier_at', { count: flag.gold, what })}`;
  return (
    <span class={`ae-flag row-${flag.row} ${flag.inForce ? 'on' : ''}`} data-about="track" data-note={label}>
      <b aria-hidden="true">{flag.side}</b>
      {flag.n > 0 ? (
        <span class="ae-amount" aria-hidden="true">
          {flag.n}
          <Symbol name="card-siege" />
        </span>
      ) : (
        <Goods amounts={invadersIn(flag)} />
      )}
      <span class="sr">{label}</span>
    </span>
  );
}

// A phone shows a stretch of the track around one's own place.
const phoneCells = 14;
export const windowStart = (own: number) => Math.max(0, Math.min(own - 5, trackEnd + 1 - phoneCells));

function cellClass(gold: number, view: EmpireView, own: number): string {
  const rises = gold > 0 && gold <= lastRise && gold % riseEvery === 0;
  return [
    'ae-cell',
    gold <= view.threat ? 'under' : '',
    gold === view.threat ? 'threat' : '',
    gold <= own ? 'low' : '',
    rises ? (gold % spikeEvery === 0 ? 'rise spike' : 'rise') : '',
    gold < windowStart(own) || gold >= windowStart(own) + phoneCells ? 'far' : '',
  ].join(' ');
}

export function GoldTrack({ scene }: { scene: EmpireScene }) {
  const { view, speaker } = scene;
  const say = empireWords(speaker.language);
  const seat = shownSeat(view);
  const own = view.seats[seat]!;
  const counts = own.forecast.effective_gold;
  const after = goldAfter(scene);
  const flags = tierFlags(view, seat);
  const at = (gold: number) => Math.min(gold, trackEnd);
  return (
    <section class="ae-track ae-slab" aria-label={say('gold')}>
      <div class="ae-track-name">
        <b>{say('gold')}</b>
        <span data-about="ae.threat" data-note={say('threat_help')}>
          <Symbol name="threat" paint="g-threat" /> {say('threat', { count: view.threat })}
        </span>
      </div>
      <ol class="ae-cells">
        {Array.from({ length: trackEnd + 1 }, (_, gold) => (
          <li key={gold} class={cellClass(gold, view, at(own.gold))}>
            {flags
              .filter((flag) => at(flag.gold) === gold)
              .map((flag, number) => (
                <Flag key={number} flag={flag} scene={scene} />
              ))}
            <span class="ae-lords">
              {view.seats
                .filter((each) => at(each.gold) === gold)
                .map((each) => (
                  <span key={each.seat}>
                    <Worker seat={each.seat} />
                    <span class="sr">{say('gold_of', { name: speaker.nameOf(each.seat), count: each.gold })}</span>
                  </span>
                ))}
              {after !== null && at(after) === gold && (
                <span>
                  <Worker seat={seat} ghost />
                  <span class="sr">{say('would_have', { name: speaker.nameOf(seat), count: after })}</span>
                </span>
              )}
              {counts !== own.gold && at(counts) === gold && (
                <span
                  class="ae-mask"
                  data-about="ae.threat"
                  data-note={say('counts_as', { name: speaker.nameOf(seat), count: counts })}
                >
                  <Symbol
                    name="threat"
                    paint="g-threat"
                    label={say('counts_as', { name: speaker.nameOf(seat), count: counts })}
                  />
                </span>
              )}
            </span>
            <i aria-hidden="true">{gold === trackEnd ? `${gold}+` : gold}</i>
          </li>
        ))}
      </ol>
    </section>
  );
}
