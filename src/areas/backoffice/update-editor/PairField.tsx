import { createContext, use } from 'react';
import { text } from '#areas/backoffice/frame/admin.text.ts';
import type { ShownFinding } from '#areas/news/editor/editor.contract.ts';
import { longest, type Pair } from '#areas/news/updates/update-document.contract.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextArea, TextField } from '#ui/controls/TextField.tsx';
import { useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import css from '#areas/backoffice/frame/Admin.module.css';

type Checks = { findings: readonly ShownFinding[]; onChecked: (path: string) => void };
/** What is wrong with the translations, and the way to say that one is fine. */
export const ChecksContext = createContext<Checks>({ findings: [], onChecked: () => {} });

type Props = { label: string; path: string; pair: Pair; isLine?: boolean; most?: number; onChange: (pair: Pair) => void };

/** A text in both languages side by side, with what is wrong with its translation. */
export function PairField({ label, path, pair, isLine = false, most = longest.rows, onChange }: Props) {
  const words = useWords(text);
  const { findings, onChecked } = use(ChecksContext);
  const finding = findings.find((each) => each.path === path);
  const Field = isLine ? TextField : TextArea;
  return (
    <div className={css.pair}>
      <Field
        label={`${label}, ${words.inRussian}`}
        lang="ru"
        maxLength={most}
        value={pair.ru}
        onChange={(ru) => onChange({ ...pair, ru })}
      />
      <Field
        label={`${label}, ${words.inEnglish}`}
        lang="en"
        maxLength={most}
        value={pair.en}
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
