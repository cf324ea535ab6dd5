// report.tsx - the attack told once more when it is over: what came, what each step cost, and what the season paid.
import { useRef, useState } from 'preact/hooks';
import { Sentence } from '../../shell/table/sentence';
import type { LogEntry } from '../../shell/wire/messages';
import { Icon } from './log_icons';
import { Worker, type EmpireScene } from './pieces';
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

export interface Report {
  season: number;
  entries: LogEntry[];
}

// The report with these entries added; the first card turned up begins a new one.
export function reportWith(report: Report, entries: readonly LogEntry[], season: number): Report {
  let { season: of, entries: told } = report;
  for (const entry of entries) {
    const kind = kindOf(entry);
    const begins = attack.includes(kind) && !told.slice(-1).every((last) => attack.includes(kindOf(last)));
    if (begins || (told.length === 0 && attack.includes(kind))) [of, told] = [season, []];
    if (told.length === 0 && !attack.includes(kind)) continue;
    if ([...attack, ...combat, ...after].includes(kind)) told = [...told, entry];
  }
  return { season: of, entries: told };
}

// Gathers what arrives; a look back in a replay begins anew.
function useReport(scene: EmpireScene): Report {
  const kept = useRef<{ number: number; report: Report }>({ number: 0, report: { season: 0, entries: [] } });
  const { number, entries, before } = scene.arrival;
  if (number !== kept.current.number) {
    const season = (before as { season?: number } | null)?.season ?? scene.view.season;
    kept.current = { number, report: reportWith(kept.current.report, entries, season) };
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
  const ended = report.entries.some((entry) => after.includes(kindOf(entry)));
  if (!ended || closed === report.season || (view.stage !== 'actions' && view.stage !== 'refresh')) return null;
  const of = (kinds: readonly string[]) => report.entries.filter((entry) => kinds.includes(kindOf(entry)));
  const order = [...view.seats].sort((one, other) => Number(other.seat === you) - Number(one.seat === you));
  return (
    <section class="ae-report" role="region" aria-label={say('report', { count: report.season })}>
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
