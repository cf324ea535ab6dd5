// trouble.tsx - when a part of the page fails: it says so and shows a way on, instead of an empty screen.
import { Component, type ComponentChildren } from 'preact';
import { Frame } from '../page/frame';
import { useWords } from '../words/words';
import { reasonOf } from './loaded';

// Loading the page again is the only cure for a file that a newer page has replaced.
function PageTrouble({ title, text, reason }: { title: string; text: string; reason: string }) {
  const say = useWords();
  return (
    <Frame section={null} title={title}>
      <p>{text}</p>
      <p class="trouble" role="alert">
        {reason}
      </p>
      <p class="ways-on">
        <button class="btn primary" onClick={() => location.reload()}>
          {say('trouble.reload')}
        </button>
        <a class="btn" href="/">
          {say('trouble.front')}
        </a>
      </p>
    </Frame>
  );
}

export function DrawingTrouble({ reason }: { reason: string }) {
  const say = useWords();
  return <PageTrouble title={say('trouble.drawing')} text={say('trouble.drawing.text')} reason={reason} />;
}

export function AnyTrouble({ reason }: { reason: string }) {
  const say = useWords();
  return <PageTrouble title={say('trouble.title')} text={say('trouble.text')} reason={reason} />;
}

interface Props {
  about: unknown; // another thing is tried afresh
  instead: (reason: string) => ComponentChildren;
  children: ComponentChildren;
}

// Draws its children, or something instead if they throw.
export class Safe extends Component<Props, { failed: { about: unknown; reason: string } | null }> {
  override state = { failed: null as { about: unknown; reason: string } | null };

  override componentDidCatch(problem: unknown): void {
    console.warn(problem); // with its stack, for whoever looks for the mistake
    this.setState({ failed: { about: this.props.about, reason: reasonOf(problem) } });
  }

  override render() {
    const { failed } = this.state;
    const { about, instead, children } = this.props;
    return failed && Object.is(failed.about, about) ? instead(failed.reason) : children;
  }
}
