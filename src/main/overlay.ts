import './overlay.css';
import {
  overlayView,
  saysNobody,
  toldChance,
  whileCounting,
  type OverlayMode,
  type OverlayView,
} from '#areas/players/streamers/overlay.rules.ts';
import type { PlayerNow } from '#areas/players/streamers/player-now.contract.ts';

/** The script of an overlay. It updates the server's markup in place and adds no elements, however long the overlay stays open. */
const TICK_MS = 1000;
const REOPEN_MS = 10_000;

const root = document.getElementById('overlay');
if (root) begin(root);

function begin(overlay: HTMLElement): void {
  const { state: given = '', now = '0', mode = 'auto', numbers = 'ru', of = '' } = overlay.dataset;
  const ahead = Number(now) - Date.now();
  let state: PlayerNow = JSON.parse(given);
  const { playerId } = state;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  let endSeenAt = 0;
  const draw = () => {
    const view = overlayView(state, Date.now() + ahead, mode as OverlayMode, { numbers, of });
    // A match end that was already there when the overlay was opened or shown again does not count up.
    if (view.state === 'end' && overlay.dataset['show'] === 'match' && !isStill.matches) endSeenAt = Date.now();
    const shown = whileCounting(view, Date.now() - endSeenAt);
    show(overlay, shown);
    if (shown !== view) requestAnimationFrame(draw);
  };
  const hear = (text: string) => {
    state = JSON.parse(text);
    overlay.hidden = false;
    draw();
  };
  let events = listen(playerId, hear);
  let triedAt = Date.now();
  setInterval(() => {
    draw();
    // EventSource reconnects by itself, except after a response that is not an event stream: the site was away, or nobody may be shown.
    if (events.readyState !== EventSource.CLOSED || Date.now() - triedAt < REOPEN_MS) return;
    triedAt = Date.now();
    events = listen(playerId, hear);
    void isGone(playerId).then((gone) => (overlay.hidden = gone));
  }, TICK_MS);
}

function listen(playerId: number, hear: (text: string) => void): EventSource {
  const events = new EventSource(`/api/v2/players/now/stream?playerId=${playerId}`);
  events.addEventListener('message', ({ data }) => hear(String(data)));
  return events;
}

/** Whether the site says that there is nobody to show. If the site does not answer, the overlay stays as it is. */
async function isGone(playerId: number): Promise<boolean> {
  try {
    const answer = await fetch(`/api/v2/players/now?playerId=${playerId}`);
    return saysNobody(answer.status, await answer.json());
  } catch {
    return false;
  }
}

function show(overlay: HTMLElement, view: OverlayView): void {
  set(overlay, 'show', view.state);
  const part = (name: string) => overlay.querySelector<HTMLElement>(`.sixfold-${name}`);
  write(part('name'), view.name);
  write(part('rating'), view.rating);
  write(part('today'), view.today, { sign: view.sign });
  write(part('clock'), view.clock);
  write(part('left'), view.left);
  write(part('place'), view.place, { p: view.place });
  write(part('gain'), view.gain, { sign: view.gainSign });
  const badges = slotsOf(part('places'));
  const places = view.places.slice(-badges.length);
  for (const [index, badge] of badges) {
    const place = String(places[index] ?? '');
    write(badge, place, { p: place });
  }
  for (const [index, bar] of slotsOf(part('forecast'))) {
    const chance = view.chances[index] ?? 0;
    write(bar, toldChance(view.chances[index]));
    const grow = String(chance);
    if (bar.style.flexGrow !== grow) bar.style.flexGrow = grow;
  }
}

function slotsOf(part: HTMLElement | null): [number, HTMLElement][] {
  return [...(part?.children ?? [])].flatMap((child, index) => (child instanceof HTMLElement ? [[index, child]] : []));
}

function write(part: HTMLElement | null, text: string, data: Record<string, string> = {}): void {
  if (!part) return;
  if (part.textContent !== text) part.textContent = text;
  for (const [name, value] of Object.entries(data)) set(part, name, value);
}

function set(part: HTMLElement, name: string, value: string): void {
  if (part.dataset[name] !== value) part.dataset[name] = value;
}
