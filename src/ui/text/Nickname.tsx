import { cutGraphemes } from '#lib/format-name.ts';

type NicknameProps = {
  name: string;
  /** Characters a person counts. */
  limit?: number;
  /** The smaller limit of narrow screens. */
  narrowLimit?: number;
};

/** A player's name as plain text, kept from mixing with the text around it; the full name is in the title when it was cut. */
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
