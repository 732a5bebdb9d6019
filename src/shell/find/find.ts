import { useEffect, useState } from 'react';
import { LONGEST_SEARCH, search, type Found } from '#areas/players/search/search.contract.ts';
import { callApi } from '#contract/api-client.ts';

/** While keys come faster than this, nobody is asked. */
const PAUSE_MS = 120;

/** What is known of a text: `found` may still be of the text before. */
export type FindState = { state: 'idle' | 'loading' | 'done' | 'failed'; found: Found | undefined };

/** Looks for a text as it is typed: waits for a pause, and drops the answer to what is not asked any more. */
export function useFound(typed: string): FindState & { retry: () => void } {
  const text = typed.trim();
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{ text: string; tries: number; found: Found | undefined }>();
  useEffect(() => {
    if (text === '') return;
    const asking = new AbortController();
    const pause = setTimeout(async () => {
      const result = await callApi(search, { text: text.slice(0, LONGEST_SEARCH) }, asking);
      if (!asking.signal.aborted) setKnown({ text, tries, found: result.isDone ? result.data : undefined });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asking.abort();
    };
  }, [text, tries]);
  const retry = () => setTries(tries + 1);
  if (text === '') return { state: 'idle', found: undefined, retry };
  if (known?.text !== text || known.tries !== tries) return { state: 'loading', found: known?.found, retry };
  return { state: known.found ? 'done' : 'failed', found: known.found, retry };
}
