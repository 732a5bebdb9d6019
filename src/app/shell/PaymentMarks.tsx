import { useWords } from '#ui/language.tsx';
import css from './Footer.module.css';
import { text } from './footer.text.ts';

/** The four kinds of cards, in simple marks of our own drawing. */
export function PaymentMarks() {
  const words = useWords(text);
  return (
    <ul className={css.cards} aria-label={words.cards}>
      <li>
        <svg viewBox="0 0 30 18" width="30" height="18" role="img" aria-label="Mastercard">
          <circle cx="10.5" cy="9" r="8" fill="currentColor" fillOpacity=".62" />
          <circle cx="19.5" cy="9" r="8" fill="currentColor" fillOpacity=".62" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 38 14" width="38" height="14" role="img" aria-label="Visa" fill="none" stroke="currentColor" strokeWidth="2.4">
          <path d="M2 2l2.6 10h.8L11 2M15.4 2 13.3 12M24.2 3.3C22.7 1.7 18.6 1.7 18.6 4.4c0 2.7 4.6 2 4.6 4.9 0 2.9-4.6 3-6.3 1.2M26.4 12l5.8-10h.8L35.3 12M28.5 9h6" />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 46 18" width="36" height="14" role="img" aria-label={words.mir}>
          <path
            fill="currentColor"
            d="M0 16V2h4l3.2 7.2L10.4 2h4v14h-3.6V8.6L8.3 14.4H6L3.6 8.6V16Zm17 0V2h3.6v8.2L25.8 2H29v14h-3.6V7.9L20.2 16Zm14.6 0V7.8h12.2c-.8 2.3-3 3.6-5.4 3.6h-3.2V16Zm0-9.6c.6-2.7 2.7-4.4 5.4-4.4h8.3c.2 2.3-1.4 4.4-4.5 4.4Z"
          />
        </svg>
      </li>
      <li>
        <svg viewBox="0 0 39 18" width="35" height="16" role="img" aria-label="JCB">
          <path
            fill="currentColor"
            d="M4 1h8v12a4 4 0 0 1-4 4H0V5a4 4 0 0 1 4-4Zm13.5 0h8v12a4 4 0 0 1-4 4h-8V5a4 4 0 0 1 4-4ZM31 1h8v12a4 4 0 0 1-4 4h-8V5a4 4 0 0 1 4-4Z"
          />
          <path
            fill="none"
            stroke="var(--ink-2)"
            strokeWidth="1.7"
            d="M8.3 6v4.2c0 2.3-4.5 2.3-5.3.7M22.3 7.2c-1.5-1.2-5.3-1-5.3 1.8s3.8 3 5.3 1.8M30 9h4.6M30 6.5h4.2c1.6 0 1.6 2.5 0 2.5 2 0 2 2.7 0 2.7H30Z"
          />
        </svg>
      </li>
    </ul>
  );
}
