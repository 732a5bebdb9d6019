import { LinkedPatreon, PatreonStanding } from '#areas/money/patreon/LinkedPatreon.tsx';
import { getPatreonLink, type PatreonLink } from '#areas/money/patreon/patreon.contract.ts';
import { text } from '#areas/money/patreon/patreon.text.ts';
import { withQuery } from '#contract/address.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { withoutPopup } from '#contract/popup-link.ts';
import { useCall } from '#contract/use-call.ts';
import { Button, ButtonLink } from '#ui/controls/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from './Shop.module.css';

const page = { href: '/api/auth/patreon_page', target: '_blank', rel: 'noopener noreferrer' };

/** How to pay by Patreon: the way to link it, or the linked account. While the link is unknown, or cannot be read, it can be linked. */
export function PatreonPopup({ onClose }: { onClose: () => void }) {
  const { data: link } = useCall(getPatreonLink, {});
  return <PatreonWindow link={link ?? null} onClose={onClose} />;
}

/** The same for a known link. */
export function PatreonWindow({ link, onClose }: { link: PatreonLink | null; onClose: () => void }) {
  const words = useWords(text);
  const { path, query } = useNavigation();
  const outcome = new URLSearchParams(query).get('patreon') ?? '';
  const outcomes: Record<string, string> = { linked: words.linked, failed: words.failed, away: words.away };
  const said = outcomes[outcome];
  /** Nothing is left to do, as far as is known. */
  const isDone = outcome === 'linked' && (link === null || link.hasPlus);
  const address = withQuery('/api/auth/patreon', { return: path + withoutPopup(query) });
  const foot = isDone ? (
    <Button look="gold" onClick={onClose}>
      {words.done}
    </Button>
  ) : link ? (
    <>
      <ButtonLink href={address}>{words.linkAnother}</ButtonLink>
      <ButtonLink look="gold" icon="external-link" {...page}>
        {words.page}
      </ButtonLink>
    </>
  ) : (
    <ButtonLink look="gold" icon="external-link" href={address}>
      {words.link}
    </ButtonLink>
  );
  return (
    <Dialog isOpen onClose={onClose} title="Patreon" foot={foot}>
      {said ? <p role="status">{said}</p> : null}
      {link ? <LinkedPatreon link={link} /> : null}
      {link ? <PatreonStanding link={link} /> : isDone ? null : <Steps />}
    </Dialog>
  );
}

function Steps() {
  const words = useWords(text);
  return (
    <>
      <p>{words.line}</p>
      <ol className={css.steps}>
        <li>
          <a className="text-link" {...page}>
            {words.step1}
          </a>
        </li>
        <li>{words.step2}</li>
      </ol>
    </>
  );
}
