// report.tsx - the attack told once more when it is over: what came, what each step cost, and what the season paid.
import { useRef, useState } from 'preact/hooks';
import { Sentence } from '../../kit/sentence';
import type { Arrival, LogEntry } from '../../kit/told';
import { Icon } from './log_icons';
import { Worker, type EmpireScene } from './pieces';
import type { EmpireView } from './view';
import { empireWords } from './words';

const kindOf = (entry: LogEntry) => entry.key.slice('after_the_empire.'.length);

const attack = ['invader_turned_up', 'siege_turned_up'];
const after = ['flag_won', 'no_flag', 'income_paid', 'harvest_gathered', 'feast_held', 'order_set'];
const combat = [
  'posted',
  'invaders_came',
  'surge_came',
  'siege_absorbed',
  'farm_razed',
  'field_struck',
  'troop_shifted',
  'round_began',
  'field_shot',
  'troops_lost',
  'invaders_entered',
  'invaders_climbed',
  'invaders_slain',
  'melee_absorbed',
  'castle_survived',
  'castle_sacked',
  'card_damaged',
  'gold_fell',
  'soldiers_rescued',
  'piece_hit',
  'piece_destroyed',
  'turret_inoperable',
];

interface Told {
  place: number; // in the whole log
  entry: LogEntry;
}

export interface Report {
  season: number;
  told: readonly Told[];
}

export const nothingTold: Report = { season: 0, told: [] };

// The report with what has arrived; the first card turned up begins a new one. What was taken back, or is told again, has its
// old places in the log and takes them.
export function reportWith(report: Report, { first, entries }: Pick<Arrival, 'first' | 'entries'>, season: number) {
  let of = report.season;
  let told = report.told.filter(({ place }) => place < first);
  entries.forEach((entry, at) => {
    const kind = kindOf(entry);
    const begins = attack.includes(kind) && !told.slice(-1).every((last) => attack.includes(kindOf(last.entry)));
    if (begins || (told.length === 0 && attack.includes(kind))) [of, told] = [season, []];
    if (told.length === 0 && !attack.includes(kind)) return;
    if ([...attack, ...combat, ...after].includes(kind)) told = [...told, { place: first + at, entry }];
  });
  return { season: of, told };
}

// Gathers what arrives.
function useReport(scene: EmpireScene): Report {
  const kept = useRef<{ number: number; report: Report }>({ number: 0, report: nothingTold });
  const { number, before } = scene.arrival;
  if (number !== kept.current.number) {
    const season = (before as EmpireView | null)?.season ?? scene.view.season;
    kept.current = { number, report: reportWith(kept.current.report, scene.arrival, season) };
  }
  return kept.current.report;
}

function Lines({ entries, scene }: { entries: readonly LogEntry[]; scene: EmpireScene }) {
  return (
    <ol class="ae-told">
      {entries.map((entry, at) => (
        <li key={at} class={kindOf(entry)}>
          <Icon entry={entry} />
          <Sentence phrase={entry} speaker={scene.speaker} />
        </li>
      ))}
    </ol>
  );
}

export function ReportPanel({ scene }: { scene: EmpireScene }) {
  const { view, you, speaker } = scene;
  const say = empireWords(speaker.language);
  const report = useReport(scene);
  const [closed, close] = useState(0);
  const ended = report.told.some(({ entry }) => after.includes(kindOf(entry)));
  if (!ended || closed === report.season || (view.stage !== 'actions' && view.stage !== 'refresh')) return null;
  const of = (kinds: readonly string[]) =>
    report.told.map(({ entry }) => entry).filter((entry) => kinds.includes(kindOf(entry)));
  const order = view.seats.toSorted((one, other) => Number(other.seat === you) - Number(one.seat === you));
  return (
    <section class="ae-report" aria-label={say('report', { count: report.season })}>
      <header>
        <h2>{say('report', { count: report.season })}</h2>
        <button class="btn" onClick={() => close(report.season)}>
          {say('close')}
        </button>
      </header>
      <div class="ae-report-body" tabIndex={0}>
        <Lines entries={of(attack)} scene={scene} />
        {order.map(({ seat }) => {
          const own = of(combat).filter((entry) => entry.seat === seat);
          return (
            <details key={seat} open={seat === you}>
              <summary>
                <Worker seat={seat} /> {seat === you ? say('report_own') : speaker.nameOf(seat)}{' '}
                <small>{say(own.some((entry) => kindOf(entry) === 'castle_sacked') ? 'sacked' : 'survived')}</small>
              </summary>
              <Lines entries={own} scene={scene} />
            </details>
          );
        })}
        <h3>{say('report_after')}</h3>
        <Lines entries={of(after)} scene={scene} />
      </div>
    </section>
  );
}
