import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AdminTable } from '#areas/backoffice/frame/AdminTable.tsx';
import type { Output } from '#contract/endpoint.ts';
import { definePage } from '#contract/page.tsx';
import { paths } from '#contract/paths.ts';
import type { Codec } from '#contract/search.ts';
import { moscowDay } from '#lib/dates.ts';
import { formatMoney, formatNumber } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { getAdminTotals, type Figure } from './sales.contract.ts';
import { dayTotals, disagreements, dateText, monthAfter, sumOf } from './sales.rules.ts';
import { text } from './sales.text.ts';
import css from './Sales.module.css';

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
      {figures.length === 0 ? (
        <EmptyState title={words.noDays} level={2} />
      ) : (
        <>
          <Panel>
            <Check figures={figures} />
          </Panel>
          <Panel flush foot={words.daysNote}>
            <Days figures={figures} />
          </Panel>
        </>
      )}
    </AdminFrame>
  );
}

/** Whether the totals match the bookings. */
function Check({ figures }: { figures: readonly Figure[] }) {
  const words = useWords(text);
  const say = useFigure();
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
          <li key={`${day} ${what}`}>{words.difference(dateText(day), say(what).name, say(what).of(said), say(what).of(booked))}</li>
        ))}
      </ul>
    </div>
  );
}

/** The displayed name of a booked figure, as in the table of days, and its format. */
function useFigure(): (what: string) => { name: string; of: (figure: number) => string } {
  const { paidOrders, refunds, income, returned, shards, months, codesMade } = useWords(text);
  const language = useLanguage();
  const names: Record<string, string> = { orders: paidOrders, refunds, paid: income, refunded: returned, shards, months, codes: codesMade };
  return (what) => {
    const [kind = '', currency] = what.split(' ');
    const isMoney = currency === 'rub' || currency === 'usd';
    return {
      name: names[kind] ?? what,
      of: (figure) => (isMoney ? formatMoney(figure, currency, language) : formatNumber(figure, language)),
    };
  };
}

function Days({ figures }: { figures: readonly Figure[] }) {
  const words = useWords(text);
  const cells = useDayCells();
  return (
    <AdminTable
      label={words.totals}
      columns={[words.day, words.paidOrders, words.income, words.returned, words.net, words.shards, words.months, words.codesMade]}
      rows={[
        { id: 'whole', cells: [words.whole, ...cells((what) => sumOf(figures, what))] },
        ...dayTotals(figures).map(({ day, figures: booked }) => ({
          id: day,
          cells: [dateText(day), ...cells((what) => booked.get(what) ?? 0)],
        })),
      ]}
    />
  );
}

/** The figures of a day, or of all days, formatted. */
function useDayCells(): (of: (what: string) => number) => string[] {
  const language = useLanguage();
  const money = (rub: number, usd: number) =>
    formatMoney(rub, 'rub', language) + (usd === 0 ? '' : ` + ${formatMoney(usd, 'usd', language)}`);
  return (of) => [
    formatNumber(of('orders'), language),
    money(of('paid rub'), of('paid usd')),
    money(of('refunded rub'), of('refunded usd')),
    money(of('paid rub') - of('refunded rub'), of('paid usd') - of('refunded usd')),
    formatNumber(of('shards'), language),
    formatNumber(of('months'), language),
    formatNumber(of('codes'), language),
  ];
}
