import { createHash } from 'node:crypto';

/**
 * The one inline script, first in every document's head: marks the document of somebody who was signed in at the last check, before anything
 * is painted. A script with an address would arrive after the first paint, which showed subscribers the offer to subscribe
 * (docs/decisions/0023-one-inline-script.md).
 */
const SCRIPT = `try{const id=localStorage.getItem('signed-in');if(id!==null)document.documentElement.dataset.signedIn=id}catch{}`;
export const signedInMark = `<script>${SCRIPT}</script>`;

/** Its hash, by which the content security policy lets it run. */
export const signedInMarkHash = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;
