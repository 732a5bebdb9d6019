import { isduoOf } from '#areas/games/protocol/modes.rules.ts';
import { text } from '#areas/players/players/player.text.ts';
import { getProfile, type Profile } from '#areas/players/players/profile.contract.ts';
import { readPlayerAddress } from '#areas/players/players/profile.rules.ts';
import { historyWish, profileSearch, type ProfileSearch } from '#areas/players/profile/history-search.rules.ts';
import { OwnHeroes } from '#areas/players/profile/OwnHeroes.tsx';
import { PlayerBanner } from '#areas/players/profile/PlayerBanner.tsx';
import { RatingChart } from '#areas/players/profile/RatingChart.tsx';
import { Standing } from '#areas/players/profile/Standing.tsx';
import { Statistics } from '#areas/players/profile/Statistics.tsx';
import { listHeroNames, listTalentNames, type HeroNames, type TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { pickNames } from '#areas/wiki/heroes/heroes.rules.ts';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { absent, beyond, definePage, type Call } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import type { Language } from '#lib/words.ts';
import { Head } from '#ui/layout/Head.tsx';
import { latePart } from '#ui/layout/late-part.tsx';
import { useWords } from '#ui/text/language.tsx';
import css from '#areas/players/profile/Profile.module.css';

type Data = { profile: Profile; heroes: HeroNames; talents: TalentNames; items: ItemNames };

const restPart = latePart(async () => (await import('#areas/players/profile/LateProfile.tsx')).LateProfile);

const recomputePart = latePart(async () => (await import('#areas/reach/recompute/LateRecompute.tsx')).LateRecompute);

const absentPart = latePart(async () => (await import('./LatePlayerAbsent.tsx')).PlayerAbsent);

/** The contract is imported only when the data is loaded: in the page's own code it would cost everybody a kilobyte. */
async function callItemNames(call: Call, language: Language): Promise<ItemNames> {
  const { listItemNames } = await import('#areas/wiki/items/items.contract.ts');
  return call(listItemNames, { lang: language });
}

export const page = definePage({
  search: profileSearch,
  load: async ({ call, params, search, language }): Promise<Data> => {
    if (import.meta.env.SSR) await absentPart.open();
    const playerId = readPlayerAddress(params['id'] ?? '');
    if (!playerId) throw absent();
    const [profile, heroes, talents, items] = await Promise.all([
      call(getProfile, {
        playerId,
        isduo: isduoOf(search.mode),
        // A page 0 would be refused like an unknown player.
        page: String(Math.max(1, search.page)),
        until: search.until,
        ...historyWish(search),
      }),
      call(listHeroNames, {}),
      call(listTalentNames, {}),
      callItemNames(call, language),
      restPart.open(),
      recomputePart.open(),
    ]);
    const { values: rows, totalPages } = profile.games;
    if (search.page < 1 || search.page > Math.max(1, totalPages)) throw beyond();
    return {
      profile,
      heroes: pickNames(heroes, [
        ...rows.map((row) => row.heroName),
        ...profile.choices.heroes,
        profile.figures.favoriteHero,
        profile.lastMatch?.heroName ?? null,
      ]),
      talents: pickNames(
        talents,
        rows.flatMap((row) => [row.talent, row.secondTalent]),
      ),
      items: pickNames(
        items,
        rows.flatMap((row) => row.items),
      ),
    };
  },
  Body: PlayerPage,
  Absent: ({ isBeyond }) => <absentPart.Slot isBeyond={isBeyond} />,
});

function PlayerPage({ data: { profile, heroes, talents, items }, search }: { data: Data; search: ProfileSearch }) {
  const words = useWords(text);
  const id = String(profile.playerId);
  const { page, mode } = search;
  const query = { page: page > 1 ? page : undefined, mode: mode === '2x8' ? mode : undefined };
  return (
    <>
      <Head
        title={profile.nickname}
        description={words.description(profile.nickname)}
        path={paths.player.to({ id }, query)}
        isUnlisted={!profile.isListed}
      />
      <PlayerBanner player={profile} supporterYears={profile.supporterYears} social={profile.social} mode={mode} figures={profile.figures}>
        <Standing profile={profile} names={heroes} />
      </PlayerBanner>
      <div className={`wrap page ${css.parts}`}>
        <div className={css.columns}>
          <Statistics id={id} mode={mode} profile={profile} />
          <div className="stack">
            <RatingChart key={`${id} ${mode}`} line={profile.line} />
            <OwnHeroes profile={profile} names={heroes} />
          </div>
        </div>
        <restPart.Slot key={id} id={id} search={search} profile={profile} names={{ heroes, talents, items }} />
        {profile.isListed && profile.line.points.length > 0 ? (
          <recomputePart.Slot
            key={`${id} ${mode}`}
            playerId={profile.playerId}
            mode={mode === '2x8' ? 'duo' : 'solo'}
            rating={profile.figures.rating}
            changedAt={profile.line.points.at(-1)?.at}
          />
        ) : null}
      </div>
    </>
  );
}
