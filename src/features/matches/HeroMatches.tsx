import { PlayerName } from '#features/accounts/PlayerName.tsx';
import { titleOf } from '#lib/format-name.ts';
import type { Output } from '#lib/endpoint.ts';
import { formatNumber } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { Pager } from '#ui/Pager.tsx';
import { Panel } from '#ui/Panel.tsx';
import { PlaceBadge } from '#ui/PlaceBadge.tsx';
import { SectionLink } from '#ui/SectionLink.tsx';
import { SignedChange } from '#ui/SignedChange.tsx';
import { RowLink, Table } from '#ui/Table.tsx';
import { Tag } from '#ui/Tag.tsx';
import { TalentTile } from '#ui/TalentTile.tsx';
import { Time } from '#ui/Time.tsx';
import css from './HeroMatches.module.css';
import { text } from './hero-matches.text.ts';
import type { searchMatches } from './matches.contract.ts';

export type FoundMatches = Output<typeof searchMatches>;
/** An orange talent of the hero: its name in matches, what it is called, and what names its picture. */
export type HeroTalent = { talent: string; title: string; image: string };

type Props = {
  id: string;
  found: FoundMatches;
  talents: readonly HeroTalent[];
  /** The talent that is asked for; empty for any. */
  chosen: string;
  page: number;
  /** The address of a page of the list. */
  hrefOf: (talent: string | undefined, page: number | undefined) => string;
};

/** A page of the finished matches with a hero, newest first, of one orange talent or any. */
export function HeroMatches({ id, found, talents, chosen, page, hrefOf }: Props) {
  const words = useWords(text);
  const language = useLanguage();
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
        <Games rows={values} talents={talents} />
      )}
      {totalPages > 1 ? (
        <div className={css.pager}>
          <Pager
            page={page}
            pageCount={totalPages}
            hrefOf={(to) => hrefOf(chosen || undefined, to > 1 ? to : undefined)}
            label={words.title}
          />
        </div>
      ) : null}
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

function Games({ rows, talents }: { rows: FoundMatches['values']; talents: readonly HeroTalent[] }) {
  const words = useWords(text);
  return (
    <Table label={words.title} className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.place}>
            {words.place}
          </th>
          <th scope="col">{words.talentAndPlayer}</th>
          <th scope="col" className={css.mode}>
            {words.mode}
          </th>
          <th scope="col" className="end">
            {words.rating}
          </th>
          <th scope="col" className={classes('end', css.date)}>
            {words.date}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((game, index) => (
          <GameRow key={`${game.matchId} ${index}`} game={game} talents={talents} />
        ))}
      </tbody>
    </Table>
  );
}

function GameRow({ game, talents }: { game: FoundMatches['values'][number]; talents: readonly HeroTalent[] }) {
  const words = useWords(text);
  const id = String(game.matchId);
  const talent = talents.find((each) => each.talent.toLowerCase() === game.talent?.toLowerCase());
  const name = talent?.title ?? (game.talent === null ? null : titleOf(game.talent));
  const isDuo = game.mapName.includes('duo');
  return (
    <tr>
      <td className={css.place}>
        <PlaceBadge place={game.place} />
      </td>
      <th scope="row">
        <span className={css.who}>
          {name === null ? <span className={css.unknown} /> : <TalentTile rarity="orange" name={talent?.image ?? name} size={32} mini />}
          <span className={css.title}>
            <RowLink href={paths.match.to({ id })} title={words.openMatch(id)}>
              {name ?? words.noTalent}
            </RowLink>
            <small>
              <PlayerName
                id={game.playerId}
                name={game.nickname}
                href={paths.player.to({ id: game.playerId })}
                limit={22}
                narrowLimit={16}
                className="above"
              />
              <span className={css.slim}>
                {isDuo ? ' · 2x8 · ' : ' · '}
                <Time at={game.createdAtUtc} dateOnly />
              </span>
            </small>
          </span>
        </span>
      </th>
      <td className={css.mode}>
        <Tag tone={isDuo ? 'blue' : 'plain'}>{isDuo ? '2x8' : '1x6'}</Tag>
      </td>
      <td className="end">
        <SignedChange value={game.ratingChange} doubled={game.isDoubleRating} />
      </td>
      <td className={classes('end', css.date)}>
        <Time at={game.createdAtUtc} />
      </td>
    </tr>
  );
}
