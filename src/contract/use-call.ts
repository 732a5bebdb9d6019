import { useEffect, useState } from 'react';
import { callApi, type Result } from './api-client.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';

/** What a call brings to a part of the page that is loaded by itself; without input nothing is asked. `again` asks anew. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): { data: Output<E> | undefined; isFailed: boolean; isAbsent: boolean; again: () => void } {
  const key = input === null ? null : JSON.stringify(input);
  const [state, setState] = useState<{ key: string; result: Result<Output<E>> }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isLate = false;
    if (key !== null) void callApi<E>(endpoint, JSON.parse(key)).then((result) => isLate || setState({ key, result }));
    return () => {
      isLate = true;
    };
  }, [endpoint, key, turn]);
  const result = state?.key === key ? state?.result : undefined;
  const failed = result?.isDone === false ? result : undefined;
  return {
    data: result?.isDone ? result.data : undefined,
    isFailed: failed !== undefined,
    isAbsent: failed?.isAbsent === true,
    again: () => setTurn(turn + 1),
  };
}
