/** Memoizes a function of an immutable object, for as long as the object lives. */
export function memoizeWeak<K extends object, V>(work: (of: K) => V): (of: K) => V {
  const done = new WeakMap<K, { value: V }>();
  return (of) => {
    let found = done.get(of);
    if (!found) done.set(of, (found = { value: work(of) }));
    return found.value;
  };
}
