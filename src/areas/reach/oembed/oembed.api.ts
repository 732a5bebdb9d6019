import { cardOf } from '#areas/reach/cards/card-address.rules.ts';
import { CARD_SIZE } from '#areas/reach/cards/card.rules.ts';
import { readCard } from '#areas/reach/cards/read-card.service.ts';
import { cardAddress } from '#contract/card-address.ts';
import { Refusal } from '#contract/refusals.ts';
import { inLanguage } from '#contract/site.tsx';
import { readLanguage } from '#lib/words.ts';
import type { FileRoute } from '#web/server/file-route.ts';
import { CACHE_SECONDS, embedOf, embedXml, readMost } from './oembed.rules.ts';

/** `/oembed?url=…&format=json|xml&maxwidth=…&maxheight=…`: what other sites embed in place of a link to one of our pages (oembed.com). */
export const oembedFiles: FileRoute[] = [
  {
    paths: ['/oembed'],
    run: async ({ db, config: { origin }, now }, { query }) => {
      const format = query.get('format') ?? 'json';
      if (format !== 'json' && format !== 'xml') throw new Refusal('unknownFormat');
      const url = URL.parse(query.get('url') ?? '');
      const name = url && url.origin === new URL(origin).origin ? cardOf(url) : undefined;
      if (!url || !name) throw new Refusal('fileNotFound');
      // The address without a language is Russian for every caller: the answer is the same for everyone.
      const language = readLanguage(url.searchParams.get('lang') ?? undefined) ?? 'ru';
      const { title } = await readCard(name.kind, name.id, { db, now: now(), language });
      url.searchParams.delete('lang');
      const address = origin + inLanguage(url.pathname + url.search, language);
      const picture = cardAddress(origin, `${name.kind}/${encodeURIComponent(name.id)}`, language);
      const most = { width: readMost(query.get('maxwidth')), height: readMost(query.get('maxheight')) };
      const embed = embedOf({ address, picture, title, origin }, CARD_SIZE, most);
      return {
        headers: {
          'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8',
          'cache-control': `private, max-age=${CACHE_SECONDS}`,
        },
        body: format === 'json' ? JSON.stringify(embed) : embedXml(embed),
      };
    },
  },
];
