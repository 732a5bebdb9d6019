type Tables = Record<string, readonly string[]>;

/** Tables and views that only migrations fill, and whose they are. */
export const unwritten: Record<string, string> = {
  listed_players: 'core/accounts',
  order_grantees: 'money/orders',
  live_streams: 'players/socials',
  shard_entries: 'core/wallet',
};

/**
 * Who reads tables of another feature in their own SQL, by the reason. Anything else is asked of the owner's repo:
 * a new line here is a decision.
 */
export const foreignReads: readonly { why: string; of: Tables }[] = [
  {
    why: 'A wallet is read with every signed-in page and every lobby, so it is one statement; and it holds a player by the row that everything of theirs hangs on.',
    of: { player_notices: ['core/wallet'], players: ['core/wallet'], plus_renewals: ['core/wallet'] },
  },
  {
    why: 'Whether somebody is an admin is read in the query that finds the session or fills the lobby.',
    of: { accounts: ['core/sign-in', 'games/ingest'] },
  },
  {
    why: 'An order shows the code it bought, or whether its gift was taken, and a code the order it came from.',
    of: { codes: ['money/orders'], orders: ['money/redeem-codes'] },
  },
  {
    why: 'Ingest writes what the game tells; matches and profiles are what is read of it, with joins and pages chosen by the plan.',
    of: {
      match_buildings: ['games/forecast', 'games/matches'],
      match_players: [
        'games/conduct',
        'games/forecast',
        'games/hero-lists',
        'games/live',
        'games/matches',
        'players/players',
        'players/streamers',
        'players/followers',
      ],
      match_snapshots: ['games/forecast'],
      matches: ['games/conduct', 'games/forecast', 'games/hero-lists', 'games/live', 'games/matches', 'games/months', 'players/players'],
      player_hero_stats: ['players/leaderboard', 'players/pick', 'players/players'],
      player_modes: ['games/forecast', 'games/matches', 'players/leaderboard', 'players/players', 'players/search'],
      rating_changes: ['games/live', 'games/matches', 'players/players', 'players/streamers', 'players/followers'],
      seasons: ['games/matches', 'players/players'],
    },
  },
  {
    why: 'The table of a past season is summed up from the ledger when the season ends, and says how the matches begun in it went; the best of a hero stand with the items of their last match: a statement each.',
    of: { match_players: ['players/leaderboard'], rating_changes: ['players/leaderboard'], seasons: ['players/leaderboard'] },
  },
  {
    why: 'Matches in progress mark who streams, in the statement that lists their players.',
    of: { live_streams: ['games/matches'] },
  },
  {
    why: 'A profile, the search and its order begin with the row of the player: one statement, by the indexes made for it.',
    of: { players: ['players/players', 'players/search'], steam_profiles: ['players/search'] },
  },
  {
    why: 'Who follows a player holds that row, so that the player cannot hide in the same moment and be followed all the same.',
    of: { players: ['players/followers'] },
  },
  {
    why: 'What is believed of a player and the line that makes a rating of it are one row of a profile.',
    of: { skill_scales: ['players/players'] },
  },
  {
    why: 'The editor keeps an update and its drafts in one row; readers see its published columns.',
    of: { update_heroes: ['news/updates'], updates: ['news/updates'] },
  },
  {
    why: 'A sitemap names every match and every player that is open, by number, a file at a time.',
    of: { matches: ['reach/sitemaps'], player_modes: ['reach/sitemaps'], players: ['reach/sitemaps'] },
  },
  {
    why: 'A dump is everything that everyone may know of the raw rows, at one moment.',
    of: {
      match_players: ['reach/dumps'],
      match_snapshots: ['reach/dumps'],
      match_talent_picks: ['reach/dumps'],
      matches: ['reach/dumps'],
      player_modes: ['reach/dumps'],
      rating_changes: ['reach/dumps'],
      rating_links: ['reach/dumps'],
      seasons: ['reach/dumps'],
    },
  },
  {
    why: 'The chain takes up what was booked, in its order, and begins anew with each season.',
    of: { rating_changes: ['games/ledger'], seasons: ['games/ledger'] },
  },
  {
    why: 'Roll-ups are counted from the raw rows, and checked against them.',
    of: {
      hero_day_stats: ['stats/rollups'],
      match_day_stats: ['stats/rollups'],
      match_players: ['stats/rollups'],
      match_snapshots: ['stats/rollups'],
      match_talent_picks: ['stats/rollups'],
      matches: ['stats/rollups'],
      player_hero_stats: ['stats/rollups'],
      player_modes: ['stats/rollups'],
      update_heroes: ['stats/rollups'],
      updates: ['stats/rollups'],
    },
  },
  {
    why: 'What a figure rests on is a handful of the newest raw rows.',
    of: {
      match_players: ['stats/hero-stats'],
      match_talent_picks: ['stats/hero-stats'],
    },
  },
  {
    why: 'Roll-ups are made to be read by the features of their area.',
    of: {
      build_items: ['stats/item-builds'],
      build_players: ['stats/item-builds'],
      build_talents: ['stats/item-builds'],
      day_ends: ['stats/hero-stats'],
      day_offers: ['stats/adviser', 'stats/hero-stats'],
      day_places: ['stats/hero-stats'],
      hero_ends: ['stats/adviser'],
      hero_leaders: ['stats/hero-stats'],
      item_effects: ['stats/accuracy', 'stats/hero-stats'],
      hero_worths: ['stats/accuracy', 'stats/hero-stats'],
      place_clusters: ['stats/hero-stats'],
      offer_checks: ['stats/accuracy'],
      span_states: ['stats/accuracy', 'stats/hero-stats'],
      talent_worths: ['stats/accuracy', 'stats/adviser', 'stats/hero-stats'],
    },
  },
  {
    why: 'How long somebody has supported is one sum over all that was ever paid, read with the profile.',
    of: {
      code_batches: ['money/supporters'],
      codes: ['money/supporters'],
      money_bookings: ['money/supporters'],
      order_grantees: ['money/supporters'],
      orders: ['money/supporters'],
      plus_entitlements: ['money/supporters'],
    },
  },
  {
    why: 'Whoever has time of a membership is found by what was booked for it, linked or not.',
    of: { plus_entitlements: ['money/patreon'] },
  },
  {
    why: "The owner's pages lay an order's whole story, and a day's totals, side by side.",
    of: {
      codes: ['backoffice/sales'],
      money_bookings: ['backoffice/sales'],
      order_events: ['backoffice/sales'],
      order_grantees: ['backoffice/sales'],
      orders: ['backoffice/sales'],
      payment_notifications: ['backoffice/sales'],
      player_gifts: ['backoffice/sales', 'money/orders'],
      player_notices: ['backoffice/sales'],
      plus_entitlements: ['backoffice/sales'],
      shard_bookings: ['backoffice/sales'],
    },
  },
];
