import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SiteProvider } from '#contract/site.tsx';
import { LanguageProvider } from '#ui/text/language.tsx';
import { FailureScreen } from './LateFailureScreen.tsx';

const failed = (status: number) =>
  renderToStaticMarkup(
    <LanguageProvider language="ru">
      <SiteProvider origin="" community={{}} errorId="f77636f3-bbf6-480e-9c7d-90e9ec8cfc92">
        <FailureScreen status={status} />
      </SiteProvider>
    </LanguageProvider>,
  );

it('a broken page shows the id of the fault on its own line, which can wrap on a phone', () => {
  const html = failed(500);
  expect(html).toContain('<br/><small>Номер ошибки: f77636f3-bbf6-480e-9c7d-90e9ec8cfc92</small>');
});

it.each([500, 503])('a page that could not be made (%s) has a button to try again, which works without a script too', (status) => {
  expect(failed(status)).toMatch(/<form><button [^>]*type="submit"[^>]*>.*Обновить страницу<\/button><\/form>/);
});

it('a broken page has a link to the home page as well', () => {
  expect(failed(500)).toMatch(/<a [^>]*href="\/"[^>]*>На главную<\/a>/);
});
