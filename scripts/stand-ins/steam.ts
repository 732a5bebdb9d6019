import { onStop } from '../../src/platform/run.ts';
import { demoPeople } from './demo-people.ts';
import { startStandInSteam } from './steam-server.ts';

/** The stand-in Steam as a process of its own: STAND_IN_PORT (0: any free one), STAND_IN_HOST, STAND_IN_PUBLIC_HOST. */
const { STAND_IN_PORT = '0', STAND_IN_HOST = '127.0.0.1', STAND_IN_PUBLIC_HOST = STAND_IN_HOST } = process.env;
const steam = await startStandInSteam({
  port: Number(STAND_IN_PORT),
  host: STAND_IN_HOST,
  publicHost: STAND_IN_PUBLIC_HOST,
  people: demoPeople(),
});
onStop(() => steam.close());
if (process.send) process.send({ origin: steam.origin });
else
  console.log(
    `${steam.origin}: STEAM_ENDPOINT=${steam.endpoint} STEAM_API_BASE=${steam.origin} STEAM_AVATAR_BASE=${steam.origin} STEAM_API_KEY=${steam.key}`,
  );
