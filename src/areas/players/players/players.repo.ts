import type { RawBuilder } from 'kysely';
import type { PlayerShort } from '#areas/core/accounts/accounts.contract.ts';
import type { Visibility } from '#areas/core/accounts/visibility.rules.ts';
import type { Mode } from '#areas/games/protocol/modes.rules.ts';
import type { Social } from '#areas/players/socials/socials.contract.ts';
import { socialOf } from '#areas/players/socials/socials.repo.ts';
import { sql, type Db } from '#db/pool.ts';

/** A player's counted figures in a mode; `places` holds six counts. */
type ModeRecord = {
  mode: Mode;
  rating: number;
  matchCount: number;
  avgGpm: number | null;
  favoriteHero: string | null;
  places: number[];
};

/** A player with the records of the modes played, the links, and the visibility. */
export type KnownPlayer = Omit<PlayerShort, 'rating' | 'duoRating'> & {
  visibility: Visibility;
  social: Social | null;
  records: ModeRecord[];
};

/** Everything about a player as one row, since programs request it most; none for an unknown player. */
export function playerRow(playerId: number, now: Date): RawBuilder<KnownPlayer> {
  return sql<KnownPlayer>`select p.id as "playerId", coalesce(p.nickname, p.id::text) as nickname, p.avatar_url as "avatarUrl", p.visibility,
      ${socialOf(sql`p.id`, now)} as social,
      coalesce((select json_agg(json_build_object('mode', mode, 'rating', rating, 'matchCount', games, 'avgGpm', gpm_sum / nullif(games, 0),
        'favoriteHero', favourite_hero, 'places', array[place_1, place_2, place_3, place_4, place_5, place_6]))
        from player_modes m where m.player_id = p.id), '[]') as records
    from players p where p.id = ${playerId}`;
}

/** The row of `playerRow`; undefined for an unknown player. */
export async function findPlayer(db: Db, playerId: number, now: Date): Promise<KnownPlayer | undefined> {
  const { rows } = await playerRow(playerId, now).execute(db);
  return rows[0];
}
