import { Emblem } from '#areas/wiki/widgets/Emblem.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { RankInsignia } from '#areas/wiki/widgets/RankInsignia.tsx';
import { TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { formatDecimal } from '#lib/format.ts';
import { Meter } from '#ui/figures/Meter.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { SignedChange } from '#ui/figures/SignedChange.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Tag } from '#ui/text/Tag.tsx';
import { text } from './plus.text.ts';
import css from './PlusStills.module.css';

// Drawn examples, not data: every still is hidden from screen readers, since the words beside it say what it shows.

const lateItems = ['bloodstone', 'shivas_guard', 'abyssal_blade', 'radiance', 'satanic', 'helm_of_the_overlord'];
const metaRows = [
  { hero: 'wraith-king', shares: [23.4, 20.6, 18.1, 15.4, 12.6, 9.9], place: 2.94 },
  { hero: 'phantom-assassin', shares: [24.8, 18.4, 16.6, 14.3, 13.4, 12.5], place: 3.02 },
  { hero: 'abaddon', shares: [21, 19.9, 18.7, 16.3, 13.5, 10.6], place: 3.08 },
  { hero: 'ogre-magi', shares: [20.1, 19.2, 18.9, 16.6, 14.1, 11.1], place: 3.14 },
];
const bestPlayers = [
  { name: 'gravebloom', place: 2.31 },
  { name: 'white noise', place: 2.4 },
  { name: 'thirteenth', place: 2.52 },
];
const quests = [
  { icon: 'swords', share: 1 },
  { icon: 'castle', share: 0.7 },
  { icon: 'crown', share: 0.35 },
] as const;
const voted = [
  { hero: 'pudge', votes: 6 },
  { hero: 'puck', votes: 3 },
  { hero: 'void-spirit', votes: 2 },
];

function BuildStill() {
  const words = useWords(text);
  return (
    <div className={css.build}>
      <p>
        {words.lateGame} <span>{words.minutes}</span>
      </p>
      <div className={css.inventory}>
        <div className={css.slots}>
          {lateItems.map((item) => (
            <ItemEmblem key={item} name={item} />
          ))}
        </div>
        <div className={css.aghanim}>
          <ItemEmblem name="ultimate_scepter" />
          <ItemEmblem name="aghanims_shard" />
        </div>
      </div>
    </div>
  );
}

function MetaStill() {
  const language = useLanguage();
  return (
    <ul className={css.rows}>
      {metaRows.map(({ hero, shares, place }) => (
        <li key={hero}>
          <Emblem kind="hero" name={hero} wide />
          <PlaceBar shares={shares} />
          <b>{formatDecimal(place, 2, language)}</b>
        </li>
      ))}
    </ul>
  );
}

function BestStill() {
  const language = useLanguage();
  return (
    <ul className={css.rows}>
      {bestPlayers.map(({ name, place }, index) => (
        <li key={name}>
          <PlaceBadge place={index + 1} />
          <Avatar name={name} />
          <strong>{name}</strong>
          <b>{formatDecimal(place, 2, language)}</b>
        </li>
      ))}
    </ul>
  );
}

function DoubleStill() {
  return (
    <div className={css.double}>
      <RankInsignia rank="immortal" size={96} />
      <SignedChange value={48} />
      <Tag tone="gold">x2</Tag>
    </div>
  );
}

function QuestStill() {
  return (
    <div className={css.quests}>
      <Emblem kind="hero" name="ember-spirit" grain />
      <ul>
        {quests.map(({ icon, share }) => (
          <li key={icon}>
            <Icon name={share === 1 ? 'circle-check' : icon} />
            <Meter share={share} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function InGameStill() {
  return (
    <div className={css.inGame}>
      <TalentTile rarity="orange" name="Borrowed Time" />
      {['power_treads', 'manta', 'butterfly'].map((item) => (
        <span key={item}>
          <Icon name="chevron-right" />
          <ItemEmblem name={item} />
        </span>
      ))}
    </div>
  );
}

function VoteStill() {
  return (
    <ul className={css.votes}>
      {voted.map(({ hero, votes }) => (
        <li key={hero}>
          <i style={{ '--votes': votes }} />
          <Emblem kind="hero" name={hero} grain />
        </li>
      ))}
    </ul>
  );
}

function ShardStill() {
  return (
    <div className={css.shards}>
      <ItemEmblem name="aghanims_shard" />
      <Icon name="plus" />
      <Icon name="gem" />
    </div>
  );
}

const stills = {
  builds: BuildStill,
  meta: MetaStill,
  best: BestStill,
  double: DoubleStill,
  quests: QuestStill,
  inGame: InGameStill,
  votes: VoteStill,
  shards: ShardStill,
};
export type Drawn = keyof typeof stills;

/** A feature as it looks on the site. */
export function PlusStill({ of }: { of: Drawn }) {
  const Still = stills[of];
  return <Still />;
}
