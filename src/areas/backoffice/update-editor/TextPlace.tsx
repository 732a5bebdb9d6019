import { text } from '#areas/backoffice/frame/admin.text.ts';
import type { Choices } from '#areas/news/editor/editor.contract.ts';
import { useWords } from '#ui/text/language.tsx';
import { titleOf } from './draft-state.rules.ts';

type Props = { path: string; language: 'ru' | 'en'; choices: Choices };

/** The text at a path of an update, in words: `Abaddon · Mist Coil · Orange talent, in English`. */
export function TextPlace({ path, language, choices }: Props) {
  const words = useWords(text);
  const { scepter, shard, innate, orange, purple, blue, ability, name, description, shared } = words;
  const own: Record<string, string> = { name, description, rows: shared };
  const parts: Record<string, string> = { scepter, shard, innate, orange, purple, blue, ability, hero_talent: words.heroWide };
  const [kind = '', of = '', ...steps] = path.split('.');
  const hero = choices.heroes.find((each) => each.name === of);
  const inHero = () => [hero?.title ?? of, ...steps.map((step) => parts[step] ?? titleOf(hero?.talents ?? [], step))];
  const place = kind === 'items' ? [titleOf(choices.items, of)] : kind === 'heroes' ? inHero() : [own[kind] ?? kind];
  return <>{`${place.join(' · ')}, ${language === 'ru' ? words.inRussian : words.inEnglish}`}</>;
}
