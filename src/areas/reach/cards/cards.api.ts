import path from 'node:path';
import { pictureVersion, showPicture } from '#areas/wiki/media/show-picture.service.ts';
import { Refusal } from '#contract/refusals.ts';
import { readLanguage } from '#lib/words.ts';
import { drawLayout } from '#services/draw-layout.ts';
import { boundGrowing, takeFile } from '#services/file-cache.ts';
import { digestOf } from '#services/secrets.ts';
import type { FileRoute } from '#web/server/file-route.ts';
import { handle, type Context, type Route } from '#web/server/route.ts';
import { cardKinds } from './card-address.rules.ts';
import { CARD_SIZE, cardLayout, PORTRAIT } from './card.rules.ts';
import { getCard } from './cards.contract.ts';
import { findCard, readCard } from './read-card.service.ts';
import { cardsDir } from './sweep-cards.command.ts';

export const cardsApi: Route[] = [
  handle(getCard, async ({ db, config: { origin }, now }, { address, lang: language }) => {
    const url = URL.parse(address, origin);
    const card = url?.origin === new URL(origin).origin ? await findCard(url, { db, now: now(), language }) : undefined;
    if (!card) throw new Refusal('cardNotFound');
    return card;
  }),
];

/** The version of the drawing code: increase it when cards are drawn differently, and all are drawn again. */
const DRAWING = 2;
const MOST_BYTES = 128 * 1024 * 1024;

/**
 * `/share/{kind}/{id}.{ru|en}.png`: the picture that chats and networks show beside a link to a page. Drawn once per content, then stored.
 */
export const cardFiles: FileRoute[] = [
  {
    paths: [`/share/:kind{${cardKinds.join('|')}}/:file{[\\w.-]{1,120}\\.(ru|en)\\.png}`],
    run: async (context, { params }) => {
      const { db, config, now } = context;
      const [, id, named] = /^(.+)\.(ru|en)\.png$/.exec(params['file'] ?? '') ?? [];
      const kind = cardKinds.find((each) => each === params['kind']);
      const language = readLanguage(named);
      if (!kind || !id || !language) throw new Refusal('fileNotFound');
      const card = await readCard(kind, id, { db, now: now(), language });
      const digest = digestOf(`${DRAWING} ${pictureVersion(config)} ${JSON.stringify(card)}`);
      const dir = cardsDir(config);
      const body = await takeFile(path.join(dir, `${digest}.png`), async () => {
        await boundGrowing(dir, MOST_BYTES);
        const picture = card.hero && (await emblemOf(context, card.hero));
        return drawLayout(cardLayout(card, picture), CARD_SIZE.width, CARD_SIZE.height);
      });
      if (!body) throw new Refusal('unavailable');
      return {
        headers: {
          'content-type': 'image/png',
          'content-length': String(body.length),
          // It may contain names, so shared caches, which nobody can clear, must not store it.
          'cache-control': 'private, max-age=3600',
          etag: `"${digest}"`,
        },
        body,
      };
    },
  },
];

async function emblemOf({ db, config }: Context, name: string): Promise<string> {
  const wish = { kind: 'heroes', name, width: PORTRAIT, height: PORTRAIT, format: 'png' } as const;
  const { body } = await showPicture(db, config, wish, true);
  return `data:image/png;base64,${Buffer.from(body).toString('base64')}`;
}
