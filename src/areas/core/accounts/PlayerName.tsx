import { useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { text } from './player-name.text.ts';
import { NOBODY } from './visibility.rules.ts';

type Props = {
  id: number;
  name: string;
  href: string;
  limit: number;
  narrowLimit?: number;
  className?: string | undefined;
};

/** A player in a list, linking to `href`. An anonymous player has no link. */
export function PlayerName({ id, name, href, limit, narrowLimit = limit, className }: Props) {
  const shown = useShownName()(id, name);
  const nickname = <Nickname name={shown} limit={limit} narrowLimit={narrowLimit} />;
  return id === NOBODY ? (
    <span className={className}>{nickname}</span>
  ) : (
    <a className={className} href={href}>
      {nickname}
    </a>
  );
}

/**
 * The displayed name of a player in a list; anonymous players get a name in the reader's language. `hero` tells such players of one match
 * apart where no face does.
 */
export function useShownName(): (id: number, name: string, hero?: string) => string {
  const words = useWords(text);
  return (id, name, hero) => {
    if (id !== NOBODY) return name;
    return hero === undefined ? words.anonymous : `${words.anonymous} (${hero})`;
  };
}
