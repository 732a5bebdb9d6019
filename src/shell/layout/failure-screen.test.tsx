import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '#contract/site.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { FailureScreen } from './LateFailureScreen.tsx';

it('a page that broke tells the id of the fault on a line of its own, which a phone may break', () => {
  const html = renderToStaticMarkup(
    <LanguageProvider language="ru">
      <SiteProvider origin="" community={{}} errorId="f77636f3-bbf6-480e-9c7d-90e9ec8cfc92">
        <FailureScreen status={500} />
      </SiteProvider>
    </LanguageProvider>,
  );
  expect(html).toContain('<br/><small>Номер ошибки: f77636f3-bbf6-480e-9c7d-90e9ec8cfc92</small>');
});
