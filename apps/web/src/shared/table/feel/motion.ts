import type { Handle } from '../visible.js';

/** The elements and boxes of the cards on a board, by card number. */
export interface Seen {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}
export type Standing = ReadonlyMap<string, Seen>;

/**
 * Milliseconds from the start of an attack to its hit, halfway through the movement; its results
 * start then.
 */
export const HIT = 200;
const RUN = 2 * HIT;
const MOVE = 260;
const ease = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

const running = new Set<Animation>();

/** Ends all running animations, for a viewer who continues without watching. */
export const skipMotion = (): void => {
  for (const animation of running) animation.finish();
};

export const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const move = (
  element: Element,
  frames: PropertyIndexedKeyframes,
  options: KeyframeAnimationOptions,
): Animation => {
  const animation = element.animate(frames, { easing: ease, ...options });
  running.add(animation);
  for (const end of ['finish', 'cancel'])
    animation.addEventListener(end, () => running.delete(animation));
  return animation;
};

/** Removes the element when its animation ends. */
export const passing = (element: HTMLElement, animation: Animation): void => {
  for (const end of ['finish', 'cancel']) animation.addEventListener(end, () => element.remove());
};

export const standingOn = (table: HTMLElement): Standing =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('[data-unit]')].map((element) => [
      element.dataset['unit'] ?? '',
      { box: element.getBoundingClientRect(), element },
    ]),
  );

export const placeOf = (table: HTMLElement, card: Handle): HTMLElement | null =>
  table.querySelector(`[data-unit="${card}"]`) ?? table.querySelector(`[data-card="${card}"]`);

/** Places an element above the table at the box of a card. */
export const layOver = (table: HTMLElement, element: HTMLElement, box: DOMRect): void => {
  const origin = table.getBoundingClientRect();
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, {
    position: 'absolute',
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: '15',
    pointerEvents: 'none',
  });
  table.append(element);
};

/** Moves a card from its former to its present position. */
export const travel = ({ element, box }: Seen, before: DOMRect): void => {
  const [dx, dy] = [before.left - box.left, before.top - box.top];
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  move(element, { translate: [`${dx}px ${dy}px`, '0px 0px'] }, { duration: MOVE });
};

/** Shrinks a removed card away at its former position. */
export const vanish = (table: HTMLElement, { element, box }: Seen, delay: number): void => {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-unit');
  ghost.inert = true;
  for (const button of ghost.querySelectorAll('[data-card]')) {
    button.removeAttribute('data-card');
    button.removeAttribute('data-choice');
  }
  layOver(table, ghost, box);
  passing(
    ghost,
    move(
      ghost,
      { scale: [1, 1.06, 0.3], rotate: ['0deg', '-2deg', '9deg'], opacity: [1, 1, 0] },
      { duration: MOVE + 60, delay, fill: 'backwards' },
    ),
  );
};

/**
 * The attacker moves most of the way, hits and returns; the target shakes once. `old`: former
 * positions, for cards that are gone.
 */
export const lunge = (
  table: HTMLElement,
  { card, to }: { readonly card: Handle; readonly to: Handle },
  old: Standing,
): void => {
  const runner = placeOf(table, card);
  const hit = placeOf(table, to);
  const end = hit?.getBoundingClientRect() ?? old.get(String(to))?.box;
  if (runner === null || end === undefined) return;
  const start = runner.getBoundingClientRect();
  const dx = 0.6 * (end.left + end.width / 2 - start.left - start.width / 2);
  const dy = 0.6 * (end.top + end.height / 2 - start.top - start.height / 2);
  runner.style.zIndex = '12';
  const run = move(
    runner,
    { translate: ['0px 0px', `${dx}px ${dy}px`, '0px 0px'], scale: [1, 1.08, 1] },
    { duration: RUN, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  );
  run.addEventListener('finish', () => runner.style.removeProperty('z-index'));
  if (hit !== null) shake(hit, HIT);
};

export const shake = (element: HTMLElement, delay: number): void => {
  move(
    element,
    {
      translate: ['0px', '5px', '-5px', '3px', '0px'],
      filter: ['brightness(1)', 'brightness(1.7)', 'brightness(1)', 'brightness(1)'],
    },
    { duration: 250, delay },
  );
};

/** A number rises from a card that was damaged or healed. */
export const jump = (table: HTMLElement, box: DOMRect, n: number, delay: number): void => {
  const number = document.createElement('div');
  number.className = 'cg-jump';
  number.dataset['heals'] = String(n < 0);
  number.textContent = n > 0 ? `−${n}` : `+${-n}`;
  layOver(table, number, box);
  passing(
    number,
    move(
      number,
      {
        scale: [0.5, 1.35, 1, 1, 1],
        translate: ['0 8px', '0 -10px', '0 -14px', '0 -16px', '0 -24px'],
        opacity: [0, 1, 1, 1, 0],
      },
      { duration: 700, delay, fill: 'backwards' },
    ),
  );
};

const SHARDS = 9;

/** A Shield breaks into pieces that fly apart. */
export const burst = (table: HTMLElement, box: DOMRect, delay: number): void => {
  const ring = document.createElement('div');
  ring.className = 'cg-burst';
  layOver(table, ring, box);
  for (let nth = 0; nth < SHARDS; nth += 1) {
    const shard = document.createElement('i');
    ring.append(shard);
    const angle = (nth / SHARDS) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle) * box.width * 0.6, Math.sin(angle) * box.width * 0.6];
    move(
      shard,
      {
        translate: ['0px 0px', `${x}px ${y}px`],
        rotate: ['0deg', `${nth * 40}deg`],
        opacity: [1, 0],
      },
      { duration: 360, delay, fill: 'both' },
    );
  }
  passing(ring, move(ring, { opacity: [1, 1] }, { duration: 360, delay }));
};

/** A card enters play; a leader does so with more emphasis. */
export const arrive = (element: HTMLElement, isLeader: boolean): void => {
  const from = isLeader ? 1.8 : 1.25;
  element.style.zIndex = isLeader ? '14' : '';
  const coming = move(
    element,
    {
      scale: [from, 0.97, 1],
      opacity: [0, 1, 1],
      filter: ['brightness(2)', 'brightness(1.2)', 'brightness(1)'],
    },
    { duration: isLeader ? 400 : MOVE },
  );
  coming.addEventListener('finish', () => element.style.removeProperty('z-index'));
};

/** Words across the board that disappear by themselves and block nothing. */
export const banner = (table: HTMLElement, text: string, kind: 'round' | 'leader'): void => {
  for (const before of table.querySelectorAll('.cg-banner')) before.remove();
  const words = document.createElement('div');
  words.className = 'cg-banner';
  words.dataset['kind'] = kind;
  words.setAttribute('aria-hidden', 'true');
  words.append(Object.assign(document.createElement('span'), { textContent: text }));
  table.append(words);
  passing(
    words,
    move(
      words,
      { opacity: [0, 1, 1, 1, 0], translate: ['-24px 0', '0 0', '0 0', '0 0', '24px 0'] },
      { duration: 1_100, easing: 'ease-out' },
    ),
  );
};
