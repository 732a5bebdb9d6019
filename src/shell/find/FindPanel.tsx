import { useEffect, useState, type ReactNode } from 'react';
import { LONGEST_SEARCH, search, type Found } from '#areas/players/search/search.contract.ts';
import { codeOfItem } from '#areas/wiki/items/items-search.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { callApi } from '#contract/api-client.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { optionId, useFindField } from './find-field.ts';
import { text } from './find.text.ts';
import css from './FindPanel.module.css';

/** The pause in typing after which a request is sent. */
const PAUSE_MS = 120;

/** The search state; while loading, `found` may still belong to the previous text. */
type FindState = { state: 'idle' | 'loading' | 'done' | 'failed'; found: Found | undefined };

/** Searches as the user types: waits for a pause and drops the response to an outdated text. */
export function useFound(typed: string): FindState & { retry: () => void } {
  const asked = typed.trim();
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ text: string; tries: number; found: Found | undefined }>();
  useEffect(() => {
    if (asked === '') return;
    const asking = new AbortController();
    const pause = setTimeout(async () => {
      const result = await callApi(search, { text: asked.slice(0, LONGEST_SEARCH) }, asking);
      if (!asking.signal.aborted) setKnown({ text: asked, tries, found: result.isDone ? result.data : undefined });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [asked, tries]);
  const retry = () => setTries(tries + 1);
  if (asked === '') return { state: 'idle', found: undefined, retry };
  if (known?.text !== asked || known.tries !== tries) return { state: 'loading', found: known?.found, retry };
  return { state: known.found ? 'done' : 'failed', found: known.found, retry };
}

/** The suggestions below the header's search field. */
export function FindPanel({ field }: { field: HTMLInputElement }) {
  const words = useWords(text);
  const [input, setInput] = useState({ typed: field.value, isOpen: document.activeElement === field, chosen: 0 });
  const { state, found, retry } = useFound(input.typed);
  const count = found && state !== 'idle' ? found.heroes.length + found.players.length + found.items.length + (found.match ? 1 : 0) : 0;
  useFindField(field, setInput, input, { count, isCurrent: state === 'done' });
  if (!input.isOpen) return null;
  return (
    <div className={css.panel} aria-busy={state === 'loading'}>
      {count > 0 && found ? <Results found={found} chosen={input.chosen} /> : null}
      <p className={count > 0 && state !== 'failed' ? 'sr' : css.note} role="status">
        {state === 'done' && count > 0 ? words.found(count) : null}
        {state === 'done' && count === 0 ? (found?.isUnknownSteamAddress ? words.steamOnly : words.nothing) : null}
        {state === 'idle' ? words.hint : null}
        {state === 'loading' ? words.loading : null}
        {state === 'failed' ? words.failed : null}
      </p>
      {state === 'failed' ? (
        <button type="button" className={css.retry} onClick={retry}>
          {words.retry}
        </button>
      ) : null}
    </div>
  );
}

type ResultsProps = { found: Found; chosen: number };

function Results({ found: { heroes, players, items, match }, chosen }: ResultsProps) {
  const words = useWords(text);
  const language = useLanguage();
  const option = (place: number) => ({ id: optionId(place), isChosen: place === chosen });
  return (
    <div id="found" role="listbox" aria-label={words.results} tabIndex={-1} className={css.list}>
      <Group name={words.heroes} isEmpty={heroes.length === 0}>
        {heroes.map((hero, place) => (
          <Option key={hero.name} {...option(place)} href={paths.hero.to({ name: hero.urlName })}>
            <HeroFace name={hero.name} size={36} />
            <strong>{hero.userFriendlyName}</strong>
            {language === 'ru' ? <small>{hero.ruName}</small> : null}
          </Option>
        ))}
      </Group>
      <Group name={words.players} isEmpty={players.length === 0}>
        {players.map((player, place) => (
          <Option key={player.playerId} {...option(heroes.length + place)} href={paths.player.to({ id: player.playerId })}>
            <Avatar name={player.nickname} src={player.avatarUrl} size={36} />
            <strong>
              <Nickname name={player.nickname} limit={28} />
            </strong>
            <small className="nowrap">{words.rating(formatNumber(player.rating, language))}</small>
          </Option>
        ))}
      </Group>
      <Group name={words.items} isEmpty={items.length === 0}>
        {items.map((item, place) => (
          <Option
            key={item.luaName}
            {...option(heroes.length + players.length + place)}
            href={paths.items.to({}, { item: codeOfItem(item.luaName) })}
          >
            <ItemEmblem name={item.luaName} size={36} />
            <strong>{item.name}</strong>
          </Option>
        ))}
      </Group>
      <Group name={words.matches} isEmpty={!match}>
        {match ? (
          <Option {...option(heroes.length + players.length + items.length)} href={paths.match.to({ id: String(match.matchId) })}>
            <Icon name="swords" size={20} />
            <strong className="num">{words.match(String(match.matchId))}</strong>
            <small>
              {match.isDuo ? '2x8' : '1x6'} · {match.isFinished || match.isAbandoned ? <Time at={match.createdAtUtc} /> : words.inProgress}
            </small>
          </Option>
        ) : null}
      </Group>
    </div>
  );
}

function Group({ name, isEmpty, children }: { name: string; isEmpty: boolean; children: ReactNode }) {
  if (isEmpty) return null;
  return (
    <div role="group" aria-label={name}>
      <div className={css.group} aria-hidden="true">
        {name}
      </div>
      {children}
    </div>
  );
}

type OptionProps = { id: string; isChosen: boolean; href: string; children: ReactNode };

function Option({ id, isChosen, href, children }: OptionProps) {
  return (
    <a id={id} className={css.option} role="option" aria-selected={isChosen} tabIndex={-1} href={href}>
      {children}
    </a>
  );
}
