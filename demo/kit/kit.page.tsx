import { definePage } from '#contract/page.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { Kit } from './Kit.tsx';

/** The design system, for those who build the site. */
export const page = definePage({
  search: {},
  isUnlisted: true,
  Body: () => (
    <>
      <Head title="UI" />
      <meta name="robots" content="noindex" />
      <Kit />
    </>
  ),
});
