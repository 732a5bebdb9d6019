import { useWords } from '#ui/text/language.tsx';
import css from './Footer.module.css';
import { text } from './footer.text.ts';

/** The four kinds of cards, in simple marks of our own drawing. Files, because every page would carry them twice otherwise. */
export function PaymentMarks() {
  const words = useWords(text);
  const cards = [
    { file: 'mastercard', name: 'Mastercard', width: 30, height: 18 },
    { file: 'visa', name: 'Visa', width: 38, height: 14 },
    { file: 'mir', name: words.mir, width: 36, height: 14 },
    { file: 'jcb', name: 'JCB', width: 35, height: 16 },
  ];
  return (
    <ul className={css.cards} aria-label={words.cards}>
      {cards.map(({ file, name, width, height }) => (
        <li key={file}>
          <img src={`/cards/${file}.svg`} alt={name} width={width} height={height} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
