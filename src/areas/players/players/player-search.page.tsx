import { getPlayerShort, type PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import { definePage, orAbsent } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { shortText } from '#contract/search.ts';
import { formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { NumberSearch } from '#ui/controls/NumberSearch.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { text } from './player-search.text.ts';
import { text as playerText } from './player.text.ts';
import { LONGEST_PLAYER_NUMBER, readAnyPlayer, readPastedPlayer, readPlayerNumber } from './players.rules.ts';
import css from './PlayerSearch.module.css';

type Data = { player: PlayerShort | undefined };

export const page = definePage({
  search: { id: shortText },
  load: async ({ call, search }): Promise<Data> => {
    const playerId = readAnyPlayer(search.id);
    return { player: playerId ? await orAbsent(call(getPlayerShort, { playerId })) : undefined };
  },
  Body: PlayerSearch,
});

function PlayerSearch({ data: { player }, search }: { data: Data; search: { id: string } }) {
  const words = useWords(text);
  const playerWords = useWords(playerText);
  const value = readAnyPlayer(search.id) ?? '';
  return (
    <>
      <Head title={words.searchTitle} description={words.searchDescription} path={paths.playerSearch.to()} />
      <div className={`wrap page ${css.narrow}`}>
        <PageHead title={words.searchTitle} lead={words.searchLead} />
        <NumberSearch
          key={value}
          label={words.searchField}
          button={words.search}
          value={value}
          path={paths.playerSearch.to()}
          name="id"
          longest={LONGEST_PLAYER_NUMBER}
          read={readPlayerNumber}
          digitsOnly
          readPasted={readPastedPlayer}
        />
        {player ? <Found player={player} /> : null}
        {search.id && !player ? (
          <Panel>
            <EmptyState title={playerWords.notFoundTitle} announce="status" level={2}>
              {playerWords.notFoundLine}
            </EmptyState>
          </Panel>
        ) : null}
      </div>
    </>
  );
}

function Found({ player }: { player: PlayerShort }) {
  const words = useWords(text);
  const playerWords = useWords(playerText);
  const language = useLanguage();
  return (
    <Panel>
      <div className={css.found} role="status">
        <Avatar name={player.nickname} src={player.avatarUrl} size={64} />
        <div className={css.who}>
          <h2>
            <Nickname name={player.nickname} />
          </h2>
          <dl className={css.ratings} aria-label={playerWords.ratings}>
            <div>
              <dt>{playerWords.solo}</dt>
              <dd>{formatNumber(player.rating, language)}</dd>
            </div>
            <div>
              <dt>{playerWords.duo}</dt>
              <dd>{formatNumber(player.duoRating, language)}</dd>
            </div>
          </dl>
        </div>
        <ButtonLink href={paths.player.to({ id: player.playerId })}>{words.openProfile}</ButtonLink>
      </div>
    </Panel>
  );
}
