import { paths } from '#lib/paths.ts';
import { Head } from '#ui/Head.tsx';
import { useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { SegmentedLinks } from '#ui/Segmented.tsx';
import type { ReactNode } from 'react';
import { text } from './admin.text.ts';

/** The frame of every admin page: its heading and the menu of the rest. */
export function AdminFrame({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  const words = useWords(text);
  const { path } = useNavigation();
  const places = [
    { href: paths.admin.to(), label: words.updates },
    { href: paths.adminOrders.to(), label: words.orders },
    { href: paths.adminProducts.to(), label: words.products },
    { href: paths.adminCodes.to(), label: words.codes },
    { href: paths.adminTotals.to(), label: words.totals },
    { href: paths.adminActs.to(), label: words.acts },
  ];
  return (
    <>
      <Head title={`${title} · ${words.admin}`} />
      <div className="wrap page">
        <PageHead title={title} tools={tools} crumbs={[{ label: words.admin, href: paths.admin.to() }, { label: title }]} />
        <SegmentedLinks label={words.admin} options={places.map((place) => ({ ...place, isCurrent: place.href === path }))} />
        {children}
      </div>
    </>
  );
}
