import { Complexity } from '#areas/wiki/widgets/Complexity.tsx';
import { Emblem, EmptySlot } from '#areas/wiki/widgets/Emblem.tsx';
import { ItemEmblem } from '#areas/wiki/widgets/ItemEmblem.tsx';
import { RankInsignia, type Rank } from '#areas/wiki/widgets/RankInsignia.tsx';
import { TalentCounts, TalentTile } from '#areas/wiki/widgets/TalentTile.tsx';
import { formatDecimal, formatDuration, formatMoney, formatNumber, formatShare } from '#lib/format.ts';
import { DamageBar, DamageKeys, type Damage } from '#ui/figures/DamageBar.tsx';
import { Meter } from '#ui/figures/Meter.tsx';
import { PlaceBadge } from '#ui/figures/PlaceBadge.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { Stat, Stats } from '#ui/figures/Stat.tsx';
import { Time } from '#ui/figures/Time.tsx';
import { MoreLink, Panel } from '#ui/layout/Panel.tsx';
import { richTip, textTip } from '#ui/overlay/tips.ts';
import { RowLink, SortHeader, Table, Who } from '#ui/table/Table.tsx';
import { Avatar } from '#ui/text/Avatar.tsx';
import { useLanguage, useWords } from '#ui/text/language.tsx';
import { Nickname } from '#ui/text/Nickname.tsx';
import { text } from './kit.text.ts';
import css from './Kit.module.css';

const ranks: Rank[] = ['immortal', 'legend', 'herald', 'none'];

export function KitTables() {
  return (
    <>
      <KitEmblems />
      <KitTable />
      <KitStats />
    </>
  );
}

function KitEmblems() {
  const words = useWords(text);
  return (
    <Panel title={words.emblems}>
      <div className={css.rows}>
        <div className={css.row}>
          {[24, 32, 40, 64, 96].map((size) => (
            <Emblem key={size} kind="hero" name="phantom_assassin" size={size} />
          ))}
          <Emblem kind="hero" name="npc_dota_hero_invoker" size={112} wide grain label="Invoker" />
          <Emblem kind="hero" name="pudge" size={64} out />
          <Emblem kind="hero" name="Zot Quill" attribute="int" size={64} label="Zot Quill" />
          <ItemEmblem name="item_radiance" size={88} />
          <ItemEmblem name="black_king_bar" size={44} />
          <ItemEmblem name="item_zot" size={44} label="Zot" />
          <EmptySlot size={44} />
        </div>
        <div className={css.row}>
          <TalentTile rarity="orange" name="Omnislash" size={64} label="Omnislash" tip={richTip('kit', 'omnislash')} />
          <TalentTile rarity="purple" name="Mist Coil" size={64} levels={2} label="Mist Coil" tip={richTip('kit', 'mist')} />
          <TalentTile rarity="blue" name="Aphotic Shield" size={64} levels={3} label="Aphotic Shield" tip={textTip(words.tipMark)} />
          <TalentTile rarity="white" name="Bounty" size={64} levels={1} label="Bounty" href="/dev/ui?bounty" />
          <TalentTile rarity="orange" name="Blade Fury" size={34} mini />
          <TalentTile rarity="orange" name="Blade Fury" size={34} mini out />
          <TalentCounts purple={4} blue={7} white={9} />
        </div>
        <div className={css.row}>
          {ranks.map((rank) => (
            <span key={rank} className={css.row}>
              <RankInsignia rank={rank} size={44} />
              <span className="small">{rank}</span>
            </span>
          ))}
          <Complexity value={2} label={words.complexity} />
          <Avatar name={words.player1} size={44} />
          <Avatar name="northwind" size={44} hex />
        </div>
      </div>
    </Panel>
  );
}

type Row = {
  name: 'player1' | 'player2' | 'player3';
  rating: number | null;
  games: number;
  damage: Damage;
  at: string;
  shares: number[];
};

const rows: Row[] = [
  {
    name: 'player1',
    rating: 3184,
    games: 1842,
    damage: { physical: 61_200, magical: 48_300, pure: 9400 },
    at: '2025-11-20T22:57:03',
    shares: [24, 20, 17, 15, 13, 11],
  },
  {
    name: 'player2',
    rating: 2958,
    games: 3120,
    damage: { physical: 41_000, magical: 3200, pure: 0 },
    at: '2025-11-20T21:04:10',
    shares: [10, 12, 15, 18, 21, 24],
  },
  {
    name: 'player3',
    rating: null,
    games: 0,
    damage: { physical: 0, magical: 0, pure: 28_300 },
    at: '2025-11-19T08:00:00',
    shares: [],
  },
];

function KitTable() {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <Panel title={words.table} tools={<DamageKeys />} flush>
      <div style={{ overflowX: 'auto' }}>
        <Table label={words.table}>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              <SortHeader className="end" href="?sort=rating" direction="descending">
                {words.rating}
              </SortHeader>
              <SortHeader className="end" href="?sort=games">
                {words.games}
              </SortHeader>
              <th scope="col">{words.damage}</th>
              <th scope="col">{words.shares}</th>
              <th scope="col" className="end">
                {words.last}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.name} data-own={index === 1 || undefined}>
                <td>
                  <PlaceBadge place={index + 1} />
                </td>
                <th scope="row">
                  <Who art={<Avatar name={words[row.name]} />}>
                    <RowLink href={`/players/${index}`}>
                      <Nickname name={words[row.name]} limit={20} narrowLimit={12} />
                    </RowLink>
                  </Who>
                </th>
                <td className="num end">{formatNumber(row.rating, language)}</td>
                <td className="num end">{formatNumber(row.games, language)}</td>
                <td>
                  <DamageBar damage={row.damage} largest={118_900} />
                </td>
                <td>
                  <PlaceBar shares={row.shares} />
                </td>
                <td className="end">
                  <Time at={row.at} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Panel>
  );
}

function KitStats() {
  const words = useWords(text);
  const language = useLanguage();
  return (
    <Panel
      title={words.statistics}
      tools={<MoreLink href="/matches/search">{words.all}</MoreLink>}
      foot={<Time at="2025-11-20" dateOnly />}
    >
      <div className={css.rows}>
        <Stats>
          <Stat label={words.games}>{formatNumber(2204, language)}</Stat>
          <Stat label={words.averagePlace}>{formatDecimal(3.04, 2, language)}</Stat>
          <Stat label={words.time}>{formatDuration(2772)}</Stat>
          <Stat label={words.pay}>{formatMoney(269_000, 'rub', language)}</Stat>
        </Stats>
        <div>
          <p className="small muted">
            {words.pickRate} {formatShare(0.384, language)}
          </p>
          <Meter share={0.384} />
        </div>
      </div>
    </Panel>
  );
}
