// links.tsx - the links of a table: of one that one has created, and of one's own seat; to copy, to scan, to renew.
import { useState } from 'preact/hooks';
import { device } from '../storage';
import { api } from '../wire/api';
import type { Created, TableInfo } from '../wire/messages';
import { seatName } from '../words/game_words';
import { useLanguage, useWords } from '../words/words';
import { CopyButton } from './copy';
import { useLoaded } from './loaded';
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
  device.write(place(id), links);
}

export function rememberSeatLink(id: string, seat: number, link: string): void {
  const links = linksOf(id);
  if (links) device.write(place(id), { ...links, seats: { ...links.seats, [seat]: link } });
}

export const linksOf = (id: string): Links | null => device.read<Links>(place(id));

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

// The link that plays one's seat on another device. A new one ends the one before and whoever came by it, so it is kept.
const ownPlace = (id: string, seat: number) => `own_link.${id}.${seat}`;

async function makeOwnLink(id: string, seat: number): Promise<string> {
  const { link } = await api.link(id, { seat });
  device.write(ownPlace(id, seat), link);
  return link;
}

export function OwnLink({ table, seat }: { table: TableInfo; seat: number }) {
  const say = useWords();
  const kept = () => Promise.resolve(device.read<string>(ownPlace(table.id, seat)) ?? makeOwnLink(table.id, seat));
  const [link, again] = useLoaded(kept, []);
  if (link.state === 'loading') return <p role="status">{say('loading')}</p>;
  if (link.state === 'trouble')
    return (
      <p class="trouble" role="alert">
        {link.reason}
      </p>
    );
  const renew = () => void makeOwnLink(table.id, seat).finally(again);
  return (
    <ul class="links">
      <LinkRow name={say('menu.device.link')} link={link.value} renew={renew} />
    </ul>
  );
}

export function TableLinks({ table }: { table: TableInfo }) {
  const say = useWords();
  const language = useLanguage();
  const [, redraw] = useState(0);
  const links = linksOf(table.id);
  if (!links) return null;
  const renew = async (seat: number | null) => {
    const { link } = await api.link(table.id, seat === null ? { spectator: true } : { seat });
    if (seat === null) device.write(place(table.id), { ...links, spectator: link });
    else rememberSeatLink(table.id, seat, link);
    redraw((count) => count + 1);
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
