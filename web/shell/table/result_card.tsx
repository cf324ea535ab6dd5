// result_card.tsx - a great moment on a card of its own: both sides with what they brought, the verdict, what fell, what was gained.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { SeatSign } from '../parts/icon';
import type { LogEntry } from '../wire/messages';
import { plain, useWords, type Say, type Speaker } from '../words/words';
import type { Drawing } from './scene';
import { Sentence } from '../../kit/sentence';
import { like, verdictOf, type Chapter, type Side, type Tale } from '../../kit/tales';

interface Props {
  tale: Tale;
  you: number | string;
  speaker: Speaker;
  drawing: Drawing;
  signs: readonly string[];
  point(ids: string[]): void;
  close(): void;
}

// The two faces nearest to each other that add up to a roll.
const facesOf = (total: number): [number, number] => [Math.floor(total / 2), Math.ceil(total / 2)];

const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]] as const;

function Die({ face }: { face: number }) {
  return (
    <svg class="die" viewBox="0 0 48 48" aria-hidden="true">
      <rect x="2" y="2" width="44" height="44" rx="9" />
      {(pips[face] ?? []).map((pip) => (
        <circle key={pip} cx={12 + 12 * (pip % 3)} cy={12 + 12 * Math.floor(pip / 3)} r="4.6" />
      ))}
    </svg>
  );
}

// Of 36 ways that two dice can fall, those that reach a number.
export const chanceOf = (needed: number): number => {
  const ways = (total: number) => 6 - Math.abs(7 - total);
  let count = 0;
  for (let total = Math.max(2, needed); total <= 12; ++total) count += ways(total);
  return Math.round((100 * count) / 36);
};

function Roll({ total, needed, say }: { total: number; needed: number; say: Say }) {
  return (
    <div class="roll">
      {facesOf(total).map((face, at) => (
        <Die key={at} face={face} />
      ))}
      <ol class="scale" aria-hidden="true">
        {Array.from({ length: 11 }, (_, at) => at + 2).map((each) => (
          <li key={each} class={`${each >= needed ? 'wins' : ''} ${each === total ? 'rolled' : ''}`}>
            {each}
          </li>
        ))}
      </ol>
      <small>{say('card.needed', { needed, chance: chanceOf(needed) })}</small>
    </div>
  );
}

const roleWords = { attack: 'card.attacker', defence: 'card.defender', equal: null } as const;

function SideOf({ side, lost, props, say }: { side: Side; lost: boolean; props: Props; say: Say }) {
  const { speaker, signs, you } = props;
  const role = roleWords[side.role];
  return (
    <div class={`side-of ${side.role} ${lost ? 'lost' : ''}`}>
      {side.seat !== null && <SeatSign sign={signs[side.seat]!} you={side.seat === you} />}
      <p>
        {role && <small>{say(side.winsTies ? 'card.defender.ties' : role)}</small>}
        <b>{side.seat === null ? '' : speaker.nameOf(side.seat)}</b>
      </p>
      {side.total !== null && <output>{side.total}</output>}
      {side.dice !== undefined && side.needed !== undefined && (
        <Roll total={side.dice} needed={side.needed} say={say} />
      )}
      {side.entries.length > 0 && (
        <ul>
          {side.entries.map((entry, at) => (
            <li key={at}>{plain(entry, speaker)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Outcome({ title, entries, props }: { title: string; entries: LogEntry[]; props: Props }) {
  const { drawing, speaker, point } = props;
  if (entries.length === 0) return null;
  return (
    <div>
      <dt class="caps">{title}</dt>
      {entries.map((entry, at) => (
        <dd
          key={at}
          onMouseEnter={() => point(Object.values(entry.args ?? {}).map(([id]) => id))}
          onMouseLeave={() => point([])}
        >
          {drawing.Icon && <drawing.Icon entry={entry} />}
          <Sentence phrase={entry} speaker={speaker} />
        </dd>
      ))}
    </div>
  );
}

// What happened step by step.
function Chapters({ chapters, props }: { chapters: readonly Chapter[]; props: Props }) {
  const { drawing, speaker } = props;
  return (
    <ol class="chapters">
      {chapters.map(({ title, entries }, at) => (
        <li key={at} style={{ '--at': at }}>
          <b class="caps">{title}</b>
          <ol>
            {entries.map((entry, place) => (
              <li key={place}>
                {drawing.Icon && <drawing.Icon entry={entry} />}
                <Sentence phrase={entry} speaker={speaker} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

// The half of the board that is away from the things the tale speaks of.
function useFreeHalf(card: RefObject<HTMLElement | null>, { entries }: Tale): 'top' | 'bottom' {
  const [half, setHalf] = useState<'top' | 'bottom'>('top');
  useLayoutEffect(() => {
    const board = card.current!.closest('.stage')!.querySelector('.board-view')!;
    const ids = new Set(entries.flatMap((entry) => Object.values(entry.args ?? {}).map(([id]) => id)));
    const things = [...board.querySelectorAll<HTMLElement>('[data-target]')].filter((thing) =>
      ids.has(thing.dataset['target']!),
    );
    const { top, height } = board.getBoundingClientRect();
    const heights = things.map((thing) => thing.getBoundingClientRect()).map((box) => box.top + box.height / 2 - top);
    const middle = heights.reduce((sum, each) => sum + each, 0) / Math.max(1, heights.length);
    if (heights.length > 0 && middle < height / 2) setHalf('bottom');
  }, []);
  return half;
}

export function ResultCard(props: Props) {
  const { tale, speaker, close } = props;
  const say = useWords();
  const card = useRef<HTMLElement>(null);
  const half = useFreeHalf(card, tale);
  const { form, entries, before } = tale;
  const sides = form.sides?.(entries, before) ?? [];
  const chapters = form.chapters?.(entries, before, speaker.language) ?? [];
  const best = Math.max(...sides.map(({ total }) => total ?? 0));
  const verdict = verdictOf(tale);
  const told = (pattern: RegExp | undefined) => entries.filter((entry) => like(pattern)(entry) && entry !== verdict);
  return (
    <section ref={card} class={`result-card ${half}`} aria-label={plain(verdict, speaker)} data-tale={form.kind}>
      {entries[0] !== verdict && chapters.length === 0 && <header>{plain(entries[0]!, speaker)}</header>}
      {sides.length > 0 && (
        <div class="sides">
          {sides.map((side) => (
            <SideOf
              key={`${side.seat} ${side.role}`}
              side={side}
              lost={sides.length > 1 && (side.total ?? 0) < best}
              props={props}
              say={say}
            />
          ))}
        </div>
      )}
      {chapters.length > 0 && <Chapters chapters={chapters} props={props} />}
      <div class="verdict">
        <Sentence phrase={verdict} speaker={speaker} />
        <button class="btn go-on" onClick={close}>
          {say('card.go_on')} <kbd>{say('key.space')}</kbd>
        </button>
      </div>
      <dl class="outcomes">
        <Outcome title={say('card.fell')} entries={told(form.fell)} props={props} />
        <Outcome title={say('card.gained')} entries={told(form.gained)} props={props} />
      </dl>
    </section>
  );
}
