// asked.tsx - what somebody has asked about, and its card: fetched with the game's words when first wanted.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { About, Guide } from '../../kit/about';
import { plain } from '../../kit/speech';
import { fetched } from '../parts/chunk';
import { attachAsking, type Inquiry } from './asking';
import type { AnyScene, Drawing } from './scene';

type Cards = typeof import('./about_card');
interface Answer {
  inquiry: Inquiry;
  about: About;
  Card: Cards['AboutCard'];
}

const guides = new WeakMap<Drawing, Promise<Guide>>();

// The words about a game's things; a drawing without them has no cards.
export function guideOf(drawing: Drawing): Promise<Guide> | null {
  if (!drawing.guide) return null;
  const known = guides.get(drawing) ?? fetched(() => drawing.guide!());
  guides.set(drawing, known);
  known.catch(() => guides.delete(drawing));
  return known;
}

export function Asked({
  root,
  game,
  drawing,
  scene,
  about: moment,
}: {
  root: RefObject<HTMLElement | null>;
  game: string;
  drawing: Drawing;
  scene: AnyScene | null;
  about: string; // another moment or choice puts the card away
}) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const open = useRef<Inquiry | null>(null);
  const latest = useRef(scene);
  latest.current = scene;
  const asked = useRef(0);
  const drop = () => {
    ++asked.current;
    // Whoever went to the rule's link by keys comes back to the thing.
    if (document.activeElement?.closest('.about-card')) (open.current?.at as HTMLElement | undefined)?.focus();
    open.current = null;
    setAnswer(null);
  };
  const ask = async (inquiry: Inquiry) => {
    const guide = guideOf(drawing);
    if (!guide) return;
    const number = ++asked.current;
    const [{ about }, { AboutCard }] = await Promise.all([guide, fetched(() => import('./about_card'))]);
    const now = latest.current;
    if (number !== asked.current || !now || !inquiry.at.isConnected) return;
    const found = about(inquiry.id, now);
    if (!found) return;
    const choice = now.lit.get(inquiry.id);
    const note = inquiry.note || (choice ? plain(choice.label, now.speaker) : '');
    open.current = inquiry;
    setAnswer({ inquiry: { ...inquiry, note }, about: found, Card: AboutCard });
  };
  useEffect(
    () =>
      attachAsking(root.current!, {
        ask: (inquiry) => void ask(inquiry).catch(() => undefined), // the line broke: nothing is lost by not knowing
        drop,
        openBy: () => open.current?.by ?? null,
        follow: () => document.querySelector<HTMLElement>('.about-card a')?.focus(),
      }),
    [drawing],
  );
  useEffect(drop, [moment]);
  return (
    <div aria-live={answer?.inquiry.by === 'key' ? 'polite' : 'off'}>
      {answer && <answer.Card inquiry={answer.inquiry} about={answer.about} game={game} />}
    </div>
  );
}
