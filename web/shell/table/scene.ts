// scene.ts - puts together what a game's drawing looks at, and loads that drawing.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { cardOf } from '../../games';
import type { GameDrawing, Scene } from '../../games/game';
import { drawing as plainDrawing } from '../../games/plain/drawing';
import { addSymbols } from '../parts/icon';
import { preferences } from '../preferences';
import { useStore } from '../store';
import { choicesAfter, isComplete, type Choice } from '../wire/choices';
import type { TableInfo } from '../wire/messages';
import { seatName } from '../words/game_words';
import { useLanguage, type Speaker } from '../words/words';
import type { TableModel } from './model';

export type Drawing = GameDrawing<never>;
export type AnyScene = Scene<never>;

export function useDrawing(game: string | undefined): Drawing | null {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    const load = cardOf(game).load ?? (() => Promise.resolve(plainDrawing as Drawing));
    void load().then((loaded) => {
      if (loaded.sprite) addSymbols(loaded.sprite);
      setDrawing(() => loaded);
    });
  }, [game]);
  return drawing;
}

export function useSpeaker(table: TableInfo | null, drawing: Drawing | null): Speaker {
  const language = useLanguage();
  return useMemo(
    () => ({
      language,
      translation: drawing?.translations?.[language],
      nameOf: (seat: number) => (table ? seatName(table, seat, language) : ''),
    }),
    [language, drawing, table?.seats],
  );
}

const noHints: AnyScene['hints'] = {};
const noChoices: readonly Choice[] = [];

// What may be chosen now, or instead of the last choice; the same list as long as it is the same question.
function openChoices({ lists, path, sending }: SceneModel): readonly Choice[] {
  if (!lists || sending) return noChoices;
  return choicesAfter(lists, isComplete(path) ? path.slice(0, -1) : path);
}

// By target; where several choices share one, the first stands for them and the list of moves tells them apart.
function byTarget(choices: readonly Choice[]): ReadonlyMap<string, Choice> {
  const lit = new Map<string, Choice>();
  for (const choice of choices) if (!lit.has(choice.target)) lit.set(choice.target, choice);
  return lit;
}

type SceneModel = Pick<
  TableModel,
  'view' | 'you' | 'lists' | 'path' | 'hovered' | 'hints' | 'preview' | 'arrival' | 'sending'
>;

export function useScene(
  model: SceneModel,
  table: TableInfo | null,
  speaker: Speaker,
  pointed: readonly string[],
  propose: (choice: Choice) => void = () => undefined,
): AnyScene | null {
  const outlines = useStore(preferences, (value) => value.outlines);
  const open = openChoices(model);
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
