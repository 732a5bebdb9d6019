import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { formatNumber } from '#lib/format.ts';
import { Time } from '#ui/figures/Time.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import type { HeroPoll as Poll } from './hero-poll.contract.ts';
import { text } from './heroes.text.ts';
import { HeroWay } from './HeroLink.tsx';
import css from './HeroPoll.module.css';

type Hero = { name: string; urlName: string; userFriendlyName: string };
type Props = { poll: Poll; heroes: readonly Hero[] };

/** What players voted for in the game: heroes with bars, the most voted first. */
export function HeroPoll({ poll, heroes }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const known = new Map(heroes.map((hero) => [hero.name, hero]));
  const total = poll.heroes.reduce((sum, { votes }) => sum + votes, 0);
  const most = Math.max(1, ...poll.heroes.map(({ votes }) => votes));
  return (
    <Panel
      title={words.poll}
      note={words.pollNote}
      tools={
        <span className={css.state}>
          <Tag tone={poll.isOpen ? 'gold' : 'plain'}>{poll.isOpen ? words.pollOpen : words.pollClosed}</Tag>
          <Time at={poll.closedAt ?? poll.openedAt} dateOnly />
        </span>
      }
    >
      <ol className={css.heroes}>
        {poll.heroes.map(({ heroName, votes }) => (
          <li key={heroName}>
            <HeroFace name={heroName} size={32} />
            <HeroWay urlName={known.get(heroName)?.urlName}>{known.get(heroName)?.userFriendlyName ?? heroName}</HeroWay>
            <span className="num" title={words.pollShare(total === 0 ? 0 : Math.round((100 * votes) / total))}>
              {formatNumber(votes, language)}
            </span>
            <i className={css.share} style={{ '--share': votes / most }} aria-hidden="true" />
          </li>
        ))}
      </ol>
      <p className="small muted">{words.pollTotal(total)}</p>
    </Panel>
  );
}
