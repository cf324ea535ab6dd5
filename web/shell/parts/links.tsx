// links.tsx - the links of a table one has created: to copy, to scan, to renew.
import { useState } from 'preact/hooks';
import { api } from '../wire/api';
import type { Created, TableInfo } from '../wire/messages';
import { seatName } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import { Icon } from './icon';
import { qrCode } from './qr';

interface Links {
  seats: Record<number, string>;
  spectator: string;
}
const place = (id: string) => `links.${id}`;

export function rememberLinks({ id, seats, spectator }: Created): void {
  const links: Links = {
    seats: Object.fromEntries(seats.flatMap(({ seat, link }) => (link ? [[seat, link]] : []))),
    spectator,
  };
  localStorage.setItem(place(id), JSON.stringify(links));
}

export function linksOf(id: string): Links | null {
  const stored = localStorage.getItem(place(id));
  return stored ? (JSON.parse(stored) as Links) : null;
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const grid = qrCode(text);
  if (!grid) return null;
  const size = grid.length;
  const dark = grid.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size + 8} ${size + 8}`} role="img" aria-label={label}>
      <rect width={size + 8} height={size + 8} />
      <path d={dark} />
    </svg>
  );
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  const say = useWords();
  const [copied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <button class="btn" onClick={copy}>
      <Icon name={copied ? 'check' : 'link'} />
      {copied ? say('copied') : label}
    </button>
  );
}

function LinkRow({ name, link, renew }: { name: string; link: string; renew: () => void }) {
  const say = useWords();
  const address = location.origin + link;
  return (
    <li class="link-row">
      <QrCode text={address} label={say('links.qr', { name })} />
      <div>
        <b>{name}</b>
        <input readOnly value={address} aria-label={name} onFocus={(event) => event.currentTarget.select()} />
        <span class="row">
          <CopyButton text={address} label={say('copy')} />
          <button class="btn quiet" onClick={renew}>
            {say('links.renew')}
          </button>
        </span>
      </div>
    </li>
  );
}

export function TableLinks({ table }: { table: TableInfo }) {
  const say = useWords();
  const language = useLanguage();
  const [links, setLinks] = useState(() => linksOf(table.id));
  if (!links) return null;
  const renew = async (seat: number | null) => {
    const { link } = await api.link(table.id, seat === null ? { spectator: true } : { seat });
    const next: Links =
      seat === null ? { ...links, spectator: link } : { ...links, seats: { ...links.seats, [seat]: link } };
    localStorage.setItem(place(table.id), JSON.stringify(next));
    setLinks(next);
  };
  return (
    <section class="panel">
      <h2>{say('links.title')}</h2>
      <ul class="links">
        {table.seats
          .filter((seat) => seat.kind === 'open' && links.seats[seat.seat])
          .map((seat) => (
            <LinkRow
              key={seat.seat}
              name={say('links.seat', { name: seatName(table, seat.seat, language) })}
              link={links.seats[seat.seat]!}
              renew={() => void renew(seat.seat)}
            />
          ))}
        <LinkRow name={say('links.spectator')} link={links.spectator} renew={() => void renew(null)} />
      </ul>
    </section>
  );
}
