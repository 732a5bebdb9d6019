import { inLanguage, useSite } from '#contract/site.tsx';
import { languages } from '#lib/words.ts';
import { useLanguage } from '#ui/text/language.tsx';

/** `card`: the kind and the id of the picture that chats show beside a link to the page; the site's own unless told. */
type Props = { title: string; description?: string; path?: string; card?: string };

/** Title, description, share card and the addresses of both languages; React lifts them into the head. */
export function Head({ title, description, path, card = 'site/page' }: Props) {
  const { origin } = useSite();
  const own = useLanguage();
  const name = path === '/' ? title : `${title} · Sixfold`;
  return (
    <>
      <title>{name}</title>
      {description && <meta name="description" content={description} />}
      {import.meta.env.SSR && <Shared {...{ name, description, card }} address={path && origin + inLanguage(path, own)} />}
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

type SharedProps = { name: string; description: string | undefined; card: string; address: string | undefined };

/** What programs that preview links read, which take the document as the server sends it: the browser is spared the code. */
function Shared({ name, description, card, address }: SharedProps) {
  const { origin } = useSite();
  const language = useLanguage();
  return (
    <>
      <meta property="og:title" content={name} />
      {description && <meta property="og:description" content={description} />}
      {address && (
        <>
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${origin}/share/${card}.${language}.png`} />
        </>
      )}
    </>
  );
}
