import { useLayoutEffect, useState } from 'react';
import type { PracticeView, TableDecision } from '#contracts';

const MARK = 'data-coach';

/**
 * Matches while the board shows the question; other players' moves may be played back before it.
 */
const ASKED = '.cg-ask[data-open], .gp-ask[data-open]';
/**
 * Matches while an answer is on its way: nothing must be pressed before the next question arrives.
 */
const BUSY = '.cg-ask[aria-busy="true"], .gp-ask[aria-busy="true"]';

/** Selectors of what to press first, and of what then sends the choice. */
export interface Ways {
  readonly first: string;
  readonly then: string;
  /** For an attack with several targets, which has no button: the target whose press sends it. */
  readonly target: string;
}

/** The remaining step: choose something first, then send it by its button or target. */
type Step = 'choose' | 'send' | 'target';

/** Excludes the empty place that a deployed leader has left beside the base. */
export const placeOf = (card: number): string => `.cg-table [data-card="${card}"]:not([data-away])`;

export const NOWHERE: Ways = { first: '', then: '', target: '' };

/**
 * The selectors for the wanted choice: cards first; answers without a card are found by their names
 * on the board.
 */
export const waysOf = (
  decision: TableDecision | null,
  { pick, target }: Pick<NonNullable<PracticeView['coach']>, 'pick' | 'target'>,
): Ways => {
  if (decision === null || pick === null) return NOWHERE;
  const confirm = '.cg-table [data-confirm]';
  if (pick.length === 0) return { first: confirm, then: confirm, target: '' };
  const options = pick.flatMap((index) => {
    const option = decision.options[index];
    if (option === undefined) return [];
    const { o, card } = option;
    const answers = [o, `${o}-${index}`].map((answer) => `.cg-table [data-answer="${answer}"]`);
    if (card === undefined) return [{ answers, cards: answers }];
    return [{ answers, cards: [placeOf(card)] }];
  });
  return {
    first: options.flatMap(({ cards }) => cards).join(','),
    then: [confirm, ...options.flatMap(({ answers }) => answers)].join(','),
    target:
      target !== null && decision.options[pick[0] ?? -1]?.o === 'attack' ? placeOf(target) : '',
  };
};

const isPicked = (element: Element): boolean => element.getAttribute('aria-pressed') === 'true';

/** What is still to press: the cards not picked yet, then the button that sends them. */
const leftOf = ({
  first,
  then,
  target,
}: Ways): { readonly left: Element[]; readonly step: Step } => {
  if (first === '' || document.querySelector(ASKED) === null) return { left: [], step: 'choose' };
  const elements = [...document.querySelectorAll(first)];
  const left = elements.filter((element) => !isPicked(element));
  if (elements.length === 0 || left.length > 0) return { left, step: 'choose' };
  const buttons = [...document.querySelectorAll(then)];
  if (buttons.length > 0) return { left: buttons, step: 'send' };
  const targets = target === '' ? [] : [...document.querySelectorAll(target)];
  return { left: targets, step: targets.length > 0 ? 'target' : 'choose' };
};

interface Pointing {
  /** Whether the board shows the question. */
  readonly asked: boolean;
  readonly step: Step;
}

/** Marks the elements that the coach points at, again after every change of the board. */
export const usePointer = ({ first, then, target: last }: Ways): Pointing => {
  const [asked, setAsked] = useState(true);
  const [step, setStep] = useState<Step>('choose');
  // In a layout effect, before anybody can see or press the board: an element marked for the last
  // question must not be pressed for this one.
  useLayoutEffect(() => {
    const point = (): void => {
      const busy = document.querySelector(BUSY) !== null;
      const now = leftOf(busy ? NOWHERE : { first, then, target: last });
      const wanted = new Set(now.left);
      for (const marked of document.querySelectorAll(`[${MARK}]`))
        if (!wanted.has(marked)) marked.removeAttribute(MARK);
      for (const element of wanted) {
        if (element.hasAttribute(MARK)) continue;
        element.setAttribute(MARK, '');
        // A described board may be longer than a phone's screen.
        if (element.closest('.gp-table'))
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      if (busy) return;
      setAsked(document.querySelector(ASKED) !== null);
      setStep(now.step);
    };
    point();
    const watcher = new MutationObserver(point);
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-pressed', 'aria-busy', 'data-open'],
    });
    return () => {
      watcher.disconnect();
      for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    };
  }, [first, then, last]);
  return { asked, step };
};
