// place.ts - the address of a position in a replay: /replay/ID?seat=omniscient#12, with a dot and the spectator's token behind it
// where the table is not open to everybody. What follows # never reaches a server's log.
import { linksOf } from '../parts/links';
import { route } from '../route';
import type { ReplayViewer } from '../wire/api';
import type { TableInfo } from '../wire/messages';

export interface Place {
  position: number | null; // null: not said
  token: string | undefined;
}

export function readPlace(hash: string): Place {
  const [, position, token] = /^(\d*)(?:\.(.+))?$/.exec(hash) ?? [];
  return { position: position ? Number(position) : null, token };
}

export const placeNow = () => readPlace(route.value.hash);

export function writePlace(id: string, viewer: ReplayViewer, { position, token }: Place): string {
  return `/replay/${id}?seat=${viewer}#${position ?? ''}${token ? `.${token}` : ''}`;
}

// The token that lets others in: the one in the address, or one's own link for spectators.
export function tokenFor(table: TableInfo): string | undefined {
  return placeNow().token ?? (table.visible ? undefined : linksOf(table.id)?.spectator.split('#')[1]);
}
