import { oklchToHex } from '#lib/emblem/emblem-picture.ts';
import { cutGraphemes } from '#lib/format-name.ts';
import { fontFamily, type LayoutNode } from '#lib/layout.ts';
import type { Card } from './cards.contract.ts';

/** The size in pixels that every chat and network shows completely. */
export const CARD_SIZE = { width: 1200, height: 630 };
/** The side of the emblem beside what a card says. */
export const PORTRAIT = 270;

const LONGEST_NAME = 32;
/** The width between the margins. */
const INSIDE = 1088;
const ink = { page: oklchToHex(0.15, 0.022, 272), panel: oklchToHex(0.22, 0.028, 272), track: oklchToHex(0.335, 0.036, 272) };
const words = { strong: oklchToHex(0.965, 0.006, 272), body: oklchToHex(0.84, 0.016, 272), faint: oklchToHex(0.715, 0.024, 272) };
const gold = oklchToHex(0.87, 0.155, 90);
/** The six places, as in the site's tokens: the fill and the text colour on it. */
const places = [
  [oklchToHex(0.87, 0.155, 90), '#1b1606'],
  [oklchToHex(0.785, 0.165, 62), '#1f1206'],
  [oklchToHex(0.7, 0.175, 32), '#1f0d08'],
  [oklchToHex(0.59, 0.19, 356), '#ffffff'],
  [oklchToHex(0.55, 0.195, 318), '#ffffff'],
  [oklchToHex(0.5, 0.105, 276), '#ffffff'],
] as const;
const noPlace = [ink.track, words.body] as const;
const toneOf = (place: number) => places[place - 1] ?? noPlace;

/** Characters that no font of `fontCuts` draws: everything but these letters, marks and pictures. */
const UNDRAWN =
  /[^\u{20}-\u{7e}\u{a0}-\u{17f}ƏəƠơƯư\u{1cd}-\u{1dc}Ș-țΆΈ-ΊΌΎ-ΡΣ-ώ\u{400}-\u{45f}\u{48a}-\u{513}\u{1ea0}-\u{1ef9}–—‘-‚“-„†•…‹›€₴₽№™\p{Emoji}]/gu;
/** Styled variants of plain letters: double width, mathematical, circled. */
const DRESSED = /[\u{ff01}-\u{ff5e}\u{1d400}-\u{1d7ff}\u{24b6}-\u{24e9}]/gu;

/** A name as a card's fonts can draw it: unsupported characters are left out; a name without others is replaced by `instead`. */
export function drawableName(name: string, instead: string): string {
  const drawable = name
    .normalize('NFC')
    .replaceAll(DRESSED, (letter) => letter.normalize('NFKC'))
    .replaceAll(UNDRAWN, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return /[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(drawable) ? cutGraphemes(drawable, LONGEST_NAME) : instead;
}

/** The layout of a card: every text is on one line and is cut with an ellipsis if too long. `picture`: a data address. */
export function cardLayout({ kind, title, line, facts = [], places: shares, rows = [] }: Card, picture?: string): LayoutNode {
  const head = box({ justifyContent: 'space-between', alignItems: 'center', fontSize: 28 }, [
    word(kind, { color: gold, fontWeight: 700 }),
    box({ alignItems: 'center', gap: 14, color: words.body, fontWeight: 700 }, [
      mark(),
      word('Sixfold', { fontFamily: fontFamily.heading }),
    ]),
  ]);
  const told = box({ flexDirection: 'column', gap: 10, width: picture ? 780 : INSIDE }, [
    word(title, {
      fontFamily: fontFamily.heading,
      fontWeight: 700,
      fontSize: rows.length > 0 ? 54 : 72,
      color: words.strong,
      lineHeight: 1.2,
    }),
    word(line, { fontSize: 30, color: words.body }),
  ]);
  return box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: '44px 56px',
      gap: 22,
      backgroundColor: ink.page,
      fontFamily: fontFamily.text,
      borderBottom: `10px solid ${gold}`,
    },
    [
      head,
      box({ justifyContent: 'space-between', alignItems: 'center' }, [told, ...(picture ? [portrait(picture)] : [])]),
      ...(rows.length > 0 ? [tableOf(rows)] : []),
      ...(facts.length > 0 ? [factsOf(facts)] : []),
      ...(shares ? [barOf(shares)] : []),
    ],
  );
}

function box(style: Record<string, string | number>, children: LayoutNode[] = []): LayoutNode {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function word(children: string, style: Record<string, string | number> = {}): LayoutNode {
  const one = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineClamp: 1 };
  return { type: 'div', props: { style: { ...one, ...style }, children } };
}

/** Six bars, the first the longest: the site's mark. */
function mark(): LayoutNode {
  return box(
    { alignItems: 'flex-end', gap: 3, height: 30 },
    places.map(([fill], index) => box({ width: 6, height: 30 - index * 4, backgroundColor: fill, borderRadius: 2 })),
  );
}

function portrait(src: string): LayoutNode {
  return { type: 'img', props: { src, width: PORTRAIT, height: PORTRAIT, style: { borderRadius: 24 } } };
}

function factsOf(facts: { name: string; value: string }[]): LayoutNode {
  const width = (INSIDE - 18 * (facts.length - 1)) / facts.length - 48;
  return box(
    { gap: 18, marginTop: 'auto' },
    facts.map(({ name, value }) =>
      box(
        { flexDirection: 'column', flexGrow: 1, flexBasis: 0, gap: 6, padding: '20px 24px', backgroundColor: ink.panel, borderRadius: 18 },
        [
          word(value, { width, fontSize: 46, fontWeight: 700, color: words.strong }),
          word(name, { width, fontSize: 21, color: words.faint }),
        ],
      ),
    ),
  );
}

function barOf(shares: readonly number[]): LayoutNode {
  return box(
    { gap: 4, height: 44 },
    shares.flatMap((share, index) => {
      const [fill, on] = toneOf(index + 1);
      const isWide = share >= 0.06;
      return share <= 0
        ? []
        : [
            box(
              {
                flexGrow: Math.round(share * 1000),
                flexBasis: 0,
                justifyContent: 'center',
                alignItems: 'center',
                backgroundColor: fill,
                borderRadius: 8,
                color: on,
                fontSize: 22,
                fontWeight: 700,
              },
              [word(isWide ? `${index + 1}: ${Math.round(share * 100)}%` : '')],
            ),
          ];
    }),
  );
}

function tableOf(rows: NonNullable<Card['rows']>): LayoutNode {
  const height = rows.length > 6 ? 36 : 50;
  return box(
    { flexDirection: 'column', gap: 5, marginTop: 'auto' },
    rows.map(({ place, name, detail, value }) => {
      const [fill, on] = toneOf(place);
      return box(
        {
          height,
          alignItems: 'center',
          gap: 20,
          backgroundColor: ink.panel,
          borderRadius: 12,
          paddingRight: 24,
          fontSize: rows.length > 6 ? 22 : 28,
        },
        [
          box(
            {
              width: 64,
              height,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: fill,
              color: on,
              fontWeight: 700,
              borderRadius: 12,
            },
            [word(place > 0 ? String(place) : '–')],
          ),
          word(name, { width: 480, color: words.strong, fontWeight: 700 }),
          word(detail, { width: 320, color: words.body }),
          word(value, { marginLeft: 'auto', color: words.strong }),
        ],
      );
    }),
  );
}
