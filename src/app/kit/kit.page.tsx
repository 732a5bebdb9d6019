import { Head } from '#ui/Head.tsx';
import { definePage } from '#ui/page.tsx';
import { Kit } from '../shell/Kit.tsx';

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
