import { cutGraphemes } from '#lib/format-name.ts';

type NicknameProps = {
  name: string;
  /** In characters as a reader counts them (graphemes). */
  limit?: number;
  /** The smaller limit on narrow screens. */
  narrowLimit?: number;
};

/** A player's name as plain text, isolated from the direction of the surrounding text; the title has the full name if it was cut. */
export function Nickname({ name, limit = 32, narrowLimit = limit }: NicknameProps) {
  const wide = cutGraphemes(name, limit);
  const narrow = narrowLimit < limit ? cutGraphemes(name, narrowLimit) : wide;
  const title = wide === name && narrow === name ? undefined : name;
  if (wide === narrow) return <bdi title={title}>{wide}</bdi>;
  return (
    <bdi title={title}>
      <span className="only-wide">{wide}</span>
      <span className="only-narrow">{narrow}</span>
    </bdi>
  );
}
