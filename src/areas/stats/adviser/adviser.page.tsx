import { talentLooks } from '#areas/wiki/hero-page/hero-view.rules.ts';
import { getHeroDetails, listGeneralTalents } from '#areas/wiki/heroes/hero-details.contract.ts';
import { listHeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { absent, definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { getAdvicePool } from './advice.contract.ts';
import { text } from './adviser.text.ts';
import { AdviserBoard } from './AdviserBoard.tsx';
import { rarities, type PoolTalent } from './pool-talent.rules.ts';
import css from './Adviser.module.css';

type Data = {
  hero: { name: string; urlName: string; title: string };
  isHeroOfWeek: boolean;
  weekly: { title: string; urlName: string } | null;
  days: { from: string; to: string };
  alive: number[];
  talents: PoolTalent[];
};

const absentPart = latePart(async () => (await import('#areas/wiki/hero-page/LateHeroAbsent.tsx')).HeroAbsent);

export const page = definePage({
  search: {},
  load: async ({ call, params, language }): Promise<Data> => {
    if (import.meta.env.SSR) await absentPart.open();
    const heroName = params['name'] ?? '';
    const [details, pool, general, names] = await Promise.all([
      call(getHeroDetails, { heroName, lang: language }),
      call(getAdvicePool, { heroName }),
      call(listGeneralTalents, { lang: language }),
      call(listHeroNames, {}),
    ]);
    if (details.urlName !== heroName) throw absent();
    const lookOf = talentLooks(
      details,
      general.map(({ talent }) => talent),
    );
    const weekly = names[pool.heroOfWeek];
    return {
      hero: { name: details.name, urlName: details.urlName, title: details.userFriendlyName },
      isHeroOfWeek: pool.isHeroOfWeek,
      weekly: weekly ? { title: heroTitle(names, pool.heroOfWeek), urlName: weekly.urlName } : null,
      days: pool.days,
      alive: pool.alive,
      talents: pool.talents.flatMap(({ name, rarity, share, offered }) => {
        const known = rarities.find((each) => each === rarity);
        return known ? [{ name, rarity: known, share, offered, ...lookOf(name) }] : [];
      }),
    };
  },
  Body: AdviserPage,
  Absent: () => <absentPart.Slot />,
});

function AdviserPage({ data }: { data: Data }) {
  const words = useWords(text);
  const { hero, isHeroOfWeek, weekly, days, alive, talents } = data;
  return (
    <>
      <Head title={words.title(hero.title)} description={words.description(hero.title)} path={paths.adviser.to({ name: hero.urlName })} />
      <div className={`wrap ${css.page}`}>
        <div className={css.hero}>
          <HeroFace name={hero.name} size={56} />
          <h1>{hero.title}</h1>
          <p>{isHeroOfWeek ? <Tag tone="gold">{words.isWeekly}</Tag> : words.which}</p>
          <ButtonLink look="quiet" href={paths.heroes.to()}>
            {words.change}
          </ButtonLink>
        </div>
        {talents.length === 0 ? (
          <EmptyState title={words.noneYet} level={2}>
            {words.noneYetLine}
          </EmptyState>
        ) : (
          <AdviserBoard
            key={hero.name}
            hero={hero.name}
            talents={talents}
            usual={alive}
            days={days}
            weekly={isHeroOfWeek ? null : weekly}
          />
        )}
      </div>
    </>
  );
}
