import { useEffect, useRef, useState } from 'react';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text as bodyText } from './update-body.both.text.ts';
import { anchorOf, sectionAt, sectionsOf } from './update-view.rules.ts';
import type { UpdateView } from './updates.contract.ts';
import { text } from './updates.text.ts';
import css from './UpdateSide.module.css';

const READING_LINE = 160;

/** Links to the sections of an update; the one being read is marked. */
export function UpdateSide({ update }: { update: UpdateView }) {
  const words = useWords(text);
  const { shared, items } = useWords(bodyText);
  const sections = sectionsOf(update);
  const [current, navigation] = useReading(sections);
  const mark = (id: string) => ({ href: `#${id}`, 'aria-current': id === current ? ('location' as const) : undefined });
  return (
    <nav className={css.side} ref={navigation} aria-label={words.contents}>
      <ul>
        {update.rows.rows.length > 0 ? (
          <li>
            <a {...mark('shared')}>
              <Icon name="scroll-text" />
              {shared}
            </a>
          </li>
        ) : null}
        {update.items.length > 0 ? (
          <li>
            <a {...mark('items')}>
              <Icon name="shopping-bag" />
              {items} <b>{update.items.length}</b>
            </a>
          </li>
        ) : null}
      </ul>
      {update.heroes.length > 0 ? <h2>{words.heroes}</h2> : null}
      <ul>
        {update.heroes.map((hero) => (
          <li key={hero.name}>
            <a {...mark(anchorOf(hero))}>
              <HeroFace name={hero.name} size={26} />
              {hero.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The section being read, updated on scroll; its link stays in view. */
function useReading(sections: readonly string[]) {
  const [current, setCurrent] = useState(sections[0]);
  const navigation = useRef<HTMLElement>(null);
  const joined = sections.join(' ');

  useEffect(() => {
    const ids = joined.split(' ');
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? 0);
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(ids[sectionAt(tops, READING_LINE, isAtEnd)]);
    };
    const follow = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [joined]);

  useEffect(() => {
    const frame = navigation.current;
    const link = frame?.querySelector<HTMLElement>(`[href="#${CSS.escape(current ?? '')}"]`);
    if (!frame || !link) return;
    frame.scrollTo({
      left: link.offsetLeft - (frame.clientWidth - link.offsetWidth) / 2,
      top: link.offsetTop - (frame.clientHeight - link.offsetHeight) / 2,
    });
  }, [current]);

  return [current, navigation] as const;
}
