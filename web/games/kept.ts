// kept.ts - a part that is drawn again only when the values it is drawn from change.
import { Component, h, type ComponentChildren, type JSX } from 'preact';

interface Props {
  draw: () => ComponentChildren;
  values: readonly unknown[];
}

class Kept extends Component<Props> {
  override shouldComponentUpdate({ values }: Props): boolean {
    return values.some((value, at) => !Object.is(value, this.props.values[at]));
  }
  override render({ draw }: Props): ComponentChildren {
    return draw();
  }
}

// Written like useMemo, which is not for elements: one that is kept holds on to the whole tree it was first drawn in, that tree
// to others, and the memory of a game grows with every click.
export const kept = (draw: () => ComponentChildren, values: readonly unknown[], key?: string): JSX.Element =>
  h(Kept, key === undefined ? { draw, values } : { draw, values, key });
