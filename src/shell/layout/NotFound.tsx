import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './not-found.text.ts';

/** What any address without a page shows; a page may have its own title, line and ways. */
export function NotFound({ secondWay }: { secondWay?: { href: string; label: string } }) {
  const words = useWords(text);
  return (
    <NotFoundScreen title={words.title} way={{ href: '/', label: words.home }} {...(secondWay ? { secondWay } : {})}>
      {words.line}
    </NotFoundScreen>
  );
}
