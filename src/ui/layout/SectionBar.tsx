import { useEffect, useRef, useState } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './Sections.module.css';

export type Section = { id: string; name: string };

/** The section links of a long page, sticky below the header; the section being read is marked. */
export function SectionBar({ sections }: { sections: readonly Section[] }) {
  const words = useWords(text);
  const current = useCurrentSection(sections);
  const inside = useRef<HTMLDivElement>(null);
  // Scrolls a bar that is narrower than its links, to keep the marked link visible.
  useEffect(() => {
    const frame = inside.current;
    const link = frame?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (frame && link) frame.scrollTo({ left: link.offsetLeft - frame.offsetLeft - (frame.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className={css.bar} aria-label={words.onPage} data-section-bar>
      <div ref={inside} className={`wrap ${css.inside}`}>
        {sections.map(({ id, name }) => (
          <a key={id} href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {name}
          </a>
        ))}
      </div>
    </nav>
  );
}

const topOf = (part: Element) => part.getBoundingClientRect().top;

/** The lowest section whose top is above the reading line, a third from the top of the screen; the first section if none is. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const parts = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) above[isIntersecting ? 'add' : 'delete'](target);
        // In two columns, sections may be at the same height.
        const [lowest = parts[0]] = parts.filter((part) => above.has(part)).toSorted((one, other) => topOf(other) - topOf(one));
        setCurrent(lowest?.id);
      },
      // Everything above the line counts, however far the page is scrolled.
      { rootMargin: '100000% 0px -66% 0px' },
    );
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
