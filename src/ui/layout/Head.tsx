import { cardAddress } from '#contract/card-address.ts';
import { inLanguage, useSite } from '#contract/site.tsx';
import { languages } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** `isUnlisted`: hidden from search engines. */
type Props = { title: string; description?: string; path?: string; isUnlisted?: boolean };

/** Title, description, share card and the addresses in both languages; React hoists them into the head. */
export function Head({ title, description, path, isUnlisted = false }: Props) {
  const { origin } = useSite();
  const own = useLanguage();
  const name = path === '/' ? title : `${title} · Sixfold`;
  return (
    <>
      <title>{name}</title>
      {import.meta.env.SSR && <Shared {...{ name, description, isUnlisted }} address={path && origin + inLanguage(path, own)} />}
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

const embedOf = (origin: string, address: string, format: string) => `${origin}/oembed?url=${encodeURIComponent(address)}&format=${format}`;

type SharedProps = { name: string; description: string | undefined; address: string | undefined; isUnlisted: boolean };

/** Metadata for search engines and link previews. They read only the server's document, so the browser does not get this code. */
function Shared({ name, description, address, isUnlisted }: SharedProps) {
  const { origin, told } = useSite();
  const language = useLanguage();
  const words = told?.description ?? description;
  return (
    <>
      {isUnlisted && <meta name="robots" content="noindex" />}
      {words && <meta name="description" content={words} />}
      <meta property="og:title" content={name} />
      {words && <meta property="og:description" content={words} />}
      {address && (
        <>
          <meta property="og:url" content={address} />
          <meta property="og:image" content={cardAddress(origin, told?.card ?? 'site/page', language)} />
        </>
      )}
      {address && told && (
        <>
          <link rel="alternate" type="application/json+oembed" href={embedOf(origin, address, 'json')} title={name} />
          <link rel="alternate" type="text/xml+oembed" href={embedOf(origin, address, 'xml')} title={name} />
        </>
      )}
    </>
  );
}
