import { inLanguage, useSite } from '#contract/site.tsx';
import { languages } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

type Props = { title: string; description?: string; path?: string };

/** Title, description and the addresses of both languages; React lifts them into the head. */
export function Head({ title, description, path }: Props) {
  const { origin } = useSite();
  const own = useLanguage();
  const name = path === '/' ? title : `${title} · Sixfold`;
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      {path && (
        <>
          <link rel="canonical" href={origin + inLanguage(path, own)} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={origin + inLanguage(path, language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
        </>
      )}
    </>
  );
}
