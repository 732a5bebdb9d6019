import { useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Replays to React what was typed, ticked or selected in a part of the page before hydration; React hears only events after it. */
export async function tellEarlyInput(part: ParentNode): Promise<void> {
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  const changes = fields.flatMap(changeOf);
  // The change itself may have triggered hydration: React, still at work, would reset the field before hearing of the change.
  await Promise.resolve();
  for (const tell of changes) {
    tell();
    // Lets React render one change before the next, because a filter builds on what is shown.
    await Promise.resolve();
  }
}

/** For a form whose code arrives after the page's: the page's input was replayed before this form could hear it. */
export function useEarlyInput<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    if (part.current) void tellEarlyInput(part.current);
  }, []);
  return part;
}

/** A function that repeats the change of a field; none if the field is unchanged. */
function changeOf(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // Only the selected radio button of a group reports a change.
    const isChanged = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
    const before = !field.checked;
    return isChanged ? [() => tick(field, before)] : [];
  }
  const { value } = field;
  const before = 'defaultValue' in field ? field.defaultValue : (field.querySelector<HTMLOptionElement>('[selected]')?.value ?? value);
  return value === before ? [] : [() => fill(field, value, before)];
}

// React compares a field with the value last set through the element itself. Setting the old value first makes the next change count.

function tick(field: HTMLInputElement, before: boolean): void {
  field.checked = before;
  field.click();
}

function fill(field: Field, value: string, before: string): void {
  field.value = before;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
