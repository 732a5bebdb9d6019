import { Mark } from '#ui/icons/Mark.tsx';
import { MessageScreen } from '#ui/layout/NotFoundScreen.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './not-found.text.ts';
import { ReloadButton } from './ReloadButton.tsx';

/** Shown when the site cannot work now. */
export function TechnicalWorks() {
  const words = useWords(text);
  return (
    <MessageScreen art={<Mark size={120} assembling />} title={words.worksTitle} actions={<ReloadButton />}>
      {words.worksLine}
    </MessageScreen>
  );
}
