import { useHasPlus } from '#areas/core/sign-in/Account.tsx';
import { paths } from '#contract/paths.ts';
import { useSite } from '#contract/site.tsx';
import { Brand } from '#shell/header/Brand.tsx';
import { KeyHelp } from '#shell/keys/KeyHelp.tsx';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Toasts } from '#ui/overlay/Toasts.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './footer.text.ts';
import { text as shellText } from './shell.text.ts';
import { text as siteText } from './site.text.ts';
import { supportEmail } from './support-email.ts';
import css from './Footer.module.css';

/** The logos of four kinds of cards, drawn by us in a simple form. As files, because inline every page would contain them twice. */
function PaymentMarks() {
  const words = useWords(text);
  const cards = [
    { file: 'mastercard', name: 'Mastercard', width: 30, height: 18 },
    { file: 'visa', name: 'Visa', width: 38, height: 14 },
    { file: 'mir', name: words.mir, width: 36, height: 14 },
    { file: 'jcb', name: 'JCB', width: 35, height: 16 },
  ];
  return (
    <ul className={css.cards} aria-label={words.cards}>
      {cards.map(({ file, name, width, height }) => (
        <li key={file}>
          <img src={`/cards/${file}.svg`} alt={name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}

type FooterLink = { href: string; label: string };

/** The end of every page: the footer, keyboard shortcuts, and the corner for toasts. */
export function LateFooter() {
  const words = useWords(text);
  const shell = useWords(shellText);
  const site = useWords(siteText);
  const hasPlus = useHasPlus();
  const { discord, telegram } = useSite().community;
  return (
    <>
      <footer className={css.footer}>
        <div className={classes('wrap', css.inner)}>
          <div className={css.columns}>
            <div>
              <Brand />
              <p>{words.about}</p>
            </div>
            <LinkColumn
              id="sections"
              title={site.explore}
              links={[
                { href: paths.leaderboard.to(), label: site.leaderboard },
                { href: paths.live.to(), label: site.live },
                { href: paths.matchSearch.to(), label: site.matchSearch },
                { href: paths.heroMeta.to(), label: site.heroMeta },
                { href: paths.heroes.to(), label: site.heroes },
                { href: paths.items.to(), label: site.items },
                { href: paths.updates.to(), label: site.updates },
                { href: paths.statistics.to(), label: words.accuracy },
                { href: paths.developers.to(), label: site.developers },
                { href: paths.data.to(), label: words.data },
              ]}
            />
            <LinkColumn
              title={words.support}
              links={[
                { href: `mailto:${supportEmail}`, label: supportEmail },
                ...(discord === undefined ? [] : [{ href: discord, label: words.discord }]),
                ...(telegram === undefined ? [] : [{ href: telegram, label: words.telegram }]),
                { href: paths.status.to(), label: words.status },
              ]}
            />
            <div>
              <h2>Plus</h2>
              <p>{words.plusNote}</p>
              <ButtonLink
                look={hasPlus ? 'plain' : 'gold'}
                size="s"
                href={paths.plus.to()}
                data-unknown={hasPlus === undefined || undefined}
              >
                {hasPlus ? shell.extend : shell.subscribe}
              </ButtonLink>
            </div>
          </div>
          <div className={css.legal}>
            <p>
              {`${site.seller}, ${site.taxId}, ${site.registration}. ${words.icons} ${words.trademark} `}
              <a href={paths.offer.to()}>{site.offer}</a>
              {'\u00a0· '}
              <a href={paths.privacy.to()}>{site.privacy}</a>
              {'\u00a0· '}
              <a href={paths.credits.to()}>{words.credits}</a>
            </p>
            <PaymentMarks />
          </div>
        </div>
      </footer>
      <KeyHelp />
      <Toasts />
    </>
  );
}

function LinkColumn({ id, title, links }: { id?: string; title: string; links: readonly FooterLink[] }) {
  return (
    <nav id={id} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
