import { Button } from '#ui/controls/Button.tsx';
import { Mark } from '#ui/icons/Mark.tsx';
import { MessageScreen } from '#ui/layout/NotFoundScreen.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './not-found.text.ts';

/** Shown when the site cannot work now. A form, so the button reloads without a script too. */
export function TechnicalWorks() {
  const words = useWords(text);
  const reload = (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        location.reload();
      }}
    >
      <Button look="gold" icon="refresh-cw" type="submit">
        {words.reload}
      </Button>
    </form>
  );
  return (
    <MessageScreen art={<Mark size={120} assembling />} title={words.worksTitle} actions={reload}>
      {words.worksLine}
    </MessageScreen>
  );
}
