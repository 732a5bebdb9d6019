import { pagerSteps } from '#contract/pager.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './Pager.module.css';

type PagerProps = {
  page: number;
  pageCount: number;
  /** The address of a page by its number. */
  hrefOf: (page: number) => string;
  /** Names the list when the page has two pagers. */
  label?: string | undefined;
};

/** Links to the pages of a list; nothing when there is only one page. */
export function Pager({ page, pageCount, hrefOf, label }: PagerProps) {
  const words = useWords(text);
  const steps = pagerSteps(page, pageCount);
  if (steps.length === 0) return null;
  return (
    <nav className={css.pager} aria-label={label ?? words.pages}>
      <Turn icon="chevron-left" label={words.previous} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev" />
      {steps.map((step, index) =>
        step === 'gap' ? (
          <span key={`gap${index}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <a key={step} href={hrefOf(step)} aria-label={words.page(step)} aria-current={step === page ? 'page' : undefined}>
            {step}
          </a>
        ),
      )}
      <Turn icon="chevron-right" label={words.next} href={page < pageCount ? hrefOf(page + 1) : undefined} rel="next" />
    </nav>
  );
}

function Turn({ icon, label, href, rel }: { icon: IconName; label: string; href: string | undefined; rel: string }) {
  if (href === undefined) {
    return (
      <span role="link" aria-disabled="true" aria-label={label}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <a href={href} rel={rel} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}
