import type { ReactNode } from 'react';
import { SiteProvider, type Community, type Told } from '#contract/site.tsx';
import type { Language } from '#lib/words.ts';
import { LanguageProvider } from '#ui/text/language.tsx';

type Props = {
  language: Language;
  styles: readonly string[];
  origin: string;
  community: Community;
  errorId: string | undefined;
  told?: Told | undefined;
  children: ReactNode;
};

/** The whole HTML document, the same on the server and in the browser. */
export function Document({ language, styles, children, ...site }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="#0a0c16" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/icon-192.png" />
        <link rel="manifest" href={`/manifest.${language}.webmanifest`} />
        {styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} />
        ))}
      </head>
      <body>
        <LanguageProvider language={language}>
          <SiteProvider {...site}>{children}</SiteProvider>
        </LanguageProvider>
      </body>
    </html>
  );
}
