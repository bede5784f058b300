import { useLayoutEffect, useState } from 'react';
import type { PracticeView, TableDecision } from '#contracts';

const MARK = 'data-coach';

/** Whether the board shows the question yet: other players' moves come first, one after another. */
const ASKED = '.cg-ask[data-open], .gp-ask[data-open]';
/** An answer is on its way: nothing is to be pressed before the next question is there. */
const BUSY = '.cg-ask[aria-busy="true"], .gp-ask[aria-busy="true"]';

/** What is to be pressed first, and what sends it once that is picked: selectors. */
export interface Ways {
  readonly first: string;
  readonly then: string;
  /** Of an attack: what sends it where there is a choice of targets, and so no button. */
  readonly target: string;
}

/** What is left to press: what is to be chosen first, then the button or the target that sends it. */
type Step = 'choose' | 'send' | 'target';

/** A leader that is deployed has left an empty place beside the base. */
export const placeOf = (card: number): string => `.cg-table [data-card="${card}"]:not([data-away])`;

export const NOWHERE: Ways = { first: '', then: '', target: '' };

/** Cards first; the answers that have no card are found by what the board calls them. */
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

/** What is left to press: cards that are not picked yet, then the button that sends them. */
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
  /** The board shows the question. */
  readonly asked: boolean;
  readonly step: Step;
}

/** Marks what the coach points at, also when the board draws it again. */
export const usePointer = ({ first, then, target: last }: Ways): Pointing => {
  const [asked, setAsked] = useState(true);
  const [step, setStep] = useState<Step>('choose');
  // Before anybody can see or press the board: what was marked
  // for the last question must not be pressed for this one.
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
        // A described board may be longer than a phone.
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
