import { useState, type ComponentProps } from 'react';
import { AdminFrame } from '#areas/backoffice/frame/AdminFrame.tsx';
import { AuditLogTable } from '#areas/backoffice/frame/AuditLogTable.tsx';
import { getAccuracy } from '#areas/stats/accuracy/accuracy.contract.ts';
import { getHeroPoll } from '#areas/wiki/heroes/hero-poll.contract.ts';
import { listHeroNames, type HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import type { Output } from '#contract/endpoint.ts';
import { definePage } from '#contract/page.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { DrawsPanel } from './DrawsPanel.tsx';
import { getAdminGame } from './game.contract.ts';
import { text } from './game.text.ts';
import { MapForm } from './MapForm.tsx';
import { MapsTable } from './MapsTable.tsx';
import { NextSeason } from './NextSeason.tsx';
import { PollPanel } from './PollPanel.tsx';
import { SeasonsTable } from './SeasonsTable.tsx';

type Data = Output<typeof getAdminGame> & {
  draws: ComponentProps<typeof DrawsPanel>['draws'];
  poll: Output<typeof getHeroPoll>;
  heroes: HeroNames;
};

export const page = definePage({
  search: {},
  load: async ({ call }): Promise<Data> => {
    const [game, poll, heroes, solo, duo] = await Promise.all([
      call(getAdminGame, {}),
      call(getHeroPoll, {}),
      call(listHeroNames, {}),
      call(getAccuracy, {}),
      call(getAccuracy, { isduo: 'true' }),
    ]);
    return {
      ...game,
      poll,
      heroes,
      draws: [
        { mode: '1x6', of: solo.draws },
        { mode: '2x8', of: duo.draws },
      ],
    };
  },
  Body: AdminGamePage,
  isUnlisted: true,
});

/** The form is below the table: a button press moves the admin there. */
function takeFocus(form: HTMLDivElement | null): void {
  form?.focus();
}

function AdminGamePage({ data: { seasons, maps, entries, poll, heroes, draws } }: { data: Data }) {
  const words = useWords(text);
  const [chosen, choose] = useState('');
  const undeclared = maps.filter(({ isDeclared }) => !isDeclared);
  const changed = maps.find(({ name, isDeclared }) => isDeclared && name === chosen);
  const last = seasons[0];
  return (
    <AdminFrame title={words.title}>
      {undeclared.map((map) => (
        <Panel key={map.name} title={words.declareMap(map.name)} note={words.plays(map.unratedCount)}>
          <MapForm map={map} />
        </Panel>
      ))}
      <Panel flush title={words.seasons}>
        <SeasonsTable seasons={seasons} />
      </Panel>
      {last && last.state !== 'planned' ? (
        <Panel title={words.nextSeason} note={words.nextNote}>
          <NextSeason key={last.number} number={last.number + 1} />
        </Panel>
      ) : null}
      <Panel flush title={words.maps}>
        <MapsTable maps={maps} onEdit={choose} />
      </Panel>
      {changed ? (
        <div key={changed.name} ref={takeFocus} tabIndex={-1}>
          <Panel title={words.changeMap(changed.name)} note={words.changeNote}>
            <MapForm map={changed} />
          </Panel>
        </div>
      ) : (
        <Panel title={words.newMap}>
          <MapForm key={maps.length} map={undefined} />
        </Panel>
      )}
      <DrawsPanel draws={draws} />
      <PollPanel poll={poll} heroes={heroes} />
      <Panel flush title={words.entries}>
        <AuditLogTable entries={entries} heroes={heroes} />
      </Panel>
    </AdminFrame>
  );
}
