import type { ReactNode } from 'react';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { SegmentedLinks } from '#ui/controls/Segmented.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './admin.text.ts';
import css from './Admin.module.css';

/** The frame of every admin page: its heading, and the menu of all admin pages. */
export function AdminFrame({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const words = useWords(text);
  const { path } = useNavigation();
  const places: { href: string; under?: string; label: string }[] = [
    { href: paths.admin.to(), under: '/admin/updates', label: words.updates },
    { href: paths.adminOrders.to(), label: words.orders },
    { href: paths.adminProducts.to(), label: words.products },
    { href: paths.adminCodes.to(), label: words.codes },
    { href: paths.adminGame.to(), label: words.game },
    { href: paths.adminConduct.to(), label: words.conduct },
    { href: paths.adminTotals.to(), label: words.totals },
    { href: paths.adminAuditLog.to(), label: words.entries },
  ];
  const section = places.find(({ href, under = href }) => path === href || path.startsWith(`${under}/`));
  const crumbs = [{ label: words.admin, href: paths.admin.to() }, ...(section && section.href !== path ? [section] : []), { label: title }];
  return (
    <>
      <Head title={`${title} · ${words.admin}`} />
      <div className="wrap page">
        <PageHead title={title} tools={tools} crumbs={crumbs} />
        <div className={css.menu}>
          <SegmentedLinks label={words.admin} options={places.map((place) => ({ ...place, isCurrent: place === section }))} />
        </div>
        {children}
      </div>
    </>
  );
}
