import { useState } from 'react';

/** What is typed in a field that shows `value`: what is typed and not sent yet stays when another value comes, as after Back. */
export function useTyped(value: string): [typed: string, type: (typed: string) => void] {
  const [typed, type] = useState(value);
  const [known, know] = useState(value);
  if (known !== value) {
    know(value);
    if (typed === known) type(value);
  }
  return [typed, type];
}
