import { usePopupLink } from '#areas/core/sign-in/Account.tsx';
import { getPatreonLink, type PatreonLink } from '#areas/money/patreon/patreon.contract.ts';
import { useCall } from '#contract/use-call.ts';
import { Time } from '#ui/figures/Time.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './plus.text.ts';

/** Says that a Patreon membership renews the viewer's subscription, and when it is charged next. */
export function PlusMembership() {
  const { data: link } = useCall(getPatreonLink, {});
  return link ? <MembershipLine link={link} /> : null;
}

/** Nothing for a membership that renews nothing: inactive, or of another tier. */
export function MembershipLine({ link: { status, hasPlus, nextChargeAt } }: { link: PatreonLink }) {
  const words = useWords(text);
  const popup = usePopupLink();
  if (status !== 'active' || !hasPlus) return null;
  return (
    <p className="small muted">
      {words.renewsThrough}{' '}
      <a className="text-link" href={popup('payment_patreon')}>
        Patreon
      </a>
      .{' '}
      {nextChargeAt === null ? null : (
        <>
          {words.nextCharge} <Time at={nextChargeAt} dateOnly />.
        </>
      )}
    </p>
  );
}
