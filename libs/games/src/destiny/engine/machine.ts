import type { Behaviour } from './behaviour.js';
import type { Decision, Option } from './options.js';
import type { DestinyState, Frame } from './state.js';
import type { DestinyCard } from '../facts/card.js';

/** The cards that a game is played with. */
export interface Book {
  readonly card: (id: string) => DestinyCard;
  readonly behaviour: (id: string) => Behaviour;
}

/**
 * What happened, for the record of a game and the words of
 * a page. Numbers of cards and dice are keys of this game.
 */
export interface Happening {
  readonly what:
    | 'drawn'
    | 'rolled'
    | 'rerolled'
    | 'turned'
    | 'removed'
    | 'resolved'
    | 'set-aside'
    | 'played'
    | 'activated'
    | 'claimed'
    | 'passed'
    | 'damage'
    | 'blocked'
    | 'shields'
    | 'healed'
    | 'gained'
    | 'lost'
    | 'spent'
    | 'discarded'
    | 'returned'
    | 'readied'
    | 'exhausted'
    | 'attached'
    | 'replaced'
    | 'became-support'
    | 'prevented'
    | 'defeated'
    | 'eliminated'
    | 'queued'
    | 'ability'
    | 'looked'
    | 'round'
    | 'won';
  readonly seat?: number;
  readonly card?: string;
  readonly die?: string;
  readonly number?: number;
  /** Hidden cards that whoever sits on the seat has looked at. */
  readonly cards?: readonly string[];
}

/** A game under way: its state, the book, and where chance comes from. */
export interface Machine {
  readonly state: DestinyState;
  readonly book: Book;
  /** An integer from 0 to below `bound`. */
  readonly below: (bound: number) => number;
  readonly tell: (happening: Happening) => void;
}

/** For questions about a state that is left as it is. */
export const readerOf = (state: DestinyState, book: Book): Machine => ({
  state,
  book,
  below: () => 0,
  tell: () => undefined,
});

export const push = (g: Machine, ...frames: readonly Frame[]): void => {
  g.state.stack.push(...frames);
};

/** Ends the frame that is worked on. */
export const pop = (g: Machine): void => {
  g.state.stack.pop();
};

export const ask = (g: Machine, decision: Decision): void => {
  g.state.waiting = decision;
};

/** The answer to the decision that this frame asked, once; null when none was asked. */
export const takeAnswer = (g: Machine): Option | null => {
  const { answer } = g.state;
  g.state.answer = null;
  return answer;
};

/** The innermost frame of a kind, from the top. */
export const inside = <Kind extends Frame['kind']>(
  g: Machine,
  kind: Kind,
): Extract<Frame, { kind: Kind }> | undefined => {
  for (let at = g.state.stack.length - 1; at >= 0; at -= 1) {
    const frame = g.state.stack[at];
    if (frame?.kind === kind) return frame as Extract<Frame, { kind: Kind }>;
  }
  return undefined;
};

export const shuffle = (g: Machine, items: string[]): void => {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = g.below(at + 1);
    [items[at], items[other]] = [items[other] as string, items[at] as string];
  }
};
