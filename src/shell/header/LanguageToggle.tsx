import { languages, type Language } from '#lib/words.ts';
import { text } from '#shell/layout/shell.text.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import css from './LanguageToggle.module.css';

/** RU and EN; the page changes only when it is reloaded. */
export function LanguageToggle({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const words = useWords(text);
  const current = useLanguage();
  return (
    <div className={css.languages} role="group" aria-label={words.language}>
      {languages.map((language) => (
        <button key={language} type="button" lang={language} aria-pressed={language === current} onClick={() => onLanguage(language)}>
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
