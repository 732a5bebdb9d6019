/** Tells React what was typed and ticked in the page before it took it over; it hears only what happens afterwards. */
export function tellTyped(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) {
      field.checked = field.defaultChecked;
      field.click();
    }
    const typed = field.value;
    if (typed === field.defaultValue) continue;
    // React compares with what was last set through the element itself, so the second time it is set past that.
    field.value = field.defaultValue;
    Reflect.set(Object.getPrototypeOf(field), 'value', typed, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
