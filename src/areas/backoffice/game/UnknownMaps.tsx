import { paths } from '#contract/paths.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import type { AdminMap } from './game.contract.ts';
import { text } from './game.text.ts';
import css from './Game.module.css';

/** Warns about undeclared maps that are played, and links to the declaration; nothing if there are none. */
export function UnknownMaps({ maps }: { maps: readonly AdminMap[] }) {
  const words = useWords(text);
  const unknown = maps.filter(({ isDeclared }) => !isDeclared);
  if (unknown.length === 0) return null;
  return (
    <Panel>
      <p className={css.notice} role="status">
        <Icon name="triangle-alert" />
        <span>
          {words.notice(unknown.length)} <a href={paths.adminGame.to()}>{unknown.map(({ name }) => name).join(', ')}</a>
        </span>
      </p>
    </Panel>
  );
}
