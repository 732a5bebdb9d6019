import { formatShort } from '#lib/format.ts';
import { classes } from '#ui/style/classes.ts';
import { Key } from '#ui/table/Key.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from '#ui/text/ui.text.ts';
import css from './Bars.module.css';

export type Damage = { physical: number; magical: number; pure: number };

/** Damage by kind; the width is relative to `largest`, the biggest total among the bars around it. */
export function DamageBar({ damage, largest }: { damage: Damage; largest: number }) {
  const language = useLanguage();
  const words = useWords(text);
  const { physical, magical, pure } = damage;
  const total = physical + magical + pure;
  if (total <= 0) return null;
  const label = words.parts(formatShort(physical, language), formatShort(magical, language), formatShort(pure, language));
  const style = {
    '--w': percent(total, Math.max(total, largest)),
    '--s1': percent(physical, total),
    '--s2': pure === 0 ? 'calc(100% + 1px)' : percent(physical + magical, total),
  };
  return <span className={classes(css.damage, 'grows')} role="img" aria-label={label} style={style} />;
}

/** The legend of the three colours. */
export function DamageKeys() {
  const words = useWords(text);
  return (
    <>
      <Key colour="var(--d-physical)">{words.physical}</Key>
      <Key colour="var(--d-magical)">{words.magical}</Key>
      <Key colour="var(--d-pure)">{words.pure}</Key>
    </>
  );
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 1000) / 10}%`;
}
