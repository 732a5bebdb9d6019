import { useLayoutEffect, useRef, type RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells React what was typed, ticked and chosen in a part of the page before it took it over; it hears only what happens afterwards. */
export async function tellEarlyInput(part: ParentNode): Promise<void> {
  const fields = [...part.querySelectorAll<Field>('input, textarea, select')];
  const changes = fields.flatMap(changeOf);
  // A choice may itself have brought the takeover about: React, still at work, would set its field back before it hears of it.
  await Promise.resolve();
  for (const tell of changes) {
    tell();
    // React has drawn one answer before it hears the next: a filter is changed from what is shown.
    await Promise.resolve();
  }
}

/** For the form of a part whose code comes after the page's: by then the page has been told, and its form could not hear. */
export function useEarlyInput<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    if (part.current) void tellEarlyInput(part.current);
  }, []);
  return part;
}

/** How to repeat what was done to a field; nothing if it is as it came. */
function changeOf(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    // Of radios only the chosen one tells.
    const isChanged = field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
    const before = !field.checked;
    return isChanged ? [() => tick(field, before)] : [];
  }
  const { value } = field;
  const before = 'defaultValue' in field ? field.defaultValue : (field.querySelector<HTMLOptionElement>('[selected]')?.value ?? value);
  return value === before ? [] : [() => fill(field, value, before)];
}

// React compares a field with what was last set through the element itself: that is the state before, so that the next counts.

function tick(field: HTMLInputElement, before: boolean): void {
  field.checked = before;
  field.click();
}

function fill(field: Field, value: string, before: string): void {
  field.value = before;
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
