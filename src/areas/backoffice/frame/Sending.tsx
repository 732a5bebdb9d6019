import type { Endpoint, Input, Output } from '#contract/endpoint.ts';
import { sendForData } from '#contract/send.ts';
import { useWords } from '#ui/text/language.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useState } from 'react';
import { text } from './admin.text.ts';

/** Sends what an admin does, one thing at a time; undefined when it was refused, which a toast has then said. */
export function useSending() {
  const words = useWords(text);
  const [isBusy, setBusy] = useState(false);
  async function send<E extends Endpoint>(call: E, body: Input<E>): Promise<Output<E> | undefined> {
    setBusy(true);
    const sent = await sendForData(call, body);
    setBusy(false);
    if (sent.isDone) return sent.data;
    showToast({ kind: 'error', title: words.failed, text: sent.texts[0] ?? words.noAnswer });
    return undefined;
  }
  return { isBusy, send };
}
