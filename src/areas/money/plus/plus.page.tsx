import { useEffect, useRef } from 'react';
import { getPlusProducts } from '#areas/money/catalog/products.contract.ts';
import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { cardAddress } from '#contract/card-address.ts';
import type { Output } from '#contract/endpoint.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { useSite } from '#contract/site.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { StructuredData, useWholeAddress } from '#ui/layout/StructuredData.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import type { Drawn } from './LatePlusStills.tsx';
import { getPlusVideos } from './plus-videos.contract.ts';
import { text } from './plus.text.ts';
import { PlusActions, PlusClosing, PlusExpiry } from './PlusActions.tsx';
import { PlusPrices } from './PlusPrices.tsx';
import css from './Plus.module.css';

/** A muted loop that plays only while visible, and never for visitors who prefer reduced motion. */
export function PlusVideo({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = ref.current;
    if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void video.play();
      else video.pause();
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, []);
  return <video ref={ref} className={css.video} src={src} muted loop playsInline preload="metadata" aria-hidden="true" tabIndex={-1} />;
}

const banner = ['void-spirit', 'muerta', 'axe', 'phantom-assassin', 'lina', 'terrorblade', 'crystal-maiden', 'wraith-king'];
const features = [
  { title: 'builds', line: 'buildsLine' },
  { title: 'meta', line: 'metaLine' },
  { title: 'best', line: 'bestLine' },
  { title: 'double', line: 'doubleLine' },
  { title: 'quests', line: 'questsLine' },
  { title: 'inGame', line: 'inGameLine' },
  { title: 'votes', line: 'votesLine' },
  { title: 'shards', line: 'shardsLine' },
] as const satisfies { title: Drawn; line: string }[];
/** The drawing in place of a video; nothing in it can be pressed. */
const stillPart = latePart(async () => (await import('./LatePlusStills.tsx')).PlusStill);

export const page = definePage({
  search: {},
  load: async ({ call }) => {
    const [products, videos] = await Promise.all([call(getPlusProducts, {}), call(getPlusVideos, {}), stillPart.open()]);
    return { products, videos };
  },
  Body: PlusPage,
});

type Data = { products: Output<typeof getPlusProducts>; videos: Output<typeof getPlusVideos> };
/** The video for a slot of the page; undefined if there is none, and then it is drawn. */
function videoOf(videos: readonly string[], slot: string): string | undefined {
  const name = [`${slot}.webm`, `${slot}.mp4`].find((each) => videos.includes(each));
  return name && `/videos/plus/${name}`;
}

/** The prices of a product for search engines, in roubles and in dollars. */
function offersOf({ rub, usd }: Data['products'][number]['prices'], url: string) {
  const prices = [
    ['RUB', rub],
    ['USD', usd],
  ] as const;
  return prices.flatMap(([priceCurrency, minor]) =>
    minor === null
      ? []
      : [{ '@type': 'Offer', url, priceCurrency, price: (minor / 100).toFixed(2), availability: 'https://schema.org/InStock' }],
  );
}

/** What the subscription includes, its prices, and how long the viewer's own runs. */
function PlusPage({ data: { products, videos } }: { data: Data }) {
  const words = useWords(text);
  const whole = useWholeAddress();
  const { origin } = useSite();
  const language = useLanguage();
  const header = videoOf(videos, 'header');
  const offers = products.flatMap(({ prices }) => offersOf(prices, whole(paths.plus.to())));
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.plus.to()} />
      {offers.length > 0 ? (
        <StructuredData
          of={{
            '@type': 'Product',
            name: 'Dota Plus 1x6',
            description: words.description,
            image: cardAddress(origin, 'site/page', language),
            url: whole(paths.plus.to()),
            offers,
          }}
        />
      ) : null}
      <section className={css.top}>
        <div className={css.art} aria-hidden="true">
          {header ? <PlusVideo src={header} /> : banner.map((hero) => <Emblem key={hero} kind="hero" name={hero} grain />)}
        </div>
        <div className={`wrap ${css.words}`}>
          <PlusExpiry />
          <h1>{words.headline}</h1>
          <p className={css.lead}>{words.lead}</p>
          <PlusActions />
        </div>
      </section>
      <div className={`wrap page ${css.page}`}>
        <PlusPrices products={products} />
        <ul className={css.features} aria-label={words.features}>
          {features.map(({ title, line }, index) => (
            <li key={title} className={css.feature}>
              <div className={css.still} aria-hidden="true">
                <Slot src={videoOf(videos, String(index + 1))} of={title} />
              </div>
              <div className={css.about}>
                <h2>{words[title]}</h2>
                <p>{words[line]}</p>
              </div>
            </li>
          ))}
        </ul>
        <PlusClosing />
      </div>
    </>
  );
}

function Slot({ src, of }: { src: string | undefined; of: Drawn }) {
  return src === undefined ? <stillPart.Slot of={of} /> : <PlusVideo src={src} />;
}
