import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { long, whole } from '#contract/whole.contract.ts';
import { LARGEST_PLAYER_ID } from '#lib/steam-id.ts';

const nothing = v.object({});
export const LONGEST_KEY_NAME = 60;
/** How many keys a player may have. */
export const MOST_KEYS = 10;

/** A player's id in a query: a Steam account id. Numbers that are too large are well-formed but belong to nobody. */
export const PlayerIdText = v.pipe(
  v.string(),
  v.regex(/^[0-9]{1,12}$/, 'must be a player id'),
  v.transform(Number),
  v.minValue(1, 'must be a player id'),
);

/** The same as a number in a body. */
const PlayerId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_PLAYER_ID));

/** Who is signed in, as the site's own pages and other people's programs read it. */
const Authorized = v.object({
  authorized: v.boolean(),
  playerId: v.nullable(long),
  nickname: v.nullable(v.string()),
  avatarUrl: v.nullable(v.string()),
  shardsAmount: whole,
  role: v.nullable(v.picklist(['Admin', 'Player'])),
  /** Epoch milliseconds; negative: never subscribed. */
  dotaPlusExpireDate: long,
  isSubscribed: v.boolean(),
  isBannedOnSocials: v.boolean(),
  /** Whether there is something that the player has not read yet. */
  hasNotices: v.boolean(),
});
export type Authorized = v.InferOutput<typeof Authorized>;

export const getAuthorized = endpoint({
  method: 'GET',
  path: '/api/auth/authorized',
  summary: 'Who is signed in',
  input: nothing,
  output: Authorized,
});

export const startSteamSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/steam',
  summary: 'Leads to Steam to sign in, and back to return, a path of this site',
  input: v.object({ return: v.optional(v.string()) }),
  output: v.null(),
});

export const finishSteamSignIn = endpoint({
  method: 'GET',
  path: '/api/auth/steam_login',
  summary: 'Where Steam leads back to',
  input: nothing,
  output: v.null(),
});

export const followLoginLink = endpoint({
  method: 'GET',
  path: '/api/auth/link',
  summary: 'Signs in with a one-time link from the game',
  input: v.object({ code: v.optional(v.string(), '') }),
  output: v.null(),
});

export const logOut = endpoint({
  method: 'GET',
  path: '/api/auth/logout',
  summary: 'Signs out; only for pages of this site',
  input: nothing,
  output: v.string(),
});

export const logOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/v2/accounts/sign-out-everywhere',
  summary: 'Ends every session of the caller, API keys too',
  input: nothing,
  output: v.null(),
});

export const makeToken = endpoint({
  method: 'POST',
  path: '/api/v2/accounts/token',
  summary: 'An API key for the caller’s program, to be sent as Authorization: Bearer; it is shown only once',
  /** `name`: what it is for. */
  input: v.object({ name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_KEY_NAME, 'is too long')), '') }),
  output: v.object({ token: v.string() }),
});

/** A key without its secret. */
const ApiKey = v.object({
  keyId: v.string(),
  /** Empty when it has none. */
  name: v.string(),
  createdAt: v.string(),
  /** To the hour. */
  usedAt: v.string(),
  /** When it ends unless it is used. */
  endsAt: v.string(),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;

export const listKeys = endpoint({
  method: 'GET',
  path: '/api/v2/accounts/keys',
  summary: 'The caller’s API keys, newest first',
  input: nothing,
  output: v.array(ApiKey),
});

export const revokeKey = endpoint({
  method: 'POST',
  path: '/api/v2/accounts/keys/revoke',
  summary: 'Revokes one of the caller’s API keys; answers with those that are left',
  input: v.object({ keyId: v.pipe(v.string(), v.maxLength(100)) }),
  output: v.array(ApiKey),
});

export const setSocialsBan = endpoint({
  method: 'PUT',
  path: '/api/v2/accounts/socials-ban',
  summary: 'Forbids a player to change the links of their profile, or allows it again',
  input: v.object({ playerId: PlayerId, isBanned: v.boolean() }),
  output: v.null(),
});

export const getSteamProfile = endpoint({
  method: 'GET',
  path: '/api/v2/players/steam-profile',
  summary: 'A player’s Steam profile',
  input: v.object({ playerId: PlayerIdText }),
  output: v.object({ steamId: v.string(), personaname: v.string(), profileurl: v.string(), avatarfull: v.string() }),
});

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/v2/players/avatar',
  summary: 'A player’s avatar: medium is 64 pixels, full 184',
  input: v.object({
    playerId: PlayerIdText,
    size: v.optional(v.picklist(['medium', 'full'], 'must be medium or full'), 'medium'),
    v: v.optional(v.string()),
  }),
  output: v.null(),
});

export const PlayerShort = v.object({
  playerId: long,
  nickname: v.string(),
  avatarUrl: v.nullable(v.string()),
  /** Of 1x6. */
  rating: whole,
  /** Of 2x8. */
  duoRating: whole,
});
export type PlayerShort = v.InferOutput<typeof PlayerShort>;

export const getPlayerShort = endpoint({
  method: 'GET',
  path: '/api/v2/players/short',
  summary: 'A player in one line',
  input: v.object({ playerId: PlayerIdText }),
  output: PlayerShort,
});
