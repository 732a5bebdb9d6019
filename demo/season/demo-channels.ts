import { setSocialLinks } from '#areas/players/socials/set-social-links.command.ts';
import { socialHosts } from '#areas/players/socials/socials.rules.ts';
import { sql, type Db } from '#db/pool.ts';
import { streamAt } from '../live-play/tempo.ts';
import type { StandInTwitchChannel } from '../stand-ins/twitch.ts';
import type { StandInChannel } from '../stand-ins/youtube.ts';

type Channel = { place: number; twitch?: string; youtube?: string; handle?: string; discord?: string; viewers?: number };

/** Channels of some of the best players of the demo season, by their place in 1x6; those with viewers are live. */
const all: readonly Channel[] = [
  { place: 2, twitch: 'six_fold_two', viewers: 214 },
  { place: 4, youtube: 'UCsixfolddemofourth_____', handle: '@sixfold-fourth' },
  { place: 5, youtube: 'UCsixfolddemofifth______', handle: '@sixfold-fifth', viewers: 88 },
  { place: 7, twitch: 'seventh_place', discord: 'invite/sixfold-demo' },
  { place: 9, twitch: 'nine_lives', viewers: 31 },
];
const LIVE_SINCE_MS = 40 * 60 * 1000;
const USUAL_VIEWERS = 40;

/** Gives the demo's best players their links. */
export async function linkDemoChannels(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ playerId: number }>`select player_id as "playerId" from player_modes where mode = 'solo' and games > 0
    order by rating desc, games desc, player_id limit 20`.execute(db);
  for (const { place, twitch, handle, discord } of all) {
    const player = rows[place - 1];
    if (!player) continue;
    await setSocialLinks(
      db,
      player.playerId,
      {
        twitch: linkTo('twitch', twitch),
        youtube: linkTo('youtube', handle),
        discord: linkTo('discord', discord),
        discordUserName: null,
      },
      now,
    );
  }
}

/** A link that the site accepts: the first host that its own rules allow. */
function linkTo(kind: keyof typeof socialHosts, name: string | undefined): string | null {
  return name === undefined ? null : `https://${socialHosts[kind][0]}/${name}`;
}

/**
 * Since when a channel is live and for how many viewers, undefined if it is not: by a timetable while the demo plays, otherwise always the
 * same channels.
 */
function liveOf({ place, viewers }: Channel, startedAt: Date, isPlayed: boolean): { since: string; viewers: number } | undefined {
  if (isPlayed) return streamAt(String(place), viewers ?? USUAL_VIEWERS, new Date());
  return viewers ? { since: new Date(startedAt.getTime() - LIVE_SINCE_MS).toISOString(), viewers } : undefined;
}

/** The channels as the stand-in Twitch lists them. */
export function channelsOnTwitch(now: Date, isPlayed: boolean): StandInTwitchChannel[] {
  return all.flatMap((channel) => {
    const { twitch, place } = channel;
    if (!twitch) return [];
    return [
      {
        id: String(1000 + place),
        login: twitch,
        get live() {
          return liveOf(channel, now, isPlayed);
        },
      },
    ];
  });
}

/** The channels as the stand-in YouTube lists them. */
export function channelsOnYoutube(now: Date, isPlayed: boolean): StandInChannel[] {
  return all.flatMap((channel) => {
    const { youtube, handle, place } = channel;
    if (!youtube || !handle) return [];
    const videos = [`sixfold_${String(place).padStart(3, '0')}`, `replay__${String(place).padStart(3, '0')}`];
    return [
      {
        id: youtube,
        handle,
        videos,
        get live() {
          const live = liveOf(channel, now, isPlayed);
          return live && { video: videos[0] ?? '', ...live };
        },
      },
    ];
  });
}
