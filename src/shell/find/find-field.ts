import { useEffect, useEffectEvent } from 'react';

type FieldState = { typed: string; isOpen: boolean; chosen: number };
/** The number of suggestions shown, and whether they belong to the current text. */
type Shown = { count: number; isCurrent: boolean };

/** The id of an option by its index. */
export function optionId(place: number): string {
  return `found-${place}`;
}

/**
 * Tells `onChange` the text in the header's field, whether its suggestions are open, and which one is selected. The field belongs to the
 * header, so that the user can type before this code has loaded.
 */
export function useFindField(field: HTMLInputElement, onChange: (state: FieldState) => void, state: FieldState, shown: Shown): void {
  const { count, isCurrent } = shown;
  const isListed = state.isOpen && count > 0;
  const openChosen = () => document.getElementById(optionId(state.chosen))?.click();
  const onInput = useEffectEvent(() => onChange({ typed: field.value, isOpen: true, chosen: 0 }));
  // On the button the suggestions stay: it opens one of them.
  const onLeave = useEffectEvent((to?: EventTarget | null) => {
    if (!(to instanceof HTMLButtonElement) || to.form !== field.form) onChange({ ...state, isOpen: false });
  });
  // Catches up with what was typed, or with the field losing focus, while this code was loading.
  const catchUp = useEffectEvent(() => {
    if (document.activeElement !== field) onLeave();
    else if (field.value !== state.typed) onInput();
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') field.blur();
    if (step !== undefined && isListed) {
      event.preventDefault();
      onChange({ ...state, chosen: (state.chosen + step + count) % count });
    }
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (isListed && isCurrent) openChosen();
    else if (field.value.trim() !== '' && !isCurrent) field.form?.submit();
  });
  // The button of the first page opens what Enter opens.
  const onSubmit = useEffectEvent((event: Event) => {
    if (!isListed || !isCurrent) return;
    event.preventDefault();
    openChosen();
  });
  // A press on a suggestion must not take the focus from the field: the list would disappear before the press ends.
  const keepFocus = useEffectEvent((event: Event) => {
    if (event.target !== field) event.preventDefault();
  });
  const onClick = useEffectEvent((event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    onChange({ typed: '', isOpen: false, chosen: 0 });
    Object.assign(field, { value: '' });
    field.blur();
  });
  const onPressOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !field.form?.contains(event.target)) field.blur();
  });

  useEffect(() => {
    field.setAttribute('maxlength', '200');
    field.setAttribute('aria-autocomplete', 'list');
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener('input', () => onInput(), { signal });
    field.addEventListener('focus', () => onInput(), { signal });
    field.form?.addEventListener('focusout', (event) => onLeave(event.relatedTarget), { signal });
    field.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    field.form?.addEventListener('mousedown', (event) => keepFocus(event), { signal });
    field.form?.addEventListener('click', (event) => onClick(event), { signal });
    field.form?.addEventListener('submit', (event) => onSubmit(event), { signal });
    document.addEventListener('pointerdown', (event) => onPressOutside(event), { signal });
    catchUp();
    return () => stop.abort();
  }, [field]);
  useChosen(field, isListed, state.chosen);
}

/** Tells screen readers which suggestion is selected, and keeps it in view. */
function useChosen(field: HTMLInputElement, isListed: boolean, chosen: number): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isListed));
    if (isListed) field.setAttribute('aria-activedescendant', optionId(chosen));
    else field.removeAttribute('aria-activedescendant');
    if (isListed) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [field, isListed, chosen]);
}
