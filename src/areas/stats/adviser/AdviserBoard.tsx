import { type RefObject, useEffect, useRef, useState } from 'react';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { EmptyState } from '#ui/layout/EmptyState.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { useWords } from '#ui/text/language.tsx';
import { text } from './adviser.text.ts';
import { Answer } from './Answer.tsx';
import { OwnMatchNote, useOwnMatch } from './OwnMatch.tsx';
import { rarities, type PoolTalent, type Rarity } from './pool-talent.rules.ts';
import { Stepper } from './Stepper.tsx';
import css from './Adviser.module.css';

type Props = {
  hero: string;
  talents: readonly PoolTalent[];
  /** The average number of players still in, by minute. */
  usual: readonly number[];
  days: { from: string; to: string };
  /** The hero that is open to everyone this week, if it is another one. */
  weekly: { title: string; urlName: string } | null;
};

/** The number of talents in an offer. */
const OFFERED = 3;
const FIRST_MINUTE = 6;
const LAST_MINUTE = 60;
const LOBBY = 6;
const LEAST_ALIVE = 2;

/** The pool of a hero's talents: three taps choose an offer, and the answer replaces the pool. */
export function AdviserBoard({ hero, talents, usual, days, weekly }: Props) {
  const words = useWords(text);
  const own = useOwnMatch();
  const [chosenMinute, setMinute] = useState<number>();
  const [alive, setAlive] = useState<number>();
  const [held, setHeld] = useState<readonly string[]>([]);
  const [isHolding, setIsHolding] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const find = (name: string) => talents.find((talent) => talent.name === name);
  const rarity = find(chosen[0] ?? '')?.rarity;
  const minute = chosenMinute ?? (own ? Math.min(LAST_MINUTE, Math.floor(own.seconds / 60)) : FIRST_MINUTE);
  // The number of teams left in 2x8 has no meaning for the worths, which are those of 1x6.
  const ownAlive = own && !own.isDuo ? Math.max(LEAST_ALIVE, own.left) : undefined;
  const inGame = alive ?? ownAlive ?? Math.round(usual[minute] ?? LOBBY);
  const isAnswered = chosen.length === OFFERED;
  const pool = useFocusWhenBack(!isAnswered);

  function press(name: string) {
    if (isHolding) {
      setHeld(toggled(held, name));
      setIsHolding(false);
    } else setChosen(toggled(chosen, name));
  }

  function take(name: string) {
    setHeld(held.includes(name) ? held : [...held, name]);
    setChosen([]);
  }

  return (
    <div className={css.board} data-answered={isAnswered || undefined}>
      <div className={css.side}>
        <div className={css.steps}>
          <Stepper label={words.minute} value={minute} least={0} most={LAST_MINUTE} onChange={setMinute} />
          <Stepper label={words.inGame} value={inGame} least={LEAST_ALIVE} most={LOBBY} onChange={setAlive} />
        </div>
        <OwnMatchNote match={own} />
        <Held
          held={held.flatMap((name) => find(name) ?? [])}
          isHolding={isHolding}
          onHold={setIsHolding}
          onDrop={(name) => setHeld(toggled(held, name))}
        />
        <div ref={pool} tabIndex={-1} className={css.pool}>
          {isHolding ? (
            <p className={css.hint} role="status">
              {words.tapHeld}
            </p>
          ) : null}
          {rarities.map((each) => (
            <PoolGroup
              key={each}
              rarity={each}
              talents={talents.filter((talent) => talent.rarity === each)}
              // All talents of an offer have the same rarity.
              isOff={!isHolding && rarity !== undefined && rarity !== each}
              held={isHolding ? [] : held}
              chosen={chosen}
              onPress={press}
            />
          ))}
        </div>
        {isAnswered ? null : (
          <OfferBar chosen={chosen.flatMap((name) => find(name) ?? [])} onDrop={(name) => setChosen(toggled(chosen, name))} />
        )}
      </div>
      {isAnswered ? (
        <Answer
          hero={hero}
          talents={chosen.flatMap((name) => find(name) ?? [])}
          held={held}
          minute={minute}
          alive={inGame}
          days={days}
          weekly={weekly}
          onTake={take}
          onAgain={() => setChosen([])}
        />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

/** For a part that disappeared and is back: keyboard focus returns to it. */
function useFocusWhenBack(isThere: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  const wasThere = useRef(true);
  useEffect(() => {
    if (!wasThere.current && isThere) part.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  return part;
}

/** Fills the answer's space on wide screens. */
function Waiting() {
  const words = useWords(text);
  return (
    <div className={css.waiting}>
      <Panel>
        <EmptyState title={words.waitingTitle} level={2}>
          {words.waiting}
        </EmptyState>
      </Panel>
    </div>
  );
}

function toggled(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((each) => each !== name) : [...names, name].slice(0, 40);
}

type HeldProps = { held: readonly PoolTalent[]; isHolding: boolean; onHold: (is: boolean) => void; onDrop: (name: string) => void };

/** The talents held already; a tap removes one. */
function Held({ held, isHolding, onHold, onDrop }: HeldProps) {
  const words = useWords(text);
  return (
    <div className={css.held} role="group" aria-label={words.held}>
      <span>{held.length === 0 ? words.nothingHeld : words.held}</span>
      {held.map(({ name, rarity, title, art, emblem }) => (
        <button key={name} type="button" data-t={rarity} aria-label={words.remove(title)} onClick={() => onDrop(name)}>
          <TalentTile rarity={rarity} name={emblem} art={art} size={24} mini />
          <span>{title}</span>
        </button>
      ))}
      <button
        type="button"
        className={css.add}
        aria-label={words.addHeld}
        title={words.addHeld}
        aria-pressed={isHolding}
        onClick={() => onHold(!isHolding)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  );
}

type GroupProps = {
  rarity: Rarity;
  talents: readonly PoolTalent[];
  isOff: boolean;
  held: readonly string[];
  chosen: readonly string[];
  onPress: (name: string) => void;
};

function PoolGroup({ rarity, talents, isOff, held, chosen, onPress }: GroupProps) {
  const words = useWords(text);
  if (talents.length === 0) return null;
  return (
    <section className={css.group}>
      <h2 data-t={rarity}>{words[rarity]}</h2>
      <div className={css.tiles}>
        {talents.map(({ name, title, art, emblem, levels }) => {
          const number = chosen.indexOf(name) + 1;
          // Blue talents may be offered again.
          const isGone = held.includes(name) && rarity !== 'blue';
          return (
            <button
              key={name}
              type="button"
              className={css.tile}
              data-t={rarity}
              data-number={number || undefined}
              aria-pressed={number > 0}
              disabled={isOff || isGone || (chosen.length >= OFFERED && number === 0)}
              onClick={() => onPress(name)}
            >
              <TalentTile rarity={rarity} name={emblem} art={art} levels={levels} size={44} out={isGone} mini />
              <span>{title}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** The offer chosen so far, pinned to the bottom. */
function OfferBar({ chosen, onDrop }: { chosen: readonly PoolTalent[]; onDrop: (name: string) => void }) {
  const words = useWords(text);
  return (
    <div className={css.offer}>
      <p role="status">
        {words.offer} <b className="num">{words.chosen(chosen.length, OFFERED)}</b>
      </p>
      {Array.from({ length: OFFERED }, (_, index) => {
        const talent = chosen[index];
        return talent ? (
          <button key={index} type="button" aria-label={words.drop(talent.title)} onClick={() => onDrop(talent.name)}>
            <TalentTile rarity={talent.rarity} name={talent.emblem} art={talent.art} size={40} mini />
          </button>
        ) : (
          <span key={index} className="num">
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}
