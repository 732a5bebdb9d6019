import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { updatesAddress } from '#areas/news/updates/updates-search.rules.ts';
import { getNewToPlayer } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { useCall } from '#contract/use-call.ts';
import { Time } from '#ui/figures/Time.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from './SinceLastMatch.module.css';

const MOST_HEROES = 8;

/**
 * The updates since the viewer's last match, their own heroes first. Its space is reserved if this browser was signed in at the last visit.
 */
export function SinceLastMatch() {
  const words = useWords(text);
  const { who } = useAccount();
  const { data, isFailed } = useCall(getNewToPlayer, who?.authorized ? {} : null);
  if (isFailed || data?.playedAt === null) return null;
  const from = data?.fromDay ?? '';
  const shown = data?.heroes.slice(0, MOST_HEROES) ?? [];
  const restCount = (data?.heroes.length ?? 0) - shown.length;
  return (
    <div className={css.since} role="status">
      {data ? (
        <>
          <p>
            {data.updateCount === 0 ? (
              words.nothingSince
            ) : (
              <a className="text-link" href={updatesAddress({ from })}>
                {words.since(data.updateCount)}
              </a>
            )}{' '}
            <small>
              (<Time at={data.playedAt} dateOnly />)
            </small>
          </p>
          {shown.length > 0 ? (
            <ul aria-label={words.yourHeroes}>
              {shown.map(({ name, urlName, title }) => (
                <li key={name}>
                  <a href={updatesAddress({ hero: urlName, from })}>
                    <HeroFace name={name} size={26} />
                    {title}
                  </a>
                </li>
              ))}
              {restCount > 0 ? <li className={css.rest}>{words.moreHeroes(restCount)}</li> : null}
            </ul>
          ) : null}
          {data.updateCount > 0 && shown.length === 0 ? <p className={css.rest}>{words.yoursUntouched}</p> : null}
        </>
      ) : null}
    </div>
  );
}
