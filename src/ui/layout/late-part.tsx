import { createElement, Suspense, use, type ReactNode } from 'react';

type Part<Props> = (props: Props) => ReactNode;

/**
 * A part far down a page: in the server's HTML, while its code comes after the page answers, within the page's budget of code.
 * `open` waits for the code: for the server, and for who comes from another page.
 */
export function latePart<Props extends object>(load: () => Promise<Part<Props>>): { open: () => Promise<void>; Slot: Part<Props> } {
  let part: Part<Props> | undefined;
  let opening: Promise<Part<Props>> | undefined;

  async function openPart(): Promise<Part<Props>> {
    part = await load();
    return part;
  }

  function Late(props: Props) {
    // Without its code the server's HTML stays as it is.
    opening ??= openPart().catch(() => new Promise<never>(() => {}));
    return createElement(part ?? use(opening), props);
  }

  return {
    async open() {
      if (!part) await openPart();
    },
    Slot: (props) => (
      <Suspense fallback={<div id={'id' in props ? String(props.id) : undefined} aria-busy="true" />}>
        <Late {...props} />
      </Suspense>
    ),
  };
}
