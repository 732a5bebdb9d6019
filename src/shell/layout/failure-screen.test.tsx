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

it('a page that broke tells the id of the fault on a line of its own, which a phone may break', () => {
  const html = failed(500);
  expect(html).toContain('<br/><small>Номер ошибки: f77636f3-bbf6-480e-9c7d-90e9ec8cfc92</small>');
});

it.each([500, 503])('a page that could not be made (%s) is asked for again by a button, without a script too', (status) => {
  expect(failed(status)).toMatch(/<form><button [^>]*type="submit"[^>]*>.*Обновить страницу<\/button><\/form>/);
});

it('a page that broke leads home as well', () => {
  expect(failed(500)).toMatch(/<a [^>]*href="\/"[^>]*>На главную<\/a>/);
});
