import { paths } from '#lib/paths.ts';
import { Emblem } from '#ui/Emblem.tsx';
import { Head } from '#ui/Head.tsx';
import { useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import css from './Plus.module.css';
import { text } from './plus.text.ts';
import { BestStill, BuildStill, DoubleStill, InGameStill, MetaStill, QuestStill, ShardStill, VoteStill } from './PlusStills.tsx';

const banner = ['void-spirit', 'muerta', 'axe', 'phantom-assassin', 'lina', 'terrorblade', 'crystal-maiden', 'wraith-king'];
const features = [
  { title: 'builds', line: 'buildsLine', Still: BuildStill },
  { title: 'meta', line: 'metaLine', Still: MetaStill },
  { title: 'best', line: 'bestLine', Still: BestStill },
  { title: 'double', line: 'doubleLine', Still: DoubleStill },
  { title: 'quests', line: 'questsLine', Still: QuestStill },
  { title: 'inGame', line: 'inGameLine', Still: InGameStill },
  { title: 'votes', line: 'votesLine', Still: VoteStill },
  { title: 'shards', line: 'shardsLine', Still: ShardStill },
] as const;

export const page = definePage({ search: {}, Body: PlusPage });

/** What the subscription gives. */
function PlusPage() {
  const words = useWords(text);
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.plus.to()} />
      <section className={css.top}>
        <div className={css.art} aria-hidden="true">
          {banner.map((hero) => (
            <Emblem key={hero} kind="hero" name={hero} grain />
          ))}
        </div>
        <div className={`wrap ${css.words}`}>
          <h1>{words.headline}</h1>
          <p className={css.lead}>{words.lead}</p>
        </div>
      </section>
      <div className="wrap page">
        <ul className={css.features} aria-label={words.features}>
          {features.map(({ title, line, Still }) => (
            <li key={title} className={css.feature}>
              <div className={css.still} aria-hidden="true">
                <Still />
              </div>
              <div className={css.about}>
                <h2>{words[title]}</h2>
                <p>{words[line]}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
