import { useSite } from '#contract/site.tsx';
import { languages } from '#lib/words.ts';

type Props = { title: string; description?: string; path?: string };

/** Title, description and the addresses of both languages; React lifts them into the head. */
export function Head({ title, description, path }: Props) {
  const { origin } = useSite();
  const name = path === '/' ? title : `${title} · Sixfold`;
  const join = path?.includes('?') ? '&' : '?';
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      {path && (
        <>
          <link rel="canonical" href={origin + path} />
          {languages.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={`${origin}${path}${join}lang=${language}`} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + path} />
        </>
      )}
    </>
  );
}
