import { Refusal } from '#contract/refusals.ts';
import { DAY_MS } from '#lib/durations.ts';
import { textFile, type FileRoute } from '#web/server/file-route.ts';

/** A site that answers is looked after; who reads the file later than this should ask again (RFC 9116 wants less than a year). */
const VALID_DAYS = 90;

/** Whom to tell of a hole in the site; there is no such file where the owner names nobody. */
export const securityTxt: FileRoute = {
  paths: ['/.well-known/security.txt'],
  async run({ config: { origin, securityContacts }, now }) {
    if (securityContacts.length === 0) throw new Refusal('fileNotFound');
    const until = new Date(Math.floor(now().getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
    const lines = [
      ...securityContacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${until.toISOString()}`,
      'Preferred-Languages: ru, en',
      `Canonical: ${origin}/.well-known/security.txt`,
      '',
    ];
    return textFile('text/plain', lines.join('\n'));
  },
};
