import { useAccount } from '#areas/core/sign-in/Account.tsx';
import { text } from '#areas/players/players/player.text.ts';
import { paths } from '#contract/paths.ts';
import { ButtonLink } from '#ui/controls/Button.tsx';
import { useWords } from '#ui/text/language.tsx';

/** For a signed-in viewer of somebody else's profile: the link to their common matches. */
export function OurMatches({ playerId }: { playerId: number }) {
  const words = useWords(text);
  const { who } = useAccount();
  if (!who?.authorized || who.playerId === null || who.playerId === playerId) return null;
  return (
    <ButtonLink size="s" icon="swords" href={paths.playerWith.to({ id: who.playerId, other: playerId })}>
      {words.ourMatches}
    </ButtonLink>
  );
}
