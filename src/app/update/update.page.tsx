import { PatchEffect, usePatchEffects } from '#features/patches/PatchEffect.tsx';
import { paths } from '#lib/paths.ts';
import { Head } from '#ui/Head.tsx';
import { Icon } from '#ui/Icon.tsx';
import { useWords } from '#ui/language.tsx';
import { NotFoundScreen } from '#ui/NotFoundScreen.tsx';
import { definePage } from '#ui/page.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Tag } from '#ui/Tag.tsx';
import { Time } from '#ui/Time.tsx';
import { FeedLinks } from '#features/updates/FeedLinks.tsx';
import css from './Update.module.css';
import { updateTones } from '#features/updates/update-tones.rules.ts';
import { UpdateBody } from '#features/updates/UpdateBody.tsx';
import { getUpdateView, type UpdateView } from '#features/updates/updates.contract.ts';
import { text } from '#features/updates/updates.text.ts';
import { UpdateSide } from '#features/updates/UpdateSide.tsx';

const links = {
  hero: (urlName: string) => paths.hero.to({ name: urlName }),
  item: (luaName: string) => paths.items.to({}, { item: luaName.replace(/^item_/, '') }),
};

export const page = definePage({
  search: {},
  load: ({ call, params, language }) => call(getUpdateView, { url: params['url'] ?? '', lang: language }),
  Body: UpdatePage,
  Absent: UpdateAbsent,
});

function UpdatePage({ data: update }: { data: UpdateView }) {
  const words = useWords(text);
  const patch = usePatchEffects(update.url);
  const beside = patch && new Map(update.heroes.map((hero) => [hero.name, <PatchEffect key={hero.name} patch={patch} hero={hero} />]));
  return (
    <>
      <Head
        title={update.name}
        description={update.description || words.updateDescription(update.name)}
        path={paths.update.to({ url: update.url })}
      />
      <FeedLinks />
      <div className="wrap page">
        <div className={css.head}>
          <PageHead title={update.name} crumbs={[{ label: words.title, href: paths.updates.to() }, { label: update.name }]} />
          <p className={css.facts}>
            <Tag tone={updateTones[update.type]}>{words[update.type]}</Tag>
            <span>
              <Icon name="calendar" size={16} />
              <Time at={update.publishedAt} dateOnly />
            </span>
            {update.correctedAt ? (
              <span>
                <Icon name="pencil" size={15} />
                {words.corrected} <Time at={update.correctedAt} />
              </span>
            ) : null}
            {update.heroes.length > 0 ? (
              <a href={paths.heroMeta.to()}>
                <Icon name="trending-up" size={16} />
                {words.effect}
              </a>
            ) : null}
          </p>
          {update.description ? <p className={css.lead}>{update.description}</p> : null}
        </div>
        <div className={css.columns}>
          <UpdateSide update={update} />
          <UpdateBody update={update} links={links} beside={beside} />
        </div>
      </div>
    </>
  );
}

function UpdateAbsent() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.notFoundTitle} />
      <NotFoundScreen title={words.notFoundTitle} way={{ href: paths.updates.to(), label: words.toUpdates }}>
        {words.notFoundLine}
      </NotFoundScreen>
    </>
  );
}
