// panels.tsx - what a player's panel and the end of the game show of After the Empire.
import { FinalTable, type FinalColumn } from '../../kit/final';
import type { Standing } from '../../kit/told';
import { MiniCastle } from './mini_castle';
import { Symbol, type EmpireScene } from './pieces';
import { sheetParts, stocks, type EmpireSeat, type SheetPart } from './view';
import { empireWords, type EmpireSay, type EmpireWord } from './words';

function Workers({ seat, say }: { seat: EmpireSeat; say: EmpireSay }) {
  return (
    <span class="ae-stat" data-about="ae.worker" data-note={say('workers_left', { count: seat.workers })}>
      <Symbol name="worker" label={say('workers')} />
      {seat.workers}
    </span>
  );
}

const flagGold = (seat: EmpireSeat) => seat.flags.reduce((sum, value) => sum + value, 0);

export function Panel({ scene, seat: number }: { scene: EmpireScene; seat: number }) {
  const { view, speaker, you } = scene;
  const say = empireWords(speaker.language);
  const seat = view.seats[number];
  if (!seat) return null;
  const stat = (symbol: string, count: number, word: EmpireWord, paint = '') => (
    <span key={symbol} class="ae-stat hide" data-about={`ae.${symbol}`} data-note={say(word)}>
      <Symbol name={symbol} paint={paint} label={say(word)} />
      {count}
    </span>
  );
  return (
    <div class="ae-panel">
      <span class="ae-stat gold" data-about="ae.gold">
        <Symbol name="gold" paint="g-gold" label={say('gold')} />
        {seat.gold}
      </span>
      <Workers seat={seat} say={say} />
      {stocks.map((good) => stat(good, seat[good], good, `g-${good}`))}
      {stat('soldier', seat.soldiers, 'soldiers')}
      {stat('wounded', seat.wounded, 'wounded')}
      {stat('mercenary', seat.mercenaries, 'mercenaries')}
      <span class="ae-stat hide" data-about="ae.flag" data-note={say('flags', { count: flagGold(seat) })}>
        <Symbol name="flag" label={say('flag_gold')} />
        {flagGold(seat)}
      </span>
      {stat('card-objective', seat.objectives.length + seat.hidden_objectives, 'objectives')}
      <span class="ae-score hide">
        {say('score_now', { count: seat.sheet.total })}
        {number !== you && seat.hidden_objectives > 0 && `, ${say('score_hidden')}`}
        {seat.sacked > 0 && <b class="bad"> · {say('sacked')}</b>}
      </span>
      <MiniCastle seat={seat} />
    </div>
  );
}

const partSymbol: Record<SheetPart, [string, EmpireWord]> = {
  track: ['gold', 'track'],
  buildings: ['card-building', 'buildings'],
  refugees: ['card-refugee', 'refugees'],
  flags: ['flag', 'flag_gold'],
  farms: ['farm-2', 'farms'],
  objectives: ['card-objective', 'objective_gold'],
};

export function Final({ scene, standing }: { scene: EmpireScene; standing: Standing }) {
  const say = empireWords(scene.speaker.language);
  const sheet = (seat: number) => scene.view.seats[seat]!.sheet;
  const columns: FinalColumn[] = [
    ...sheetParts.map((part) => {
      const [symbol, word] = partSymbol[part];
      return {
        head: <Symbol name={symbol} label={say(word)} />,
        title: say(word),
        cell: (seat: number) => sheet(seat)[part],
      };
    }),
    { head: say('total'), cell: (seat) => sheet(seat).total },
  ];
  return <FinalTable standing={standing} speaker={scene.speaker} columns={columns} paint="ae-final" />;
}
