import { Borrowed } from '#areas/news/update-rows/ChangeRows.tsx';
import { UpdateBody } from '#areas/news/update-rows/UpdateBody.tsx';
import { FeedLinks } from '#areas/news/updates/FeedLinks.tsx';
import { updateTones } from '#areas/news/updates/update-view.rules.ts';
import { getUpdateView, type UpdateView } from '#areas/news/updates/updates.contract.ts';
import { text } from '#areas/news/updates/updates.text.ts';
import { PatchEffect, usePatchEffects } from '#areas/stats/patch-effects/PatchEffect.tsx';
import { cardAddress } from '#contract/card-address.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { useSite } from '#contract/site.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { NotFoundScreen } from '#ui/layout/NotFoundScreen.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { StructuredData, useWholeAddress } from '#ui/layout/StructuredData.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import css from './Update.module.css';

const links = {
  hero: (urlName: string) => paths.hero.to({ name: urlName }),
  item: (luaName: string) => paths.items.to({}, { item: luaName.replace(/^item_/, '') }),
};

const sidePart = latePart(async () => (await import('#areas/news/updates/LateUpdateSide.tsx')).UpdateSide);

export const page = definePage({
  search: {},
  load: async ({ call, params, language }) => {
    const [update] = await Promise.all([call(getUpdateView, { url: params['url'] ?? '', lang: language }), sidePart.open()]);
    return update;
  },
  Body: UpdatePage,
  Absent: UpdateAbsent,
});

function UpdatePage({ data: update }: { data: UpdateView }) {
  const words = useWords(text);
  const whole = useWholeAddress();
  const { origin } = useSite();
  const language = useLanguage();
  const patch = usePatchEffects(update.url);
  const beside = patch && new Map(update.heroes.map((hero) => [hero.name, <PatchEffect key={hero.name} patch={patch} hero={hero} />]));
  return (
    <>
      <Head
        title={update.name}
        description={update.description || words.updateDescription(update.name)}
        path={paths.update.to({ url: update.url })}
      />
      <StructuredData
        of={{
          '@type': 'NewsArticle',
          headline: update.name,
          description: update.description || words.updateDescription(update.name),
          image: cardAddress(origin, `update/${update.url}`, language),
          author: { '@type': 'Organization', name: 'Sixfold', url: whole(paths.home.to()) },
          url: whole(paths.update.to({ url: update.url })),
          datePublished: `${update.publishedAt}Z`,
          dateModified: `${update.correctedAt ?? update.publishedAt}Z`,
          publisher: { '@type': 'Organization', name: 'Sixfold', url: whole(paths.home.to()) },
        }}
      />
      <FeedLinks />
      <div className="wrap page">
        <div className={css.head}>
          <PageHead
            title={update.nameLang ? <span lang={update.nameLang}>{update.name}</span> : update.name}
            crumbs={[{ label: words.title, href: paths.updates.to() }, { label: update.name }]}
          />
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
          <div className={css.lead}>
            {update.nameLang || update.descriptionLang ? <Borrowed /> : null}
            {update.description ? <p lang={update.descriptionLang ?? undefined}>{update.description}</p> : null}
          </div>
        </div>
        <div className={css.columns}>
          <sidePart.Slot update={update} />
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
