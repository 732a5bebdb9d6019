import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#ui/text/language.tsx';
import { match, player } from '../../../../tests/kits/match-detail.ts';
import { LiveHead } from './LiveHead.tsx';

test.each([
  ['unranked', false, '1x6, без рейтинга'],
  ['immortal', false, '1x6, Титан'],
  ['legend', true, '2x8'],
] as const)('a match in progress shows its mode and group as in a sentence: %s', (rankGroup, isDuo, said) => {
  const lobby = match([player(7)]);
  const running = { ...lobby, meta: { ...lobby.meta, isFinished: false, rankGroup, isDuo } };
  const html = renderToStaticMarkup(
    <LanguageProvider language="ru">
      <LiveHead match={running} loadedAt={0} share={null} />
    </LanguageProvider>,
  );
  expect(html).toContain(`</svg>${said}</li>`);
});
