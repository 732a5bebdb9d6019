import { useRef, useState } from 'react';
import { useSending } from '#areas/backoffice/frame/Sending.tsx';
import { SureButton } from '#areas/backoffice/frame/SureButton.tsx';
import { closeHeroPoll, openHeroPoll, type HeroPoll as Poll } from '#areas/wiki/heroes/hero-poll.contract.ts';
import type { HeroNames } from '#areas/wiki/heroes/heroes.contract.ts';
import { heroTitle } from '#areas/wiki/heroes/heroes.rules.ts';
import { useNavigation } from '#contract/navigation.tsx';
import { formatNumber } from '#lib/format.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Checkbox } from '#ui/controls/Toggle.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { showToast } from '#ui/overlay/toasts.ts';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { text } from './game.text.ts';
import css from './Game.module.css';

type Props = { poll: Poll | null; heroes: HeroNames };

/** The poll of heroes: its votes and the button that ends it, or the heroes of the next one. */
export function PollPanel({ poll, heroes }: Props) {
  const words = useWords(text);
  const language = useLanguage();
  const { reload } = useNavigation();
  const { isBusy, send } = useSending();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const place = useRef<HTMLDivElement>(null);
  const names = Object.keys(heroes).toSorted((one, other) => (heroTitle(heroes, one) < heroTitle(heroes, other) ? -1 : 1));

  async function open() {
    if (await send(openHeroPoll, { heroes: [...chosen] })) finish(words.pollBegun);
  }

  async function close(openedAt: string) {
    if (await send(closeHeroPoll, { openedAt })) finish(words.pollDone);
  }

  function finish(title: string) {
    setChosen(new Set());
    showToast({ kind: 'done', title });
    // The pressed button disappears.
    place.current?.focus();
    reload();
  }

  return (
    <div ref={place} tabIndex={-1}>
      {poll?.isOpen ? (
        <Panel title={words.poll} note={words.pollNote}>
          <ul className={css.choices}>
            {poll.heroes.map(({ heroName, votes }) => (
              <li key={heroName}>
                {heroTitle(heroes, heroName)} · <span className="num">{formatNumber(votes, language)}</span>
              </li>
            ))}
          </ul>
          <SureButton
            label={words.closePoll}
            line={words.closePollLine}
            sure={words.closePollSure}
            isBusy={isBusy}
            onSure={() => void close(poll.openedAt)}
          />
        </Panel>
      ) : (
        <Panel title={words.newPoll} note={words.pollNote}>
          <div className={css.choices}>
            {names.map((name) => (
              <Checkbox
                key={name}
                checked={chosen.has(name)}
                onChange={(isOn) => setChosen(new Set(names.filter((each) => (each === name ? isOn : chosen.has(each)))))}
              >
                {heroTitle(heroes, name)}
              </Checkbox>
            ))}
          </div>
          <Button look="gold" busy={isBusy} disabled={chosen.size < 2} onClick={() => void open()}>
            {words.openPoll(chosen.size)}
          </Button>
        </Panel>
      )}
    </div>
  );
}
