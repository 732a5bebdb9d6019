import { useState } from 'react';
import { callApi } from '#contract/api-client.ts';
import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { showToast } from '#ui/overlay/toasts.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './admin.text.ts';

/** Sends an admin's actions; `isBusy` while one is under way. Undefined if it was refused or not answered, as a toast has then said. */
export function useSending() {
  const words = useWords(text);
  const [isBusy, setBusy] = useState(false);
  async function send<E extends Endpoint>(call: E, body: Input<E>): Promise<Output<E> | undefined> {
    setBusy(true);
    const result = await callApi(call, body);
    setBusy(false);
    if (result.isDone) return result.data;
    showToast({ kind: 'error', title: words.failed, text: result.problems[0] ?? words.noAnswer });
    return undefined;
  }
  return { isBusy, send };
}
