import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import type { Output } from '#contract/endpoint.ts';
import { paths } from '#contract/paths.ts';
import { titleOf } from '#lib/format-name.ts';
import { formatNumber } from '#lib/format.ts';
import type { Language } from '#lib/words.ts';
import { drawTime, timeText } from '#ui/figures/Time.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { SectionLink } from '#ui/layout/SectionLink.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { drawGame, GamesTable } from './GamesTable.tsx';
import { text } from './hero-matches.text.ts';
import type { searchMatches } from './matches.contract.ts';
import css from './HeroMatches.module.css';

export type FoundMatches = Output<typeof searchMatches>;
/** An orange talent of the hero: its name in matches, its title, and the name of its picture. */
export type HeroTalent = { talent: string; title: string; image: string };

type Props = {
  id: string;
  found: FoundMatches;
  talents: readonly HeroTalent[];
  /** The chosen talent; empty for any. */
  chosen: string;
  page: number;
  /** The address of a page of the list. */
  hrefOf: (talent: string | undefined, page: number | undefined) => string;
};

/** A page of the finished matches with a hero, newest first, with one orange talent or any. */
export function HeroMatches({ id, found, talents, chosen, page, hrefOf }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { totalCount, totalPages, values } = found;
  return (
    <Panel
      id={id}
      flush
      title={words.title}
      note={words.count(totalCount, formatNumber(totalCount, language))}
      tools={
        <>
          <TalentFilter talents={talents} chosen={chosen} hrefOf={(talent) => hrefOf(talent, undefined)} />
          <SectionLink id={id} name={words.title} />
        </>
      }
    >
      {totalCount === 0 ? (
        <EmptyState title={words.noneTitle}>{chosen ? words.noneTalent : words.noneLine}</EmptyState>
      ) : (
        <GamesTable
          label={words.title}
          what={words.talentAndPlayer}
          page={page}
          pageCount={totalPages}
          hrefOf={(to) => hrefOf(chosen || undefined, to)}
        >
          {values.map((game, index) => drawGame(`${game.matchId} ${index}`, gameOf(game, talents, words, isHydrated, language), language))}
        </GamesTable>
      )}
    </Panel>
  );
}

function TalentFilter({ talents, chosen, hrefOf }: Pick<Props, 'talents' | 'chosen'> & { hrefOf: (talent: string | undefined) => string }) {
  const words = useWords(text);
  return (
    <nav className={css.filter} aria-label={words.byTalent}>
      <a className={css.any} href={hrefOf(undefined)} aria-current={chosen === '' || undefined}>
        {words.any}
      </a>
      {talents.map(({ talent, title, image }) => (
        <TalentTile
          key={talent}
          rarity="orange"
          name={image}
          art={talent}
          label={title}
          href={hrefOf(talent)}
          isCurrent={chosen === talent.toLowerCase()}
          out={chosen !== '' && chosen !== talent.toLowerCase()}
          size={34}
          mini
        />
      ))}
    </nav>
  );
}

type Found = FoundMatches['values'][number];

function gameOf(game: Found, talents: readonly HeroTalent[], words: ReturnType<typeof text>, isHydrated: boolean, language: Language) {
  const talent = talents.find((each) => each.talent.toLowerCase() === game.talent?.toLowerCase());
  const name = talent?.title ?? (game.talent === null ? null : titleOf(game.talent));
  return {
    game,
    art:
      name === null ? (
        <span className={css.unknown} />
      ) : (
        <TalentTile rarity="orange" name={talent?.image ?? name} art={talent?.talent} size={32} mini />
      ),
    title: name ?? words.noTalent,
    by: (
      <PlayerName
        id={game.playerId}
        name={game.nickname}
        href={paths.player.to({ id: game.playerId })}
        limit={22}
        narrowLimit={16}
        className="above"
      />
    ),
    date: drawTime({ at: game.createdAtUtc }, isHydrated, language),
    shortDate: timeText({ at: game.createdAtUtc, dateOnly: true }, isHydrated),
  };
}
