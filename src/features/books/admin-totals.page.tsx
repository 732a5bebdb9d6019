import { AdminFrame } from '#features/admin/AdminFrame.tsx';
import type { Output } from '#lib/endpoint.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { moscowDay } from '#lib/moscow.ts';
import { paths } from '#lib/paths.ts';
import type { Codec } from '#lib/search.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import { useLanguage, useWords } from '#ui/language.tsx';
import { definePage } from '#ui/page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { Table } from '#ui/Table.tsx';
import { getAdminTotals, type Figure } from './books.contract.ts';
import css from './Books.module.css';
import { dayTotals, disagreements, dateText, monthAfter, sumOf } from './books.rules.ts';
import { text } from './books.text.ts';

type Data = Output<typeof getAdminTotals> & { isCurrent: boolean };
const monthName: Codec<string> = {
  read: (raw) => (raw && /^20\d\d-(0[1-9]|1[0-2])$/.test(raw) ? raw : ''),
  write: (value) => value || undefined,
};

export const page = definePage({
  search: { month: monthName },
  load: async ({ call, search }): Promise<Data> => {
    const current = moscowDay(new Date()).slice(0, 7);
    const month = search.month || current;
    return { ...(await call(getAdminTotals, { month })), isCurrent: month >= current };
  },
  Body: AdminTotalsPage,
  isUnlisted: true,
});

function AdminTotalsPage({ data: { month, figures, isCurrent } }: { data: Data }) {
  const words = useWords(text);
  const to = (months: number) => paths.adminTotals.to({}, { month: monthAfter(month, months) });
  return (
    <AdminFrame
      title={`${words.totals}, ${dateText(month)}`}
      tools={
        <>
          <ButtonLink size="s" href={to(-1)}>
            {words.earlier}
          </ButtonLink>
          {isCurrent ? null : (
            <ButtonLink size="s" href={to(1)}>
              {words.later}
            </ButtonLink>
          )}
        </>
      }
    >
      <Panel>
        <Check figures={figures} />
      </Panel>
      {figures.length === 0 ? (
        <EmptyState title={words.noDays} level={2} />
      ) : (
        <Panel flush foot={words.daysNote}>
          <Days figures={figures} />
        </Panel>
      )}
    </AdminFrame>
  );
}

/** Whether the totals are those of the books. */
function Check({ figures }: { figures: readonly Figure[] }) {
  const words = useWords(text);
  const wrong = disagreements(figures);
  if (wrong.length === 0)
    return (
      <p className={classes(css.check, css.good)} role="status">
        <Icon name="circle-check" /> {words.agree(figures.length)}
      </p>
    );
  return (
    <div className={css.bad} role="alert">
      <p className={css.check}>
        <Icon name="triangle-alert" /> {words.disagree(wrong.length)}
      </p>
      <ul>
        {wrong.map(({ day, what, said, booked }) => (
          <li key={`${day} ${what}`}>{words.difference(dateText(day), what, said, booked)}</li>
        ))}
      </ul>
    </div>
  );
}

function Days({ figures }: { figures: readonly Figure[] }) {
  const words = useWords(text);
  const row = (name: string, of: (what: string) => number) => <TotalsRow key={name} name={name} of={of} />;
  return (
    <div className={css.scroll}>
      <Table label={words.totals}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.orders}</th>
            <th scope="col">{words.income}</th>
            <th scope="col">{words.returned}</th>
            <th scope="col">{words.net}</th>
            <th scope="col">{words.shards}</th>
            <th scope="col">{words.months}</th>
            <th scope="col">{words.codesMade}</th>
          </tr>
        </thead>
        <tbody>
          {row(words.whole, (what) => sumOf(figures, what))}
          {dayTotals(figures).map(({ day, figures: booked }) => row(dateText(day), (what) => booked.get(what) ?? 0))}
        </tbody>
      </Table>
    </div>
  );
}

function TotalsRow({ name, of }: { name: string; of: (what: string) => number }) {
  const language = useLanguage();
  const money = (rub: number, usd: number) => [
    formatMoney(rub, 'rub', language),
    usd === 0 ? '' : ` + ${formatMoney(usd, 'usd', language)}`,
  ];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{formatNumber(of('orders'), language)}</td>
      <td className="num">{money(of('paid rub'), of('paid usd'))}</td>
      <td className="num">{money(of('refunded rub'), of('refunded usd'))}</td>
      <td className="num">{money(of('paid rub') - of('refunded rub'), of('paid usd') - of('refunded usd'))}</td>
      <td className="num">{formatNumber(of('shards'), language)}</td>
      <td className="num">{formatNumber(of('months'), language)}</td>
      <td className="num">{formatNumber(of('codes'), language)}</td>
    </tr>
  );
}
