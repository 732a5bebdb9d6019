import { Time } from '#ui/figures/Time.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { PatreonLink } from './patreon.contract.ts';
import { text } from './patreon.text.ts';

/** The linked Patreon account, by name if it is available. */
export function LinkedPatreon({ link: { fullName } }: { link: PatreonLink }) {
  const words = useWords(text);
  return (
    <p>
      {fullName === null ? (
        words.unnamed
      ) : (
        <>
          {words.account} <bdi>{fullName}</bdi>
        </>
      )}
    </p>
  );
}

/** The state of its membership, and what to do about it. */
export function PatreonStanding({ link: { status, nextChargeAt, hasPlus } }: { link: PatreonLink }) {
  const words = useWords(text);
  if (status === 'declined') return <p>{words.declined}</p>;
  if (status !== 'active') return <p>{words.none}</p>;
  return (
    <p>
      {hasPlus ? words.active : words.withoutPlus}{' '}
      {nextChargeAt === null ? null : (
        <>
          {words.nextCharge} <Time at={nextChargeAt} dateOnly />.
        </>
      )}
    </p>
  );
}
