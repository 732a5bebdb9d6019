import { Button } from '#ui/controls/Button.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './not-found.text.ts';

/** Reloads the page. A form, so that it works without a script too. */
export function ReloadButton() {
  const words = useWords(text);
  return (
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
}
