// symbol.tsx - a symbol of a sprite: the class gives the paints, the <use> the shape. With a label it is a picture, without it an
// ornament.
interface SymbolProps {
  id: string;
  paint?: string | undefined;
  label?: string | undefined;
  x?: number | undefined;
  y?: number | undefined;
  size?: number | undefined; // on a board; in running text the paint decides
}

export function Symbol({ id, paint, label, x, y, size }: SymbolProps) {
  const placed = size === undefined ? {} : { x, y, width: size, height: size };
  return (
    <svg
      class={paint}
      viewBox="0 0 48 48"
      {...placed}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`#${id}`} />
    </svg>
  );
}
