// attention.tsx - calls people to their turn: a tone, a mark in the title, and every event told to screen readers.
import { useEffect, useRef, useState } from 'preact/hooks';
import { preferences } from '../preferences';
import { plain, useWords, type Speaker } from '../words/words';
import type { TableModel } from './model';

const longest = 8; // sentences told at once

let audio: AudioContext | null = null;

// Two soft notes, a fifth apart.
function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [440, 660].forEach((pitch, at) => {
    const tone = audio!.createOscillator();
    const volume = audio!.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start + at * 0.14);
    volume.gain.linearRampToValueAtTime(0.12, start + at * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + at * 0.14 + 0.5);
    tone.connect(volume).connect(audio!.destination);
    tone.start(start + at * 0.14);
    tone.stop(start + at * 0.14 + 0.55);
  });
}

export function Attention({
  model,
  speaker,
  title,
  repeated,
}: {
  model: TableModel;
  speaker: Speaker;
  title: string;
  repeated: number;
}) {
  const say = useWords();
  const [told, setTold] = useState('');
  const [urgent, setUrgent] = useState('');
  const wasMine = useRef<boolean | null>(null);
  const mine = typeof model.you === 'number' && model.deciding === model.you && model.table?.phase === 'playing';
  useEffect(() => {
    const sentences = model.arrival.entries.slice(-longest).map((entry) => plain(entry, speaker));
    setTold(sentences.join('. '));
  }, [model.arrival.number, repeated]);
  useEffect(() => {
    document.title = (mine ? '● ' : '') + `${title} · ${say('brand')}`;
    setUrgent(mine && model.prompt ? `${say('table.your_turn')}: ${plain(model.prompt, speaker)}` : '');
    if (mine && wasMine.current === false && preferences.value.sound && navigator.userActivation.hasBeenActive) chime();
    wasMine.current = mine;
  }, [mine, title, model.prompt?.key]);
  return (
    <>
      <div class="sr" aria-live="polite">
        {told}
        {repeated % 2 ? '\u00a0' : ''}
      </div>
      <div class="sr" role="alert">
        {urgent}
      </div>
    </>
  );
}
