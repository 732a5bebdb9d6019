import { useEffect } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { figures } from './figures.text.ts';
import css from './Accuracy.module.css';

/** The meaning of each figure, folded, and its calculation, folded once more; an address with a figure's name opens it. */
export function FigureMeanings() {
  const words = useWords(figures);
  useEffect(() => {
    const open = () => {
      const named = document.getElementById(location.hash.slice(1));
      if (!(named instanceof HTMLDetailsElement)) return;
      named.open = true;
      named.scrollIntoView();
    };
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, []);
  const entries = [
    { id: 'place', title: words.place, plain: words.placePlain, how: words.placeHow },
    { id: 'line', title: words.line, plain: words.linePlain, how: words.lineHow },
    { id: 'won', title: words.won, plain: words.wonPlain, how: words.wonHow },
    { id: 'ranks', title: words.ranks, plain: words.ranksPlain, how: words.ranksHow },
    { id: 'strongest', title: words.strongest, plain: words.strongestPlain, how: words.strongestHow },
    { id: 'talent', title: words.talent, plain: words.talentPlain, how: words.talentHow },
    { id: 'best', title: words.best, plain: words.bestPlain, how: words.bestHow },
    { id: 'item', title: words.item, plain: words.itemPlain, how: words.itemHow },
    { id: 'patch', title: words.patch, plain: words.patchPlain, how: words.patchHow },
    { id: 'leaders', title: words.leaders, plain: words.leadersPlain, how: words.leadersHow },
    { id: 'builds', title: words.builds, plain: words.buildsPlain, how: words.buildsHow },
    { id: 'skill', title: words.skill, plain: words.skillPlain, how: words.skillHow },
    { id: 'forecast', title: words.forecast, plain: words.forecastPlain, how: words.forecastHow },
    { id: 'draw', title: words.draw, plain: words.drawPlain, how: words.drawHow },
  ];
  return (
    <Panel title={words.heading}>
      <div className={css.meanings}>
        {entries.map(({ id, title, plain, how }) => (
          <details key={id} id={id}>
            <summary>
              {title}
              <Icon name="chevron-down" size={18} />
            </summary>
            <p>{plain}</p>
            <details>
              <summary>
                {words.how}
                <Icon name="chevron-down" size={14} />
              </summary>
              <p className="muted">{how}</p>
            </details>
          </details>
        ))}
      </div>
    </Panel>
  );
}
