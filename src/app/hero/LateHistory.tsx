import type { HeroHistory } from '#features/updates/HeroHistory.tsx';
import type { HeroHistory as History } from '#features/updates/updates.contract.ts';
import { useEffect, useState } from 'react';

/** The history at the end of the page; its code comes after the page answers, within the page's budget of code. */
export function LateHistory({ changes, id }: { changes: History; id: string }) {
  const [Part, setPart] = useState<typeof HeroHistory>();
  useEffect(() => {
    const load = async () => {
      const loaded = await import('#features/updates/HeroHistory.tsx');
      setPart(() => loaded.HeroHistory);
    };
    void load();
  }, []);
  return Part ? <Part id={id} changes={changes} /> : <div id={id} aria-busy="true" />;
}
