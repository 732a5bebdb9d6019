import { GameItems, gameItems } from '#areas/games/matches/GameItems.tsx';
import { drawGame, GamesTable } from '#areas/games/matches/GamesTable.tsx';
import type { HistoryRow } from '#areas/games/matches/matches.contract.ts';
import { text } from '#areas/players/players/player.text.ts';
import type { Profile } from '#areas/players/players/profile.contract.ts';
import type { HeroNames, TalentNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle, talentTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroWay } from '#areas/wiki/heroes/HeroLink.tsx';
import type { ItemNames } from '#areas/wiki/items/items.contract.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { drawTime, timeText } from '#ui/figures/Time.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useMarkupCache } from '#ui/markup-cache/CachedMarkup.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { historyAddress, isNarrowed, untilIn, type ProfileSearch } from './history-search.rules.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { text as profileText } from './profile.text.ts';
import css from './LastGames.module.css';

type Names = { heroes: HeroNames; talents: TalentNames; items: ItemNames };
type Props = { id: string; search: ProfileSearch; profile: Pick<Profile, 'games' | 'choices' | 'lastMatch'>; names: Names };

/** A page of a player's matches, filtered and ordered by the address. */
export function LastGames({ id, search, profile: { games, choices, lastMatch }, names }: Props) {
  const words = useWords(text);
  const profileWords = useWords(profileText);
  const language = useLanguage();
  const cached = useMarkupCache();
  const isHydrated = useHydrated();
  const { page } = search;
  const until = untilIn(search, lastMatch);
  if (games.totalCount === 0 && !isNarrowed(search)) {
    return (
      <Panel title={words.lastGames}>
        <EmptyState title={words.emptyTitle}>{words.emptyLine}</EmptyState>
      </Panel>
    );
  }
  return (
    <Panel
      flush
      id="games"
      title={words.lastGames}
      tools={<span className="small muted">{words.matches(games.totalCount, formatNumber(games.totalCount, language))}</span>}
    >
      <HistoryFilters id={id} search={search} choices={choices} names={names.heroes} />
      {games.totalCount === 0 ? (
        <EmptyState
          title={profileWords.noneSuch}
          announce="status"
          actions={
            <ButtonLink href={`${paths.player.to({ id }, { mode: search.mode === '2x8' ? '2x8' : undefined })}#games`}>
              {profileWords.showAll}
            </ButtonLink>
          }
        >
          {profileWords.noneSuchLine}
        </EmptyState>
      ) : (
        <GamesTable
          label={words.lastGames}
          what={words.heroAndTalent}
          page={page}
          pageCount={games.totalPages}
          hrefOf={(to) => historyAddress(id, search, { page: to ?? 1, until })}
          hasItems
          sorting={{ ...search, hrefOf: (sort, order) => historyAddress(id, search, { sort, order }) }}
        >
          {games.values.map((game) => {
            const { art, ...row } = gameOf(game, names, words, isHydrated, language);
            return drawGame(
              String(game.matchId),
              {
                ...row,
                art: cached({ as: 'span', className: css.art, part: Art, of: art }),
                items: cached({ as: 'span', part: GameItems, of: gameItems(game.items, names.items) }),
              },
              language,
            );
          })}
        </GamesTable>
      )}
    </Panel>
  );
}

function gameOf(game: HistoryRow, names: Names, words: ReturnType<typeof text>, isHydrated: boolean, language: Language) {
  const hero = heroTitle(names.heroes, game.heroName);
  const isOver = game.isFinished || game.isAbandoned;
  const date = drawTime({ at: game.createdAtUtc }, isHydrated, language);
  return {
    game,
    art: {
      hero: game.heroName,
      title: hero,
      urlName: names.heroes[game.heroName ?? '']?.urlName,
      ...shownTalent(game.talent, names.talents),
      ...secondTalent(game.secondTalent, names.talents),
    },
    title: game.heroName === null ? withoutHero(game, words) : hero,
    date: game.isFinished ? (
      date
    ) : game.isAbandoned ? (
      <>
        {date} <Tag>{words.abandoned}</Tag>
      </>
    ) : (
      <Tag tone="gold">{words.running}</Tag>
    ),
    shortDate: isOver ? timeText({ at: game.createdAtUtc }, isHydrated) : words.running,
  };
}

/**
 * The game reports a player's hero when the player's game ends. A player who leaves never gets there, and for some uncounted matches the
 * game reports nothing.
 */
function withoutHero({ isFinished, isCalledOff, whyUncounted }: HistoryRow, words: ReturnType<typeof text>): string {
  if (isCalledOff) return words.calledOff;
  if (!isFinished) return words.unknownHero;
  return whyUncounted === null || whyUncounted === 'earlyLeave' ? words.left : words.untoldHero;
}

type ShownTalent = { talent: string | undefined; art: string | undefined };

function shownTalent(talent: string | null, names: TalentNames): ShownTalent {
  if (talent === null) return { talent: undefined, art: undefined };
  return { talent: talentTitle(names, talent), art: names[talent] ? talent : undefined };
}

function secondTalent(name: string | null, names: TalentNames) {
  const { talent, art } = shownTalent(name, names);
  return { second: talent, secondArt: art };
}

type ArtProps = ShownTalent & {
  hero: string | null;
  title: string;
  urlName: string | undefined;
  second: string | undefined;
  secondArt: string | undefined;
};

function Art({ hero, title, urlName, talent, art, second, secondArt }: ArtProps) {
  return (
    <>
      {hero === null ? (
        <span className={css.unknown} />
      ) : (
        <HeroWay urlName={urlName} title={title}>
          <HeroFace name={hero} label={title} />
        </HeroWay>
      )}
      {talent === undefined ? null : <Talent name={talent} art={art} />}
      {second === undefined ? null : <Talent name={second} art={secondArt} />}
    </>
  );
}

function Talent({ name, art }: { name: string; art: string | undefined }) {
  return (
    <span title={name}>
      <TalentTile rarity="orange" name={name} art={art} label={name} mini />
    </span>
  );
}
