import { useLayoutEffect, useRef } from 'react';
import { within } from '../../../../shared/map/within.js';
import { around, type Box, placeBeside } from './balloon-place.js';

const MARGIN = 8;
/**
 * Selectors of the elements that the coach points at, and of the bar in which the question is
 * answered.
 */
const POINTED = '[data-coach]';
const BAR = '.cg-ask[data-open], .gp-ask[data-open]';
/**
 * What the coach may be talking about: resources, hand, initiative, the player's units, picked or
 * aimed cards, the bases.
 */
const SPOKEN_OF = [
  '.cg-me',
  '.cg-held',
  '.cg-init',
  '.cg-unit[data-mine]',
  '.cg-table [aria-pressed="true"]',
  '.cg-table [data-forecast]',
  '.cg-base',
  '.cg-unit',
  '.gp-row[data-place="hand"] .gp-card',
  '.gp-die',
  '.cv-mat-ship',
];
const SETTLING = '.cg-table, .cg-ask, .gp-table, .gp-ask';

const boxesOf = (selector: string): readonly Box[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

const roomBelow = (strip: Element | null): Box => {
  const top = (strip?.getBoundingClientRect().bottom ?? 0) + MARGIN;
  return {
    left: MARGIN,
    top,
    width: window.innerWidth - 2 * MARGIN,
    height: window.innerHeight - MARGIN - top,
  };
};

interface BalloonProps {
  readonly text: string;
  /** The selector of the card to press after the marked one. */
  readonly next: string | null;
}

/** A sentence of the coach beside its subject. Presses go through the balloon to the board. */
export const Balloon = ({ text, next }: BalloonProps) => {
  const own = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const balloon = own.current;
      const pointed = boxesOf(POINTED);
      const about = around(pointed);
      // Between two questions the balloon stays where it was.
      if (balloon === null || about === null) return;
      const clear = [...pointed, ...boxesOf(BAR), ...(next === null ? [] : boxesOf(next))];
      const size = { width: balloon.offsetWidth, height: balloon.offsetHeight };
      const room = roomBelow(balloon.parentElement);
      const rather = SPOKEN_OF.flatMap(boxesOf);
      const { left, top, side, near } = placeBeside(about, { size, clear, rather, room });
      const middle = about.left + about.width / 2 - left;
      const [at, on] = [`${left}px ${top}px`, near ? (side ?? 'none') : 'none'];
      if (balloon.dataset['side'] === on && balloon.style.translate === at) return;
      balloon.dataset['side'] = on;
      balloon.style.translate = at;
      balloon.style.setProperty('--tip', `${within(middle, 16, size.width - 16)}px`);
    };
    place();
    const watcher = new MutationObserver(place);
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['data-coach', 'data-open'],
    });
    // The layout keeps changing after a move: cards fly, and the bar grows with its buttons.
    const settling = new ResizeObserver(place);
    for (const element of document.querySelectorAll(SETTLING)) settling.observe(element);
    const moves = ['animationend', 'transitionend'] as const;
    for (const move of moves) document.addEventListener(move, place);
    document.addEventListener('scroll', place, true);
    return () => {
      watcher.disconnect();
      settling.disconnect();
      for (const move of moves) document.removeEventListener(move, place);
      document.removeEventListener('scroll', place, true);
    };
  }, [text, next]);
  return (
    <p ref={own} className="coach-balloon" role="status">
      {text}
    </p>
  );
};
