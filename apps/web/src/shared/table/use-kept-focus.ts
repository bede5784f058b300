import { type RefObject, useEffect, useRef } from 'react';
import { type Attributes, firstChoice, yieldsFocus } from './focus-rule.js';

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** What has the focus; null where it is nowhere. */
const attributesInFocus = (): Attributes | null => {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body
    ? null
    : attributesOf(activeElement);
};

/** A window that has to be answered first keeps the focus. */
const isShut = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** On a screen that is touched, focus on a card would open its text: who has pressed a key wants it. */
const useWish = (): RefObject<boolean> => {
  const keyed = useRef(false);
  useEffect(() => {
    const onKey = () => (keyed.current = true);
    const onPointer = () => (keyed.current = false);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  return keyed;
};

/** Puts the focus on the first choice; whether there was one. */
const focusFirst = (table: Element): boolean => {
  const buttons = [...table.querySelectorAll<HTMLElement>('button')].filter(
    (button) => button.getClientRects().length > 0,
  );
  const first = buttons[firstChoice(buttons.map(attributesOf))];
  first?.focus();
  return first !== undefined;
};

interface Asked {
  /** Another one for every question; null while nothing is asked. */
  readonly question: string | null;
  /** Asked by the page after a press: the focus follows only those who pressed a key. */
  readonly followUp: boolean;
}

/**
 * A question puts the focus on its first choice, unless somebody
 * writes or reads elsewhere; a list that is fetched for it is waited for.
 */
export const useKeptFocus = (
  bar: RefObject<HTMLElement | null>,
  { question, followUp }: Asked,
): void => {
  const keyed = useWish();
  useEffect(() => {
    const table = bar.current?.closest('.cg-table');
    const wanted = keyed.current || (!followUp && window.matchMedia('(hover: hover)').matches);
    if (question === null || !table || !wanted || isShut() || !yieldsFocus(attributesInFocus()))
      return;
    if (focusFirst(table)) return;
    bar.current?.focus({ preventScroll: true });
    const later = new MutationObserver(() => {
      if (!yieldsFocus(attributesInFocus()) || focusFirst(table)) later.disconnect();
    });
    later.observe(table, { childList: true, subtree: true });
    return () => later.disconnect();
  }, [bar, question, followUp, keyed]);
};
