import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi, type Result } from './api-client.ts';
import type { Endpoint, Input, Output } from './endpoint.ts';

/** Loads data for a part of the page that loads by itself. A null input sends no request. `again` reloads. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: Input<E> | null,
): { data: Output<E> | undefined; isFailed: boolean; isAbsent: boolean; again: () => void } {
  const key = input === null ? null : JSON.stringify(input);
  const [state, setState] = useState<{ key: string; result: Result<Output<E>> }>();
  const latest = useRef<symbol>(undefined);
  const load = useCallback(() => {
    const turn = Symbol();
    latest.current = turn;
    if (key !== null) void callApi<E>(endpoint, JSON.parse(key)).then((result) => latest.current === turn && setState({ key, result }));
  }, [endpoint, key]);
  useEffect(() => {
    load();
    return () => {
      latest.current = undefined;
    };
  }, [load]);
  const result = state?.key === key ? state?.result : undefined;
  const failed = result?.isDone === false ? result : undefined;
  return {
    data: result?.isDone ? result.data : undefined,
    isFailed: failed !== undefined,
    isAbsent: failed?.isAbsent === true,
    again: load,
  };
}
