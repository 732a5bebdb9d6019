/** What is worked out from an object that never changes, once for each and for as long as it lives. */
export function memoizeWeak<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const done = new WeakMap<K, { value: V }>();
  return (of) => {
    let found = done.get(of);
    if (!found) done.set(of, (found = { value: work(of) }));
    return found.value;
  };
}
