import { useState } from 'react';

/** The text typed in a field that shows `value`. Typed text that was not submitted yet stays when `value` changes, as after Back. */
export function useTyped(value: string): [typed: string, type: (typed: string) => void] {
  const [typed, type] = useState(value);
  const [known, know] = useState(value);
  if (known !== value) {
    know(value);
    if (typed === known) type(value);
  }
  return [typed, type];
}
