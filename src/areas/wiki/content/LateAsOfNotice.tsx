import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './as-of.text.ts';
import css from './AsOfNotice.module.css';

type Props = {
  revision: { id: number; publishedAt: string };
  /** The same page with current content. */
  href: string;
};

/** Says that a page shows an older revision of the content. */
export function AsOfNotice({ revision, href }: Props) {
  const words = useWords(text);
  return (
    <p className={css.notice}>
      <Icon name="info" size={18} />
      <span>
        {words.asOf(revision.id)} <Time at={revision.publishedAt} />. <a href={href}>{words.now}</a>
      </span>
    </p>
  );
}
