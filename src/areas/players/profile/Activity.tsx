import type { Activity as ActivityData } from '#areas/players/players/profile.contract.ts';
import { formatDate } from '#lib/format-time.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { AsTable } from '#ui/table/AsTable.tsx';
import { useWords } from '#ui/text/language.tsx';
import { calendarOf } from './activity.rules.ts';
import { text } from './profile.text.ts';
import css from './Charts.module.css';

/** Half a year of days, darker with more matches; below it the months in numbers. */
export function Activity({ activity, mode }: { activity: ActivityData; mode: '1x6' | '2x8' }) {
  const words = useWords(text);
  const { weeks, days, levels, months, played, total, most } = calendarOf(activity);
  const summary = total === 0 ? words.noActivity(mode) : words.activityLabel(total, mode, played.length);
  return (
    <Panel
      title={words.activity}
      note={words.halfYear}
      tools={
        <span className={css.shades} aria-hidden="true">
          {words.less}
          {[0, 1, 2, 3, 4].map((level) => (
            <i key={level} data-level={level} />
          ))}
          {words.more}
        </span>
      }
    >
      <svg className={css.calendar} viewBox={`0 0 ${weeks} 7`} role="img" aria-label={summary}>
        <path className={css.days} d={days} />
        {levels.map((path, index) => (path === '' ? null : <path key={index} data-level={index + 1} d={path} />))}
      </svg>
      <dl className={css.months}>
        {months.slice(-6).map(({ month, matches, week }) => (
          <div key={month} style={{ '--week': week }} data-late={week > 23 || undefined}>
            <dt>
              {month.slice(5)}
              <i>.{month.slice(2, 4)}</i>
            </dt>
            <dd>{matches}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">
        {summary}
        {most ? `, ${words.mostOnADay(most.matches, formatDate(most.day))}` : null}
      </p>
      {total === 0 ? null : (
        <AsTable
          label={words.activity}
          heads={[words.date, words.matches]}
          rows={() => played.toReversed().map(({ day, matches }) => [formatDate(day), matches])}
        />
      )}
    </Panel>
  );
}
