import { getMatchShort, type MatchShort } from '#areas/games/matches/matches.contract.ts';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { LONGEST_TYPED_MATCH, readTypedMatch } from '#contract/match-id.ts';
import { definePage, orAbsent } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import { shortText } from '#contract/search.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { NumberSearch } from '#ui/controls/NumberSearch.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Head } from '#ui/layout/Head.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './match.text.ts';
import { MatchState } from './MatchState.tsx';
import css from './MatchSearch.module.css';

type Data = { match: MatchShort | undefined; heroes: HeroNames };

export const page = definePage({
  search: { id: shortText },
  load: async ({ call, search }): Promise<Data> => {
    const id = readTypedMatch(search.id);
    const [match, heroes] = await Promise.all([
      id ? orAbsent(call(getMatchShort, { dotaMatchId: id })) : undefined,
      id ? call(listHeroNames, {}) : {},
    ]);
    return { match, heroes };
  },
  Body: MatchSearch,
});

function MatchSearch({ data, search }: { data: Data; search: { id: string } }) {
  const words = useWords(text);
  return (
    <>
      <Head title={words.searchTitle} description={words.searchDescription} path={paths.matchSearch.to()} />
      <div className={`wrap page ${css.narrow}`}>
        <PageHead title={words.searchTitle} lead={words.searchLead} />
        <NumberSearch
          label={words.searchField}
          button={words.search}
          value={search.id}
          path={paths.matchSearch.to()}
          name="id"
          longest={LONGEST_TYPED_MATCH}
          read={readTypedMatch}
          wrong={words.notNumber}
        />
        {data.match ? <Found match={data.match} heroes={data.heroes} /> : null}
        {readTypedMatch(search.id) && !data.match ? (
          <Panel>
            <EmptyState title={words.notFoundTitle} announce="status" level={2}>
              {words.notFoundLine}
            </EmptyState>
          </Panel>
        ) : null}
      </div>
    </>
  );
}

function Found({ match, heroes }: { match: MatchShort; heroes: HeroNames }) {
  const words = useWords(text);
  const id = String(match.matchId);
  return (
    <Panel>
      <div className={css.found} role="status">
        <div>
          <h2>{words.title(id)}</h2>
          <p className={css.facts}>
            <MatchState {...match} />
            <span>{match.isDuo ? '2x8' : '1x6'}</span>
            <Time at={match.createdAtUtc} />
          </p>
        </div>
        <span className={css.heroes}>
          {match.heroes.map((hero) => (
            <span key={hero} title={heroTitle(heroes, hero)}>
              <HeroFace name={hero} size={40} label={heroTitle(heroes, hero)} />
            </span>
          ))}
        </span>
        <ButtonLink href={paths.match.to({ id })}>{words.openMatch}</ButtonLink>
      </div>
    </Panel>
  );
}
