import type { ReactNode } from 'react';
import type { Attribute } from '#lib/emblem/emblem.ts';
import css from './Choice.module.css';

type ChipProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Tints the checked chip and draws its diamond. */
  attribute?: Attribute;
  count?: string;
  /** The field name when a form is submitted without a script. */
  name?: string;
  value?: string;
  children: ReactNode;
};

/** A filter that is on or off; used inside a ChipGroup. */
export function Chip({ isChecked, onChange, attribute, count, name, value, children }: ChipProps) {
  return (
    <label className={css.chip} data-attr={attribute}>
      <input type="checkbox" name={name} value={value} checked={isChecked} onChange={(event) => onChange(event.target.checked)} />
      {attribute ? <AttributeMark attribute={attribute} /> : null}
      {children}
      {count === undefined ? null : <b>{count}</b>}
    </label>
  );
}

/** A group of chips with a visually hidden legend. */
export function ChipGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.chips}>
      <legend className="sr">{legend}</legend>
      {children}
    </fieldset>
  );
}

/** The diamond of an attribute; the attribute's name is printed beside it. */
export function AttributeMark({ attribute }: { attribute: Attribute }) {
  return <i className={css.attribute} data-attr={attribute} aria-hidden="true" />;
}
