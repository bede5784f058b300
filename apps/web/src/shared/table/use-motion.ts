import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TableBoard } from '#contracts';
import type { Handle } from './visible.js';

/** Milliseconds, as browsers count an animation. */
const move: KeyframeAnimationOptions = { duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

interface Seen {
  readonly box: DOMRect;
  readonly element: HTMLElement;
}

const seenIn = (table: HTMLElement): Map<string, Seen> =>
  new Map(
    [...table.querySelectorAll<HTMLElement>('[data-unit]')].map((element) => [
      element.dataset['unit'] ?? '',
      { box: element.getBoundingClientRect(), element },
    ]),
  );

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A card that stands elsewhere now comes from where it stood. */
const travel = ({ element, box }: Seen, before: DOMRect): void => {
  const [dx, dy] = [before.left - box.left, before.top - box.top];
  if (Math.abs(dx) + Math.abs(dy) < 3) return;
  element.animate({ translate: [`${dx}px ${dy}px`, '0px 0px'] }, move);
};

/** A card that is gone shrinks away where it stood. */
const vanish = (table: HTMLElement, { element, box }: Seen): void => {
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('data-unit');
  ghost.inert = true;
  const origin = table.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    zIndex: '15',
    pointerEvents: 'none',
  });
  for (const button of ghost.querySelectorAll('[data-card]')) {
    button.removeAttribute('data-card');
    button.removeAttribute('data-choice');
  }
  table.append(ghost);
  const fading = ghost.animate({ scale: [1, 0.3], opacity: [1, 0] }, move);
  for (const end of ['finish', 'cancel']) fading.addEventListener(end, () => ghost.remove());
};

const placeOf = (table: HTMLElement, card: Handle): HTMLElement | null =>
  table.querySelector(`[data-unit="${card}"]`) ?? table.querySelector(`[data-card="${card}"]`);

/** The attacker runs most of the way, hits and returns; what it hits shakes once. `old`: where cards stood that are gone by now. */
const strike = (
  table: HTMLElement,
  { attacker, target }: { readonly attacker: Handle; readonly target: Handle },
  old: ReadonlyMap<string, Seen>,
): void => {
  const runner = placeOf(table, attacker);
  const hit = placeOf(table, target);
  const end = hit?.getBoundingClientRect() ?? old.get(String(target))?.box;
  if (runner === null || end === undefined) return;
  const start = runner.getBoundingClientRect();
  const dx = 0.6 * (end.left + end.width / 2 - start.left - start.width / 2);
  const dy = 0.6 * (end.top + end.height / 2 - start.top - start.height / 2);
  runner.style.zIndex = '12';
  const running = runner.animate(
    { translate: ['0px 0px', `${dx}px ${dy}px`, '0px 0px'] },
    { duration: 420, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  );
  running.addEventListener('finish', () => runner.style.removeProperty('z-index'));
  hit?.animate({ translate: ['0px', '4px', '-4px', '0px'] }, { duration: 200, delay: 200 });
};

/** Moves what moved since the board was last drawn: cards travel, attack and fall. Nobody waits for it, and nothing moves for those who asked for stillness. */
export const useMotion = (table: RefObject<HTMLElement | null>, board: TableBoard): void => {
  const before = useRef<Map<string, Seen>>(new Map());
  const drawnAt = useRef(board.at);
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const now = seenIn(element);
    const old = before.current;
    before.current = now;
    if (drawnAt.current === board.at || isStill()) return;
    drawnAt.current = board.at;
    for (const [card, seen] of now) {
      const was = old.get(card);
      if (was !== undefined) travel(seen, was.box);
    }
    for (const [card, seen] of old) if (!now.has(card)) vanish(element, seen);
    for (const { e, card, to } of board.happened)
      if (e === 'attack' && to !== null) strike(element, { attacker: card, target: to }, old);
  });
};
