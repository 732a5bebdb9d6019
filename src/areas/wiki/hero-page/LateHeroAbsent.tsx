import { paths } from '#contract/paths.ts';
import { Head } from '#ui/layout/Head.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './hero.text.ts';

/** There is no hero at this address. */
export function HeroAbsent() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.absentTitle} />
      <NotFoundScreen title={words.absentTitle} way={{ href: paths.heroes.to(), label: words.allHeroes }}>
        {words.absentLine}
      </NotFoundScreen>
    </>
  );
}
