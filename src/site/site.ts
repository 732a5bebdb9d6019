import type { Server } from 'node:http';
import { readBackupFigures } from '#areas/backoffice/backups/read-status.service.ts';
import { openSession } from '#areas/core/sign-in/open-session.command.ts';
import { finishLateAnswers } from '#areas/reach/bots/answer-discord.command.ts';
import { tellPage } from '#areas/reach/cards/read-card.service.ts';
import { subscribeToRevisions } from '#areas/wiki/content/content.repo.ts';
import { pictureVersion } from '#areas/wiki/media/show-picture.service.ts';
import { artMark, setArt } from '#areas/wiki/widgets/art.rules.ts';
import { showBackups } from '#services/metrics.ts';
import { Document } from '#shell/layout/Document.tsx';
import { openLateParts, Screen } from '#shell/layout/Screen.tsx';
import { makeApp, startWeb, warmUp } from '#web/server/server.ts';
import type { Site, WebParts } from '#web/server/web.ts';
import { findCanonical } from './canonical.service.ts';
import { fileFolders, fileRoutes, routes } from './endpoints.ts';
import { pages } from './pages.ts';

const site: Site = {
  routes,
  fileRoutes,
  fileFolders,
  pages,
  Document,
  Screen,
  art: {
    versionOf: (config) => artMark(config.art.url || config.art.dir ? pictureVersion(config) : undefined, config.heroFaces === 'faces'),
    set: setArt,
  },
  findCanonical,
  tellPage,
  openSession,
  begin: subscribeToRevisions,
};

await openLateParts();

/** Sixfold as one fetch-style app. */
export function makeSite(parts: WebParts) {
  return makeApp(site, parts);
}

/** Resolves when this process has delivered what it owes for requests that are already answered. */
export const finishPromised = finishLateAnswers;

/** How many pages of each parameterised kind are requested during warm-up. */
const OF_A_KIND = 6;
const LONGEST_WARM_UP_MS = 20_000;

/** Serves Sixfold until the returned server is closed. A successor is warmed up while the previous process still serves. */
export async function startSite(parts: WebParts, isSuccessor = false): Promise<Server> {
  showBackups(() => readBackupFigures(parts.connection.db, new Date()));
  const made = makeSite(parts);
  if (isSuccessor) {
    const untilMs = performance.now() + LONGEST_WARM_UP_MS;
    const addresses = pages.filter(({ needs }) => !needs).map(({ address }) => address);
    const plain = addresses.map(({ pattern }) => pattern).filter((pattern) => !pattern.includes(':'));
    const found = await warmUp(
      made,
      parts.config.origin,
      plain.map((pattern) => [pattern]),
      untilMs,
    );
    // For each of the other kinds, some of the pages linked from these.
    const links = found.filter((link) => !plain.includes(link));
    const others = addresses.filter(({ pattern }) => pattern.includes(':'));
    const linked = others.map((kind) => links.filter((link) => kind.match(link.split('/'))).slice(0, OF_A_KIND));
    await warmUp(made, parts.config.origin, linked, untilMs);
  }
  return startWeb(made, parts);
}
