import { escapeAttribute } from '#lib/rich-text.ts';
import { pageOf } from './local-server.ts';

export type Patron = {
  id: string;
  name: string;
  status: 'active_patron' | 'declined_patron' | 'former_patron' | null;
  charge: 'Paid' | 'Free Trial' | 'Declined' | 'Fraud' | 'Pending' | 'Refunded' | null;
  lastChargeAt: string | null;
  nextChargeAt: string | null;
  tiers: string[];
};

const style = `:root{color-scheme:light}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4f1;color:#222;font:16px/1.5 system-ui,sans-serif}main{width:min(480px,100% - 32px);padding-block:24px}
legend{float:left;width:100%;font-weight:600}main>a,fieldset{display:block;margin:8px 0;padding:14px 16px;border:0;border-radius:12px;background:#fff;color:#222;text-decoration:none}fieldset{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
button,select{font:inherit;padding:9px 12px;border:1px solid #ccc;border-radius:9px;background:#fff;color:#222}button{cursor:pointer}button[value=Paid]{border-color:#222;background:#222;color:#fff}`;

/** The reasons that Patreon gives for a failed charge. */
const failures = ['Declined', 'Fraud'] as const;

/** The campaign's page, where people become members: they pay, are declined, or close it. */
export function campaignPage(patrons: readonly Patron[], said: string | undefined): string {
  const note = said ? `<p role="status"><b>${said}</b> Go back to the site and link Patreon there.</p>` : '';
  const form = ({ id, name, status, charge }: Patron) => `<form method="post"><fieldset><legend>${name}</legend>
<input type="hidden" name="patron" value="${id}"><span>now: ${status ?? 'not a member'}, ${charge ?? 'no charge'}</span>
<button name="result" value="Paid">Pay for a month</button><label>or <select name="failure" aria-label="Reason for declining">${failures.map((failure) => `<option>${failure}</option>`).join('')}</select></label>
<button name="result" value="failed">Decline</button></fieldset></form>`;
  return pageOf(
    'en',
    'Sixfold on Patreon (a stand-in)',
    style,
    `${note}<p>This is not Patreon but a stand-in for the demo. No money is charged. To pay nothing, close this page.</p>${patrons.map(form).join('')}`,
  );
}

/** Changes the membership as the payer chose on that page. Returns a sentence about it. */
export function joinCampaign(patron: Patron, chosen: URLSearchParams, tier: string, now: Date): string {
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000).toISOString();
  const failure = failures.find((one) => one === chosen.get('failure')) ?? 'Declined';
  if (chosen.get('result') === 'Paid') {
    Object.assign(patron, { status: 'active_patron', charge: 'Paid', lastChargeAt: inDays(0), nextChargeAt: inDays(30), tiers: [tier] });
    return `${patron.name}: paid for a month.`;
  }
  Object.assign(patron, { status: 'declined_patron', charge: failure, lastChargeAt: inDays(0) });
  return `${patron.name}: the charge failed, ${failure}.`;
}

/** The page that asks which person allows the link. */
export function choicePage(url: URL, patrons: readonly Patron[]): string {
  const link = (as: string, name: string) => {
    const chosen = new URL(url);
    chosen.searchParams.set('as', as);
    return `<a href="${escapeAttribute(chosen.pathname + chosen.search)}">${name}</a>`;
  };
  const links = patrons.map(({ id, name }) => link(id, name)).join('') + link('0', 'Deny');
  return pageOf('en', 'Patreon (a stand-in)', style, `<p>Choose whose account to link.</p>${links}`);
}
