// player_shape.tsx - the signs of a player: play, pause, the next step, the last.
const shapes = {
  first: 'M10 8h6v32h-6zM40 8v32L18 24z',
  previous: 'M36 8v32L12 24z',
  play: 'M14 7v34l26-17z',
  pause: 'M12 8h9v32h-9zM27 8h9v32h-9z',
  next: 'M12 8v32l24-16z',
  last: 'M8 8v32l22-16zM32 8h6v32h-6z',
};
export type Shape = keyof typeof shapes;

export function PlayerShape({ of }: { of: Shape }) {
  return (
    <svg class="icon" viewBox="0 0 48 48" aria-hidden="true">
      <path fill="currentColor" d={shapes[of]} />
    </svg>
  );
}
