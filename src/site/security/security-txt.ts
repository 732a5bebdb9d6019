import { Refusal } from '#contract/refusals.ts';
import { DAY_MS } from '#lib/durations.ts';
import { textFile, type FileRoute } from '#web/server/file-route.ts';

/**
 * A running site is a maintained one, so the date moves on; a copy of the file expires after this (RFC 9116 recommends less than a year).
 */
const VALID_DAYS = 90;

/** The contacts for security reports; the file does not exist if the owner names none. */
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
