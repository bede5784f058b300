import { type RefObject, useEffect, useRef } from 'react';
import { isComplete } from './choosing.js';
import { type Hands, pressCounter, sendKind } from './hands.js';

interface KeyDeeds {
  readonly table: RefObject<HTMLElement | null>;
  readonly hands: Hands;
  readonly undo: () => void;
  readonly log: () => void;
  readonly chat: () => void;
  readonly close: () => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The distance of a card in a direction; sideways distance counts double. Infinity for a card
 * behind.
 */
const distance = (from: Point, to: Point, way: Point): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = dx * way.x + dy * way.y;
  const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
  return along <= 4 ? Number.POSITIVE_INFINITY : along + 2 * aside;
};

/** Moves the focus to the nearest card in the direction of the arrow. */
const step = (table: HTMLElement, way: Point): void => {
  const cards = [...table.querySelectorAll<HTMLElement>('[data-card]')];
  const now = document.activeElement;
  const start = cards.find((card) => card === now);
  const first = table.querySelector<HTMLElement>('[data-card][data-choice]') ?? cards[0];
  if (start === undefined) return first?.focus();
  const from = middle(start);
  const [best] = cards
    .filter((card) => card !== start)
    .map((card) => ({ card, far: distance(from, middle(card), way) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((one, two) => one.far - two.far);
  best?.card.focus();
};

/** Opens the text of the focused card, or closes it if it is open. */
const readFocused = (target: HTMLElement, { places, looked, look }: Hands): void => {
  const card = Number(target.dataset['card']);
  const place = places.get(card);
  look(place === undefined || looked?.card === card ? null : { card, id: place.id });
};

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Whether Enter sends the choice instead of pressing the focused element: if that element is
 * already picked or nothing more can be picked, as the label of the confirm button says. Space
 * removes a pick.
 */
const confirmsWith = (target: HTMLElement, { decision, choice }: Hands): boolean =>
  !target.matches('button, a') ||
  (target.matches('[data-choice]') &&
    decision !== null &&
    choice !== null &&
    isComplete(decision, choice) &&
    (decision.max > 1 || target.matches('[aria-pressed="true"]')));

/** Handles a key at the board. */
const onKey = (event: KeyboardEvent, table: HTMLElement, deeds: KeyDeeds): void => {
  const { hands, undo, log, chat, close } = deeds;
  const way = arrows[event.key];
  if (way !== undefined) {
    if ((event.target as HTMLElement).closest('.cg-log') !== null) return;
    event.preventDefault();
    return step(table, way);
  }
  if (event.key === 'Escape') return (hands.cancel(), close());
  const letter = event.key.toLowerCase();
  if (/^\d$/.test(letter) && table.querySelector('[data-number]') !== null) {
    event.preventDefault();
    // Loaded with the first digit, so that the table appears sooner.
    return void import('./press-number.js').then(({ pressNumber }) => pressNumber(table, letter));
  }
  delete table.dataset['typed'];
  const chosen = [...hands.places.entries()].find(([card]) => hands.keyOf(card) === letter);
  if (chosen !== undefined && hands.isOpen(chosen[0])) {
    event.preventDefault();
    return hands.press({ card: chosen[0], id: chosen[1].id });
  }
  const byLetter: Readonly<Record<string, () => void>> = {
    p: () => sendKind(hands, 'pass'),
    i: () => sendKind(hands, 'take-initiative'),
    b: () => pressCounter(hands, 'blast'),
    n: () => pressCounter(hands, 'plan'),
    u: undo,
    r: () => readFocused(event.target as HTMLElement, hands),
    l: log,
    c: chat,
  };
  if (event.key === 'Enter') {
    if (!confirmsWith(event.target as HTMLElement, hands)) return;
    event.preventDefault();
    hands.confirm();
  } else if (byLetter[letter] !== undefined) {
    // Keeps the letter out of the field that it opens.
    event.preventDefault();
    byLetter[letter]();
  }
};

/**
 * The keys of the board: letters for actions, numbers for targets and options in words, arrows
 * between cards, R to read the focused card, Enter to confirm, Escape to cancel. They also work
 * while nothing has the focus, as after a button disappeared with its question; in a dialog they do
 * nothing.
 */
export const useKeys = (deeds: KeyDeeds): void => {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const table = latest.current.table.current;
      const { target } = event;
      if (table === null || !(target instanceof HTMLElement)) return;
      if (isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target === document.body || table.contains(target)) onKey(event, table, latest.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
