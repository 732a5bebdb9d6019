import { useEffect, useRef, type MouseEvent } from 'react';
import { useWords } from '#ui/text/language.tsx';
import { text } from './adviser.text.ts';
import css from './Adviser.module.css';

type Props = { label: string; value: number; least: number; most: number; onChange: (value: number) => void };

const HOLD_MS = 400;
const EVERY_MS = 90;

/** A number with a button on each side; holding one down repeats it. */
export function Stepper({ label, value, least, most, onChange }: Props) {
  const words = useWords(text);
  const less = useHold(() => value > least && onChange(value - 1));
  const more = useHold(() => value < most && onChange(value + 1));
  return (
    <div className={css.step} role="group" aria-label={label}>
      <button type="button" aria-label={words.less(label)} disabled={value <= least} {...less}>
        −
      </button>
      <output className="num">
        {value}
        <small>{label}</small>
      </output>
      <button type="button" aria-label={words.more(label)} disabled={value >= most} {...more}>
        +
      </button>
    </div>
  );
}

/** Runs a step once when pressed, and repeatedly while held, until there is nothing left to do. */
function useHold(step: () => unknown) {
  const latest = useRef(step);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRun = useRef(false);
  useEffect(() => {
    latest.current = step;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = () => {
    hasRun.current = true;
    if (latest.current() !== false) timer.current = setTimeout(run, EVERY_MS);
  };
  return {
    onPointerDown() {
      stop();
      hasRun.current = false;
      timer.current = setTimeout(run, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A long press would open the browser's menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick() {
      if (!hasRun.current) latest.current();
      hasRun.current = false;
    },
  };
}
