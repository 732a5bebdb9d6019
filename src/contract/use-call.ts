import { useCallback, useEffect, useState } from 'react';
import { callApi, type Result } from './api-client.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';

/** What a call brings to a part of the page that is loaded by itself; without input nothing is asked. `again` asks anew. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): { data: Output<E> | undefined; isFailed: boolean; isAbsent: boolean; again: () => void } {
  const key = input === null ? null : JSON.stringify(input);
  const [state, setState] = useState<{ key: string; result: Result<Output<E>> }>();
  const load = useCallback(
    async () => (key === null ? undefined : { key, result: await callApi<E>(endpoint, JSON.parse(key)) }),
    [endpoint, key],
  );
  useEffect(() => {
    let isLate = false;
    void (async () => {
      const loaded = await load();
      if (!isLate) setState(loaded);
    })();
    return () => {
      isLate = true;
    };
  }, [load]);
  const result = state?.key === key ? state?.result : undefined;
  const failed = result?.isDone === false ? result : undefined;
  return {
    data: result?.isDone ? result.data : undefined,
    isFailed: failed !== undefined,
    isAbsent: failed?.isAbsent === true,
    again: () => void load().then(setState),
  };
}
