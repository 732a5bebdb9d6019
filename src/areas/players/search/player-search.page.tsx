import { PlayerName } from '#areas/core/accounts/PlayerName.tsx';
import { text as playerText } from '#areas/players/players/player.text.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { useChoice } from '#contract/address-state.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { shortText } from '#contract/search.ts';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SearchField } from '#ui/controls/SearchField.tsx';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';
import { useTyped } from '#ui/hooks/use-typed.ts';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './player-search.text.ts';
import { search, type Found } from './search.contract.ts';
import css from './PlayerSearch.module.css';

export const page = definePage({
  search: { id: shortText },
  load: async ({ call, search: { id } }): Promise<Found | undefined> => (id ? call(search, { text: id }) : undefined),
  Body: PlayerSearch,
});

/** Searches for a player by anything known about them. The search is in the address, so it works without a script and can be shared. */
function PlayerSearch({ data: found, search }: { data: Found | undefined; search: { id: string } }) {
  const words = useWords(text);
  const { go } = useNavigation();
  const { id } = search;
  const [typed, setTyped] = useTyped(id);
  const [asked, ask] = useChoice(search, { id });
  // Without a script the button always works; with an empty field after a search it clears the answer.
  const isHydrated = useHydrated();
  return (
    <>
      <Head title={words.searchTitle} description={words.searchDescription} path={paths.playerSearch.to()} />
      <div className={`wrap page ${css.narrow}`}>
        <PageHead title={words.searchTitle} lead={words.searchLead} />
        <form
          className={css.form}
          role="search"
          action={paths.playerSearch.to()}
          onSubmit={(event) => {
            event.preventDefault();
            const wanted = typed.trim();
            setTyped(wanted);
            ask({ id: wanted });
            // The pressed button is disabled afterwards.
            if (wanted === '') event.currentTarget.querySelector('input')?.focus();
            go(paths.playerSearch.to({}, { id: wanted || undefined }), { stay: true });
          }}
        >
          <SearchField
            label={words.searchField}
            placeholder={words.searchField}
            large
            name="id"
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            maxLength={100}
            action={
              <Button look="gold" type="submit" disabled={isHydrated && id === '' && typed.trim() === ''}>
                {words.search}
              </Button>
            }
          />
        </form>
        {/* An earlier answer does not belong to the current search. */}
        {asked.id === id ? (
          found ? (
            <Results found={found} />
          ) : null
        ) : (
          <p className="muted" role="status">
            {words.looking}
          </p>
        )}
      </div>
    </>
  );
}

function Results({ found: { players, heroes, items, match, isUnknownSteamAddress } }: { found: Found }) {
  const words = useWords(text);
  const playerWords = useWords(playerText);
  const language = useLanguage();
  const others = [
    ...heroes.map((hero) => ({
      href: paths.hero.to({ name: hero.urlName }),
      label: hero.userFriendlyName,
      art: <HeroFace name={hero.name} size={32} />,
    })),
    ...items.map(({ luaName, name }) => ({
      href: paths.items.to({}, { item: codeOfItem(luaName) }),
      label: name,
      art: <ItemEmblem name={luaName} size={40} />,
    })),
    ...(match ? [{ href: paths.match.to({ id: String(match.matchId) }), label: words.match(String(match.matchId)), art: null }] : []),
  ];
  const hasPlayers = players.length > 0;
  const alsoFound =
    others.length > 0 ? (
      <Panel title={hasPlayers ? words.alsoFound : words.found}>
        <ul className={css.others}>
          {others.map(({ href, label, art }) => (
            <li key={href}>
              {art}
              <a className="text-link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Panel>
    ) : null;
  const whatToTry = isUnknownSteamAddress ? words.steamOnly : words.tryThis;
  const nobody = alsoFound ? (
    <p role="status">{whatToTry}</p>
  ) : (
    <EmptyState title={playerWords.notFoundTitle} announce="status" level={2}>
      {whatToTry}
    </EmptyState>
  );
  const unfoundTitle = alsoFound ? playerWords.notFoundTitle : undefined;
  return (
    <>
      {hasPlayers ? null : alsoFound}
      <Panel title={hasPlayers ? words.players : unfoundTitle}>
        {hasPlayers ? (
          <div role="status">
            <ul className={css.players}>
              {players.map((player) => (
                <li key={player.playerId}>
                  <Avatar name={player.nickname} src={player.avatarUrl} size={44} />
                  <PlayerName id={player.playerId} name={player.nickname} href={paths.player.to({ id: player.playerId })} limit={40} />
                  <span className="nowrap">{words.rating(formatNumber(player.rating, language))}</span>
                </li>
              ))}
            </ul>
          </div>
        ) : (
          nobody
        )}
      </Panel>
      {hasPlayers ? alsoFound : null}
    </>
  );
}
