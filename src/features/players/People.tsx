import { PlayerName } from '#features/accounts/PlayerName.tsx';
import { letteredName } from '#features/accounts/privacy.rules.ts';
import { paths } from '#lib/paths.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useWords } from '#ui/language.tsx';
import { Panel } from '#ui/Panel.tsx';
import css from './Profile.module.css';
import { text } from './profile.text.ts';

export type Person = { playerId: number; nickname: string; avatarUrl: string | null; figure: string; note?: string | undefined };

/** A few players with a figure each; they lead to the matches played together with them. */
export function People({ id, title, people }: { id: string; title: string; people: readonly Person[] }) {
  const words = useWords(text);
  return (
    <Panel title={title} note={words.lastMet}>
      {people.length === 0 ? (
        <p className="muted">{words.nobody}</p>
      ) : (
        <ul className={css.people}>
          {people.map(({ playerId, nickname, avatarUrl, figure, note }, index) => (
            <li key={`${playerId} ${index}`}>
              <Avatar name={letteredName(playerId, nickname)} src={avatarUrl} size={36} />
              <PlayerName id={playerId} name={nickname} href={paths.playerWith.to({ id, other: playerId })} limit={21} />
              <span className="num">
                {figure}
                {note ? <small>{note}</small> : null}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
