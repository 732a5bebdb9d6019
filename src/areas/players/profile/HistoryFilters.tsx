import { historyOrders } from '#areas/games/matches/matches.contract.ts';
import { text as seasonText } from '#areas/games/seasons/season.text.ts';
import type { Profile } from '#areas/players/players/profile.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { useChoice } from '#contract/address-state.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { paths } from '#contract/paths.ts';
import { compareNames } from '#lib/sorting.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { useEarlyInput } from '#ui/hooks/early-input.ts';
import { useWords } from '#ui/text/language.tsx';
import { heroInAddress, historyAddress, profileSearch, type ProfileSearch } from './history-search.rules.ts';
import { text } from './profile.text.ts';
import css from './LastGames.module.css';

type Props = { id: string; search: ProfileSearch; choices: Profile['choices']; names: HeroNames };

/**
 * Filters the matches of a profile. A form of selects that is reflected in the address: a change applies at once; without a script, by its
 * button.
 */
export function HistoryFilters({ id, search, choices, names }: Props) {
  const words = useWords(text);
  const seasonWords = useWords(seasonText);
  const { go } = useNavigation();
  const form = useEarlyInput<HTMLFormElement>();
  const heroes = choices.heroes
    .map((hero) => ({ value: heroInAddress(hero), label: heroTitle(names, hero) }))
    .toSorted((a, b) => compareNames(a.label, b.label));
  const modes = ['1x6', '2x8'].map((mode) => ({ value: mode, label: mode }));
  const places = ['1', '2', '3', '4', '5', '6'].map((place) => ({ value: place, label: words.nthPlace(place) }));
  const seasons = choices.seasons.map(({ number, name }) => ({ value: String(number), label: seasonWords.named(name) }));
  const by = { date: words.byDate, place: words.byPlace, kda: words.byKda, duration: words.byTime, rating: words.byRating };
  const orders = historyOrders.map((order) => ({ value: order, label: by[order] }));
  const [shown, choose] = useChoice(search, search);
  const follow = (change: Partial<ProfileSearch>) => go(historyAddress(id, choose(change), {}), { stay: true });
  const { hero, place, season, sort, in: within } = shown;
  return (
    <form ref={form} className={css.filters} action={`${paths.player.to({ id })}#games`} aria-label={words.filters}>
      {search.mode === '2x8' ? <input type="hidden" name="mode" value="2x8" /> : null}
      <Select
        name="hero"
        label={words.hero}
        any={words.anyHero}
        value={hero}
        options={heroes}
        onChange={(value) => follow({ hero: value })}
      />
      <Select
        name="in"
        label={words.mode}
        any={words.anyMode}
        value={within}
        options={modes}
        onChange={(value) => follow({ in: profileSearch.in.read(value) })}
      />
      <Select
        name="place"
        label={words.place}
        any={words.anyPlace}
        value={place}
        options={places}
        onChange={(value) => follow({ place: profileSearch.place.read(value) })}
      />
      <Select
        name="season"
        label={words.season}
        any={words.anySeason}
        value={season}
        options={seasons}
        onChange={(value) => follow({ season: value })}
      />
      <Select
        name="sort"
        label={words.order}
        value={sort}
        options={orders}
        onChange={(value) => follow({ sort: profileSearch.sort.read(value) })}
        className={css.order}
      />
      <span className={css.still}>
        <Button type="submit">{words.show}</Button>
      </span>
    </form>
  );
}
