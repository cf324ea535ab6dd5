// frame.tsx - the frame of a plain page: header, content, sections at the thumb.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Header, TabBar, type Section } from '../parts/header';
import { useWords } from '../words/words';

export function Frame({
  section,
  title,
  children,
}: {
  section: Section | null;
  title: string;
  children: ComponentChildren;
}) {
  const say = useWords();
  useEffect(() => void (document.title = `${title} · ${say('brand')}`), [title]);
  return (
    <div class="plain-page">
      <Header section={section} />
      <main id="content" class="column">
        <h1>{title}</h1>
        {children}
      </main>
      <TabBar section={section} />
    </div>
  );
}
