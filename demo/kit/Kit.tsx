import { NamedPlaceBadge, PlaceBadge, type PlaceSize } from '#ui/figures/PlaceBadge.tsx';
import { PlaceBar } from '#ui/figures/PlaceBar.tsx';
import { PlaceColumns, PlaceLegend } from '#ui/figures/PlaceColumns.tsx';
import { PlaceRose } from '#ui/figures/PlaceRose.tsx';
import { Mark } from '#ui/icons/Mark.tsx';
import { PageHead } from '#ui/layout/PageHead.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { classes } from '#ui/style/classes.ts';
import { useWords } from '#ui/text/language.tsx';
import { text } from './kit.text.ts';
import { KitControls } from './KitControls.tsx';
import { KitLayers } from './KitLayers.tsx';
import { KitTables } from './KitTables.tsx';
import css from './Kit.module.css';

/** Every part of the design system in every state: the page /dev/ui. */
export function Kit() {
  const words = useWords(text);
  return (
    <div className="wrap page">
      <PageHead title={words.title} lead={words.lead} crumbs={[{ label: 'dev', href: '/' }, { label: 'ui' }]} />
      <Panel title={words.brand}>
        <div className={css.row}>
          <Mark size={72} />
          <Mark />
          <Mark size={64} assembling />
        </div>
      </Panel>
      <KitType />
      <KitColours />
      <KitPlaces />
      <KitControls />
      <KitTables />
      <KitLayers />
    </div>
  );
}

function KitType() {
  const words = useWords(text);
  return (
    <Panel title={words.type}>
      <div className={css.rows}>
        <p className="display strong" style={{ fontSize: 'var(--fs-9)', lineHeight: 1, fontWeight: 780 }}>
          {words.headline}
        </p>
        <p className="display strong" style={{ fontSize: 'var(--fs-8)', lineHeight: 1.1, fontWeight: 750 }}>
          {words.pageTitle} 8412907331
        </p>
        <p className="display strong" style={{ fontSize: 'var(--fs-6)', fontWeight: 700 }}>
          {words.panelTitle} · {words.price}
        </p>
        <p style={{ fontSize: 'var(--fs-5)' }}>{words.lead18}</p>
        <p>{words.body16}</p>
        <p className="num" style={{ fontSize: 'var(--fs-3)', whiteSpace: 'normal' }}>
          {words.table14} · {words.price}
        </p>
        <p className="muted small">{words.letters}</p>
      </div>
    </Panel>
  );
}

function KitColours() {
  const words = useWords(text);
  const groups: [string, string][] = [
    [words.ink, 'ink-0 ink-1 ink-2 ink-3 ink-4 ink-5'],
    [words.foreground, 'fg-1 fg-2 fg-3 link gold focus'],
    [words.places, 'p1 p2 p3 p4 p5 p6'],
    [words.talents, 't-orange t-purple t-blue t-orange-fg t-purple-fg t-blue-fg'],
    [words.attributes, 'a-str a-agi a-int a-all a-all-2 shard'],
    [words.meaning, 'pos neg warn new rework live'],
  ];
  return (
    <Panel title={words.colour}>
      <div className={css.swatches}>
        {groups.map(([name, tokens]) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {tokens.split(' ').map((token) => (
                <li key={token}>
                  <i style={{ background: `var(--${token})` }} />
                  {token}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Panel>
  );
}

const six = [1, 2, 3, 4, 5, 6];
const sizes: PlaceSize[] = ['xl', 'l', 'm', 's'];
const shares = [0.24, 0.2, 0.17, 0.15, 0.13, 0.11];

function KitPlaces() {
  const words = useWords(text);
  return (
    <Panel title={words.places} tools={<PlaceLegend labels={six.map(String)} />}>
      <div className={css.rows}>
        {sizes.map((size) => (
          <div key={size} className={css.row}>
            {six.map((place) => (
              <PlaceBadge key={place} place={place} size={size} />
            ))}
            <NamedPlaceBadge place={27} size={size} />
            <PlaceBadge place={null} size={size} />
          </div>
        ))}
        <div className={classes(css.row, css.grow)}>
          <PlaceBar shares={shares} numbered />
          <PlaceBar shares={shares} />
        </div>
        <div className={classes(css.row, css.grow)}>
          <PlaceBar shares={[0.4, 0.3, 0.2, 0.1]} />
          <PlaceBar shares={[1, 0, 0, 0, 0, 0]} />
          <PlaceBar shares={[]} />
        </div>
        <div className={css.row}>
          <PlaceRose shares={shares} />
          <PlaceRose shares={six.map(() => 1)} size={120} />
          <PlaceRose shares={shares.toReversed()} size={120} />
          <PlaceRose shares={[0.4, 0.3, 0.2, 0.1]} size={120} />
          <div style={{ flex: '1 1 260px' }}>
            <PlaceColumns counts={[542, 436, 377, 329, 287, 233]} height={84} />
          </div>
        </div>
      </div>
    </Panel>
  );
}
