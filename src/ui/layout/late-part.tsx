import { Component, createElement, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

type Part<Props> = (props: Props) => ReactNode;
type Closable = { onClose?: (() => void) | undefined };

/** An event of the window, for the corner of the notices: it and its words are no code of every page. */
export const PART_MISSING = 'missing';
const never = new Promise<never>(() => {});

/**
 * A part far down a page: in the server's HTML, while its code comes after the page answers, within the page's budget of code.
 * `open` waits for the code: for the server, and for who comes from another page. `instead`: what is drawn where neither that HTML
 * nor the code is there.
 */
export function latePart<Props extends object>(
  load: () => Promise<Part<Props>>,
  instead?: Part<Props>,
): { open: () => Promise<void>; Slot: Part<Props> } {
  let part: Part<Props> | undefined;
  let opening: Promise<Part<Props> | undefined> | undefined;

  async function openPart(): Promise<Part<Props>> {
    part = await load();
    return part;
  }

  function Late(props: Props) {
    const isHydrated = useHydrated();
    opening ??= openPart().catch(() => undefined);
    // Without its code the server's HTML stays as it is.
    return createElement(part ?? use(opening) ?? (isHydrated && instead ? instead : use(never)), props);
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

/**
 * A part that comes when it is asked for. Where its code does not come, or breaks, nothing stands in its place and the page is told so;
 * `onClose` takes back what was pressed, and who presses again asks again.
 */
export function optionalPart<Props extends object>(load: () => Promise<Part<Props>>): Part<Props & Closable> {
  let opening: Promise<Part<Props & Closable>> | undefined;

  function openPart() {
    opening ??= load().catch(() => {
      opening = undefined;
      return Missing;
    });
    return opening;
  }

  return function Optional(props) {
    const [part] = useState(openPart);
    return (
      <PartBoundary onClose={props.onClose}>
        <Suspense fallback={null}>
          <Opened part={part} props={props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** A part that breaks while it is drawn is missing, too: without this it would take the whole document along. */
class PartBoundary extends Component<Closable & { children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Missing onClose={this.props.onClose} /> : this.props.children;
  }
}

function Opened<Props extends object>({ part, props }: { part: Promise<Part<Props>>; props: Props }) {
  return createElement(use(part), props);
}

function Missing({ onClose }: Closable) {
  useEffect(() => {
    dispatchEvent(new Event(PART_MISSING));
    onClose?.();
  }, [onClose]);
  return null;
}
