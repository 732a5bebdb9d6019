import { Component, createElement, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

type Part<Props> = (props: Props) => ReactNode;
type Closable = { onClose?: (() => void) | undefined };

/** A window event for the notices in the corner, so that pages need not load the notice and its texts. */
export const PART_MISSING = 'missing';
const never = new Promise<never>(() => {});

/**
 * A part far down a page: it is in the server's HTML, and its code loads after hydration, to keep within the page's code budget. `open`
 * waits for the code: for the server, and for navigation from another page. `instead`: rendered when there is neither that HTML nor the
 * code.
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

  // Without its code, the server's HTML stays as it is.
  function whenOpen() {
    opening ??= openPart().catch(() => undefined);
    return opening;
  }

  function Late(props: Props) {
    const isHydrated = useHydrated();
    return createElement(part ?? use(whenOpen()) ?? (isHydrated && instead ? instead : use(never)), props);
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
 * A part that loads on demand. If its code fails to load or crashes, nothing is shown and the page is notified; `onClose` resets whatever
 * opened it, and opening it again retries.
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

/** A part that crashes while rendering counts as missing too; without this boundary it would take the whole document down. */
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
