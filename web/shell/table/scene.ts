// scene.ts - puts together what a game's drawing looks at, and loads that drawing.
import { useMemo } from 'preact/hooks';
import { cardOf } from '../../kit/cards';
import type { GameDrawing, Scene } from '../../kit/game';
import { pagesOf } from '../../kit/languages';
import { drawing as plainDrawing } from '../plain/drawing';
import { addSymbols } from '../parts/icon';
import { fetched } from '../parts/chunk';
import { useLoaded, type Loaded } from '../parts/loaded';
import { preferences } from '../preferences';
import { useStore } from '../../kit/store';
import { openChoices, type Choice } from '../wire/choices';
import type { ChoiceLists, TableInfo } from '../wire/messages';
import { seatName } from '../words/game_words';
import { learnParts, useLanguage, type Speaker } from '../words/words';
import type { TableModel } from './model';
import { earlierParts, noTrail, type Trail } from './trail';

export type Drawing = GameDrawing;
export type AnyScene = Scene<never>;

async function loadDrawing(game: string): Promise<Drawing> {
  const { load } = cardOf(game);
  const [loaded] = await Promise.all([load ? fetched(load) : (plainDrawing as Drawing), learnParts('table', game)]);
  if (loaded.sprite) addSymbols(loaded.sprite);
  return loaded;
}

// A drawing is a file of its own, and loading it may fail: the line breaks, or the server has a newer page by now.
export function useDrawing(game: string | undefined): Loaded<Drawing> {
  const [drawing] = useLoaded(() => (game === undefined ? new Promise<never>(() => {}) : loadDrawing(game)), [game]);
  return drawing;
}

export function useSpeaker(table: TableInfo | null, drawing: Drawing | null): Speaker {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      translation: table && drawing ? pagesOf(language, table.game)?.sentences : undefined,
      nameOf: (seat: number) => (table ? seatName(table, seat, language) : ''),
    }),
    [language, drawing, table?.game, table?.seats],
  );
}

const noHints: AnyScene['hints'] = {};
const noChoices: readonly Choice[] = [];

// By target; where several choices share one, the first stands for them and the list of moves tells them apart.
function byTarget(choices: readonly Choice[]): ReadonlyMap<string, Choice> {
  const lit = new Map<string, Choice>();
  for (const choice of choices) if (!lit.has(choice.target)) lit.set(choice.target, choice);
  return lit;
}

// Also what may still be put before what was sent.
function allOpen(lists: ChoiceLists, path: readonly Choice[], trail: Trail): readonly Choice[] {
  const open = openChoices(lists, path);
  const earlier = path.length === 0 ? earlierParts(trail).map((place) => place.path.at(-1)!) : [];
  return earlier.length === 0 ? open : [...open, ...earlier];
}

type SceneModel = Pick<
  TableModel,
  'view' | 'you' | 'lists' | 'path' | 'hovered' | 'hints' | 'preview' | 'arrival' | 'sending'
> & { trail?: Trail };

export function useScene(
  model: SceneModel,
  table: TableInfo | null,
  speaker: Speaker,
  pointed: readonly string[],
  propose: (choice: Choice) => void = () => undefined,
): AnyScene | null {
  const outlines = useStore(preferences, (value) => value.outlines);
  const { lists, path, sending, trail = noTrail } = model;
  const open = useMemo(
    () => (lists && !sending ? allOpen(lists, path, trail) : noChoices),
    [lists, path, sending, trail],
  );
  const lit = useMemo(() => byTarget(open), [open]);
  if (!model.view) return null;
  const last = model.path[model.path.length - 1];
  return {
    view: model.view as never,
    you: model.you,
    seats: table?.seats ?? [],
    speaker,
    outlines,
    path: model.path,
    lit,
    hints: model.hints?.of ?? noHints,
    hovered: model.hovered,
    ghost: last?.next === null ? last : model.hovered,
    preview: model.preview,
    arrival: model.arrival,
    pointed,
    propose,
  };
}
