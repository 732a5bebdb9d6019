import { ButtonLink } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { useWords } from '#ui/language.tsx';
import { Fragment } from 'react';
import { Brand } from './Brand.tsx';
import css from './Footer.module.css';
import { text } from './footer.text.ts';
import { PaymentMarks } from './PaymentMarks.tsx';
import { text as shellText } from './shell.text.ts';

type FooterLink = { href: string; label: string };

export type FooterProps = {
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  supportEmail: string;
  /** After the address: a chat, a channel. */
  supportLinks?: readonly FooterLink[];
  plusHref: string;
  /** Who sells: the name and the numbers the law wants, as one line of facts. */
  seller: readonly string[];
  /** Terms of sale, privacy. */
  legalLinks?: readonly FooterLink[];
  creditsHref: string;
};

/** The foot of every page. */
export function Footer({ columns, supportEmail, supportLinks = [], plusHref, seller, legalLinks = [], creditsHref }: FooterProps) {
  const words = useWords(text);
  const shellWords = useWords(shellText);
  const support = [{ href: `mailto:${supportEmail}`, label: supportEmail }, ...supportLinks];
  return (
    <footer className={css.footer}>
      <div className={classes('wrap', css.inner)}>
        <div className={css.columns}>
          <div>
            <Brand />
            <p>{words.about}</p>
          </div>
          {[...columns, { title: words.support, links: support }].map((column) => (
            <LinkColumn key={column.title} {...column} />
          ))}
          <div>
            <h2>Plus</h2>
            <p>{words.plusNote}</p>
            <ButtonLink look="gold" size="s" href={plusHref}>
              {shellWords.subscribe}
            </ButtonLink>
          </div>
        </div>
        <div className={css.legal}>
          <p>
            {seller.length > 0 ? `${seller.join(' · ')}. ` : null}
            {words.icons} {words.trademark}{' '}
            {[...legalLinks, { href: creditsHref, label: words.credits }].map((link, index) => (
              <Fragment key={link.href}>
                {index > 0 ? ' · ' : null}
                <a href={link.href}>{link.label}</a>
              </Fragment>
            ))}
          </p>
          <PaymentMarks />
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
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
