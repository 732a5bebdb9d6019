import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { LoadingBlock } from './Skeleton.tsx';

test('a loading part says so, and without a script that it will not load', () => {
  const english = renderToString(
    <LanguageProvider language="en">
      <LoadingBlock height={40} />
    </LanguageProvider>,
  );
  expect(english).toMatch(/role="status">Loading…<\/p><noscript><p[^>]*>This section needs JavaScript\.<\/p><\/noscript>/);
});
