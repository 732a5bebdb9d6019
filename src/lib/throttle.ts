/** A function that runs at once and then at most every `intervalMs`; what came in between runs once, with its last argument. */
export function throttled<A>(run: (argument: A) => void, intervalMs: number): (argument: A) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { argument: A } | undefined;

  function runWaiting() {
    const last = waiting;
    waiting = undefined;
    timer = last && setTimeout(runWaiting, intervalMs);
    if (last) run(last.argument);
  }
  return (argument) => {
    waiting = { argument };
    if (timer === undefined) runWaiting();
  };
}
