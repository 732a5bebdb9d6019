import { createContext, use } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import type { ShownFinding } from '#areas/news/editor/editor.contract.ts';
import type { Pair } from '#areas/news/updates/update-document.contract.ts';
import type { Language } from '#lib/words.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea, TextField } from '#ui/controls/TextField.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { longestOf, type Fault } from './draft-faults.rules.ts';
import css from '#areas/backoffice/frame/Admin.module.css';

type Checks = { findings: readonly ShownFinding[]; faults: readonly Fault[]; onChecked: (path: string) => void };
/** The problems of the translations, the way to mark one as checked, and the fields that cannot be saved. */
export const ChecksContext = createContext<Checks>({ findings: [], faults: [], onChecked: () => {} });

/** The error of the field at a path, in words; undefined if it can be saved. */
export function useFault(path: string): (language?: Language) => string | undefined {
  const words = useWords(text);
  const { faults } = use(ChecksContext);
  return (language) => {
    const fault = faults.find((each) => each.path === path && (!('language' in each) || each.language === language));
    return fault && ('over' in fault ? words.tooLong(fault.over, fault.most) : words[fault.problem]);
  };
}

type Props = { label: string; path: string; pair: Pair; isLine?: boolean; onChange: (pair: Pair) => void };

/** A text in both languages side by side, with the problem of its translation. */
export function PairField({ label, path, pair, isLine = false, onChange }: Props) {
  const words = useWords(text);
  const { findings, onChecked } = use(ChecksContext);
  const faultIn = useFault(path);
  const most = longestOf(path);
  const finding = findings.find((each) => each.path === path);
  const Field = isLine ? TextField : TextArea;
  return (
    <div className={css.pair}>
      <Field
        label={`${label}, ${words.inRussian}`}
        lang="ru"
        maxLength={most}
        value={pair.ru}
        error={faultIn('ru')}
        onChange={(ru) => onChange({ ...pair, ru })}
      />
      <Field
        label={`${label}, ${words.inEnglish}`}
        lang="en"
        maxLength={most}
        value={pair.en}
        error={faultIn('en')}
        onChange={(en) => onChange({ ...pair, en })}
      />
      {finding ? (
        <p className={css.finding}>
          <Tag tone="negative">
            {words[finding.problem]}: {finding.language.toUpperCase()}
          </Tag>
          {finding.problem === 'outdated' ? (
            <Button size="s" look="quiet" onClick={() => onChecked(path)}>
              {words.checked}
            </Button>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}
