// icon.tsx - interface icons, seat signs, the mark: symbols of icons.svg, put into the page once.
import icons from '../style/icons.svg?raw';

export function Icon({ name, small = false }: { name: string; small?: boolean }) {
  return (
    <svg class={small ? 'icon icon-s' : 'icon'} viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#ui.${name}`} />
    </svg>
  );
}

export function IconButton({
  icon,
  paint,
  label,
  press,
}: {
  icon: string;
  paint: string;
  label: string;
  press: () => void;
}) {
  return (
    <button class={`btn quiet square ${paint}`} aria-label={label} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

export function SeatSign({ sign, you = false }: { sign: string; you?: boolean }) {
  return (
    <span class={you ? 'seat you' : 'seat'} data-seat={sign}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <use href={`#seat.${sign}`} />
      </svg>
    </span>
  );
}

export function Emblem({ game, paint }: { game: string; paint: string }) {
  return (
    <svg class={`emblem ${paint}`} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`#emblem.${game}`} />
    </svg>
  );
}

const added = new Set<string>();

// Puts a sprite into the page, once.
export function addSymbols(sprite: string): void {
  if (added.has(sprite)) return;
  added.add(sprite);
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

export const startIcons = () => addSymbols(icons);
