import { definePage } from '#ui/page.tsx';
import { Head } from '#ui/Head.tsx';

export const page = definePage({
  search: {},
  Body: () => (
    <>
      <Head title="Sixfold" path="/" />
      <h1>Sixfold</h1>
    </>
  ),
});
