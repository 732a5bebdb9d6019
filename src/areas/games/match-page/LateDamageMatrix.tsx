import { useShownName } from '#areas/core/accounts/PlayerName.tsx';
import type { MatchPlayer } from '#areas/games/matches/matches.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { HeroFace } from '#areas/wiki/widgets/HeroFace.tsx';
import { formatDecimal } from '#lib/format.ts';
import { Panel } from '#ui/layout/Panel.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { damageMatrix } from './match-view.rules.ts';
import { text } from './match.text.ts';
import css from './DamageMatrix.module.css';

/** Damage dealt to whom, in thousands, shaded from dark to bright, with the numbers printed. */
export function DamageMatrix({ players, heroes }: { players: readonly MatchPlayer[]; heroes: HeroNames }) {
  const words = useWords(text);
  const language = useLanguage();
  const shown = players.filter((player) => player.heroName !== null);
  const { rows, largest } = damageMatrix(shown);
  if (!rows.flat().some(Boolean)) return null;
  return (
    <Panel title={words.matrix} note={words.matrixNote}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <td />
            {shown.map((player) => (
              <th key={player.heroName} scope="col" tabIndex={-1} data-who={player.towerPosition ?? undefined}>
                <Hero player={player} heroes={heroes} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((attacker, row) => (
            <tr key={attacker.heroName}>
              <th scope="row" tabIndex={-1} data-who={attacker.towerPosition ?? undefined}>
                <Hero player={attacker} heroes={heroes} />
              </th>
              {shown.map((victim, column) =>
                attacker === victim ? (
                  <td key={victim.heroName} className={css.self}>
                    <span className="sr">{words.self}</span>
                  </td>
                ) : (
                  <td
                    key={victim.heroName}
                    className={css.value}
                    data-lit={`${attacker.towerPosition} ${victim.towerPosition}`}
                    style={{ '--v': (rows[row]?.[column] ?? 0) / largest }}
                  >
                    {rows[row]?.[column] === undefined ? '—' : formatDecimal((rows[row]?.[column] ?? 0) / 1000, 1, language)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Hero({ player, heroes }: { player: MatchPlayer; heroes: HeroNames }) {
  const shownName = useShownName();
  const name = heroTitle(heroes, player.heroName);
  return (
    <span title={`${name}, ${shownName(player.id, player.name)}`}>
      <HeroFace name={player.heroName ?? ''} size={36} label={name} />
    </span>
  );
}
