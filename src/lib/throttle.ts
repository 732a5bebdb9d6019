/** A function that runs at once and then at most every `intervalMs`; what came in between runs once, with its last argument. */
export function throttled<A>(run: (argument: A) => void, intervalMs: number): { (argument: A): void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { argument: A } | undefined;

  function rest() {
    timer = undefined;
    if (!waiting) return;
    const { argument } = waiting;
    call(argument);
  }
  function call(argument: A) {
    if (timer !== undefined) {
      waiting = { argument };
      return;
    }
    waiting = undefined;
    timer = setTimeout(rest, intervalMs);
    run(argument);
  }
  call.stop = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return call;
}
