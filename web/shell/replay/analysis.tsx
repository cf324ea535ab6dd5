// analysis.tsx - the study of a finished game: computed by the server in the background, drawn as it comes in.
import { useEffect, useState } from 'preact/hooks';
import { reasonOf } from '../parts/loaded';
import { navigate } from '../route';
import { api } from '../wire/api';
import type { Analysis, TableInfo } from '../wire/messages';
import { useWords, type Speaker } from '../words/words';
import { Chart, signedPercent } from './chart';

const pollEvery = 1000;
const costly = 0.05;
const shown = 8;

function useAnalysis(id: string, over: boolean, token: string | undefined): [Analysis | null, string, () => void] {
  const [analysis, setAnalysis] = useState<Analysis | null>(null);
  const [trouble, setTrouble] = useState('');
  const fail = (problem: unknown) => setTrouble(reasonOf(problem));
  useEffect(() => {
    if (over) api.analysis(id, token).then(setAnalysis, fail);
  }, [id, over]);
  useEffect(() => {
    if (analysis?.state !== 'running') return;
    const timer = setTimeout(() => void api.analysis(id, token).then(setAnalysis, fail), pollEvery);
    return () => clearTimeout(timer);
  }, [analysis]);
  return [analysis, trouble, () => void api.analyse(id, token).then(setAnalysis, fail)];
}

export function AnalysisTab({
  table,
  speaker,
  signs,
  step,
  go,
  token,
}: {
  table: TableInfo;
  speaker: Speaker;
  signs: readonly string[];
  step: number | null;
  go?: (step: number) => void;
  token?: string | undefined;
}) {
  const say = useWords();
  const [analysis, trouble, start] = useAnalysis(table.id, table.phase === 'over', token);
  if (table.phase !== 'over') return <p class="none">{say('analysis.not_over')}</p>;
  if (trouble)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  if (!analysis) return <p class="none">{say('loading')}</p>;
  if (analysis.state === 'none')
    return (
      <div class="analysis">
        <p>{say('analysis.none')}</p>
        <button class="btn primary" onClick={start}>
          {say('analysis.start')}
        </button>
      </div>
    );
  const jump = go ?? ((to: number) => navigate(`/replay/${table.id}?seat=omniscient#${to}`));
  const mistakes = analysis.moves.filter((move) => move.drop >= costly).toSorted((one, other) => other.drop - one.drop);
  const luck = table.seats.map((_, seat) => analysis.luck.reduce((sum, { change }) => sum + (change[seat] ?? 0), 0));
  return (
    <div class="analysis">
      {analysis.state === 'running' && (
        <p role="status">
          {say('analysis.running', { done: analysis.done, total: analysis.total })}{' '}
          <progress value={analysis.done} max={analysis.total} />
        </p>
      )}
      <Chart analysis={analysis} speaker={speaker} signs={signs} step={step} go={jump} />
      <p class="by">{say('analysis.by')}</p>
      <h3>{say('analysis.mistakes')}</h3>
      {mistakes.length === 0 && <p class="none">{say('analysis.no_mistakes')}</p>}
      <ol class="mistakes">
        {mistakes.slice(0, shown).map((move) => (
          <li key={move.step}>
            <button onClick={() => jump(move.step)}>
              <b>{say('analysis.drop', { count: Math.round(move.drop * 100) })}</b> {speaker.nameOf(move.seat)}:{' '}
              <code>{move.line}</code> <small>{say('analysis.at', { number: move.step })}</small>
              {move.better[0] && (
                <small class="better">
                  {say('analysis.better', {
                    line: move.better[0].line,
                    count: Math.round(move.better[0].chance * 100),
                  })}
                </small>
              )}
            </button>
          </li>
        ))}
      </ol>
      <h3>{say('analysis.luck')}</h3>
      <ul class="luck">
        {luck.map((sum, seat) => (
          <li key={seat}>
            <span>{speaker.nameOf(seat)}</span>
            <b>{signedPercent(sum)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
