import { Random } from '#lib/random.ts';
import { nicknames } from '../../demo/season/nicknames.ts';

const syllables = 'ka ri mo ta lu zen shi dra vor nik sol mer tan gal fen bir kos ver lan dis rok ban yu ael thor min sar pol'.split(' ');
const russian = 'ко ри мо та лу зен ши дра вор ник сол мер тан гал фен бир кос вер лан дис рок бан ю я жо щу хой мин сар пол'.split(' ');
const given =
  'alex maria dima max ivan sasha anna nikita kirill daniel mike john chris sergey oleg artem vlad roman egor pavel Саша Маша Дима Максим Иван Аня Никита Кирилл Данил Артём Влад Рома Егор Павел Лёша Серёга Юля Настя'.split(
    ' ',
  );

/**
 * A nickname such as a million players would have: given names with numbers, made-up words in both scripts, words from the demo's names,
 * clan tags.
 */
export function benchName(random: Random): string {
  const made = (parts: readonly string[]) => Array.from({ length: random.whole(2, 4) }, () => random.pick(parts)).join('');
  const kinds = [
    () => `${random.pick(given)}${random.chance(0.7) ? random.whole(1, 2015) : ''}`,
    () => made(syllables),
    () => made(russian),
    () => capital(made(random.pick([syllables, russian]))),
    () => `${random.pick(nicknames)} ${random.whole(1, 99)}`,
    () => `${random.pick(nicknames).split(' ')[0]} ${made(random.pick([syllables, russian]))}`,
    () => `[${made(syllables).slice(0, 3).toUpperCase()}] ${made(syllables)}`,
    () => `${made(syllables)}_${random.pick(given)}`,
  ];
  return random.pick(kinds)();
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
