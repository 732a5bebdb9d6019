import { withQuery } from '#contract/address.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { withoutPopup } from '#contract/popup-link.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './checkout.text.ts';
import css from './Shop.module.css';

/** How to pay by Patreon, and the way to link it. */
export function PatreonPopup({ onClose }: { onClose: () => void }) {
  const words = useWords(text);
  const { path, query } = useNavigation();
  const outcome = new URLSearchParams(query).get('patreon') ?? '';
  const outcomes: Record<string, string> = { linked: words.patreonLinked, failed: words.patreonFailed, away: words.patreonAway };
  const said = outcomes[outcome];
  const isLinked = outcome === 'linked';
  const foot = isLinked ? (
    <Button look="gold" onClick={onClose}>
      {words.done}
    </Button>
  ) : (
    <ButtonLink look="gold" icon="external-link" href={withQuery('/api/auth/patreon', { return: path + withoutPopup(query) })}>
      {words.linkPatreon}
    </ButtonLink>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Patreon" foot={foot}>
      {said ? <p role="status">{said}</p> : null}
      {isLinked ? null : (
        <>
          <p>{words.patreonLine}</p>
          <ol className={css.steps}>
            <li>
              <a className="text-link" href="/api/auth/patreon_page" target="_blank" rel="noopener noreferrer">
                {words.patreonStep1}
              </a>
            </li>
            <li>{words.patreonStep2}</li>
          </ol>
        </>
      )}
    </Dialog>
  );
}
