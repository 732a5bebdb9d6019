import { listHeroNames, listTalentNames, type HeroNames, type TalentNames } from '#features/heroes/heroes.contract.ts';
import { pickNames } from '#features/heroes/heroes.rules.ts';
import { listMatchHistory } from '#features/matches/matches.contract.ts';
import { paths } from '#lib/paths.ts';
import { pageNumber } from '#lib/search.ts';
import { Head } from '#ui/Head.tsx';
import { useWords } from '#ui/language.tsx';
import { useNavigation } from '#ui/navigation.tsx';
import { NotFoundScreen } from '#ui/NotFoundScreen.tsx';
import { absent, definePage } from '#ui/page.tsx';
import { LastGames, type Games } from './LastGames.tsx';
import { readPlayerAddress } from './player-number.rules.ts';
import { text } from './player.text.ts';
import { PlayerBanner } from './PlayerBanner.tsx';
import { getPlayerShort, type PlayerShort } from './players.contract.ts';

type Data = { player: PlayerShort; games: Games; heroes: HeroNames; talents: TalentNames };

export const page = definePage({
  search: { page: pageNumber },
  load: async ({ call, params, search }): Promise<Data> => {
    const playerId = readPlayerAddress(params['id'] ?? '');
    if (!playerId) throw absent();
    const [player, history, heroes, talents] = await Promise.all([
      call(getPlayerShort, { playerId }),
      call(listMatchHistory, { playerId, page: String(search.page) }),
      call(listHeroNames, {}),
      call(listTalentNames, {}),
    ]);
    const { values: rows, totalCount, totalPages } = history;
    if (search.page > Math.max(1, totalPages)) throw absent();
    return {
      player,
      games: { rows, totalCount, totalPages },
      heroes: pickNames(
        heroes,
        rows.map((row) => row.heroName),
      ),
      talents: pickNames(
        talents,
        rows.map((row) => row.talent),
      ),
    };
  },
  Body: PlayerPage,
  Absent: PlayerAbsent,
});

function PlayerPage({ data: { player, games, heroes, talents }, search }: { data: Data; search: { page: number } }) {
  const words = useWords(text);
  const id = String(player.playerId);
  return (
    <>
      <Head title={player.nickname} description={words.description(player.nickname)} path={paths.player.to({ id }, { page: search.page > 1 ? search.page : undefined })} />
      <PlayerBanner player={player} />
      <div className="wrap page">
        <LastGames id={id} page={search.page} games={games} names={{ heroes, talents }} />
      </div>
    </>
  );
}

/** Nobody by that number, or somebody with fewer pages of games. */
function PlayerAbsent() {
  const words = useWords(text);
  const { path, query } = useNavigation();
  if (pageNumber.read(new URLSearchParams(query).get('page')) > 1) {
    return (
      <>
        <Head title={words.noPageTitle} />
        <NotFoundScreen title={words.noPageTitle} way={{ href: path, label: words.toProfile }} secondWay={{ href: paths.home.to(), label: words.home }}>
          {words.noPageLine}
        </NotFoundScreen>
      </>
    );
  }
  return (
    <>
      <Head title={words.notFoundTitle} />
      <NotFoundScreen title={words.notFoundTitle} way={{ href: paths.home.to(), label: words.home }} secondWay={{ href: paths.playerSearch.to(), label: words.toSearch }}>
        {words.notFoundLine}
      </NotFoundScreen>
    </>
  );
}
