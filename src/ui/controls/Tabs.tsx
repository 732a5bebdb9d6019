import type { KeyboardEvent, ReactNode } from 'react';
import { segmentedClass, type SegmentedLook } from './Segmented.tsx';
import css from './Segmented.module.css';

type TabsProps<V extends string> = SegmentedLook & {
  label: string;
  /** Links the tabs to their panels; unique on the page. */
  id: string;
  selected: V;
  tabs: readonly { value: V; label: ReactNode }[];
  onSelect: (value: V) => void;
};

/** The tabs of one block: Tab reaches the selected one; the arrow keys, Home and End move and select. */
export function Tabs<V extends string>({ label, id, selected, tabs, onSelect, ...look }: TabsProps<V>) {
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const current = tabs.findIndex((tab) => tab.value === selected);
    const target = tabs.at(nextIndex(event.key, current, tabs.length));
    if (!target || target.value === selected) return;
    event.preventDefault();
    onSelect(target.value);
    event.currentTarget.querySelector<HTMLElement>(`#${CSS.escape(tabId(id, target.value))}`)?.focus();
  }
  return (
    <div className={segmentedClass(look)} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          className={css.option}
          aria-selected={tab.value === selected}
          aria-controls={tab.value === selected ? panelId(id, tab.value) : undefined}
          tabIndex={tab.value === selected ? 0 : -1}
          onClick={() => onSelect(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** The content of a selected tab. */
export function TabPanel({ id, value, children }: { id: string; value: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={panelId(id, value)} aria-labelledby={tabId(id, value)}>
      {children}
    </div>
  );
}

function nextIndex(key: string, current: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : current;
}

function tabId(id: string, value: string): string {
  return `${id}-tab-${value}`;
}

function panelId(id: string, value: string): string {
  return `${id}-panel-${value}`;
}
