import { inLanguage, useSite } from '#contract/site.tsx';
import { languages } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

type Props = { title: string; description?: string; path?: string; kind?: 'website' | 'article' | 'profile' };

const locales = { ru: 'ru_RU', en: 'en_US' };

/** Title, description and the addresses of both languages; React lifts them into the head. */
export function Head({ title, description, path, kind = 'website' }: Props) {
  const { origin } = useSite();
  const own = useLanguage();
  const name = path === '/' ? title : `${title} · Sixfold`;
  const address = path === undefined ? undefined : origin + inLanguage(path, own);
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:site_name" content="Sixfold" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:locale" content={locales[own]} />
      {languages.map((language) =>
        language === own ? null : <meta key={language} property="og:locale:alternate" content={locales[language]} />,
      )}
      <meta name="twitter:card" content="summary" />
      {path !== undefined && (
        <>
          <meta property="og:url" content={address} />
          <link rel="canonical" href={address} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={origin + inLanguage(path, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
        </>
      )}
    </>
  );
}
