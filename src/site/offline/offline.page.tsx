import { useEffect, useState } from 'react';
import { readOwnPath } from '#areas/core/sign-in/own-path.rules.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { listCopies, type Copy } from '#ui/hooks/offline-copies.ts';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './offline.text.ts';
import css from './Offline.module.css';

export const page = definePage({ search: {}, Body: OfflinePage, isUnlisted: true });

/** Shown offline instead of a page without a saved copy: lists the pages that are saved. */
function OfflinePage() {
  const words = useWords(text);
  const { query } = useNavigation();
  const from = readOwnPath(new URLSearchParams(query).get('from'));
  const isHydrated = useHydrated();
  const [copies, setCopies] = useState<Copy[]>([]);
  useEffect(() => {
    void listCopies().then((found) => setCopies(found.filter(({ address }) => address !== paths.offline.to())));
  }, []);
  return (
    <>
      <Head title={words.title} />
      <div className="wrap page">
        <PageHead
          title={words.title}
          lead={words.line}
          tools={
            // This page is cached without its query, so only the browser knows which address was requested.
            isHydrated && from ? (
              <ButtonLink icon="refresh-cw" href={from}>
                {words.again}
              </ButtonLink>
            ) : null
          }
        />
        <Panel flush title={words.readLast}>
          {copies.length === 0 ? (
            <p className={css.none}>{words.nothingKept}</p>
          ) : (
            <ul className={css.copies}>
              {copies.map(({ address, title, at }) => (
                <li key={address}>
                  <a href={address}>
                    <span className="strong">{title || address}</span>
                    <small className="muted">
                      <Time at={at} />
                    </small>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </>
  );
}
