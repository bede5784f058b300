/** What a bot did, as everybody at the table saw it; it never contains a card that stays hidden. */
import type { Decision, Move, Option } from '../kernel/decisions.js';
import { isHiddenFrom } from '../kernel/handles.js';
import type { State } from '../kernel/state.js';

/**
 * `attacks`: the target; `first`: which ability is resolved; `card`: the printed id of the card
 * that the move is about.
 */
export interface Deed {
  readonly does:
    | 'play'
    | 'attack'
    | 'attacks'
    | 'use'
    | 'choose'
    | 'first'
    | 'take-initiative'
    | 'pass';
  readonly card?: string;
}

const doingOf = ({ kind }: Decision, { o }: Option): Deed['does'] | null => {
  switch (o) {
    case 'play':
    case 'attack':
    case 'use':
    case 'take-initiative':
    case 'pass':
      return o;
    case 'card':
      return kind === 'defender' ? 'attacks' : 'choose';
    case 'trigger':
      return 'first';
    default:
      return null;
  }
};

/**
 * What this move does; null if it is about no card, or about one that others do not see. `shown`:
 * the move has been made, so a played card is visible.
 */
export function deedOf(state: State, { pick = [] }: Move, shown: boolean): Deed | null {
  const { pending } = state;
  const option = pending?.options[pick[0] ?? -1];
  if (!pending || !option) return null;
  const does = doingOf(pending, option);
  if (does === null) return null;
  if (!('card' in option)) return { does };
  const { card } = option;
  const opens = shown && option.o === 'play';
  if (card < 0 || (!opens && isHiddenFrom(state, null, card))) return null;
  return { does, card: state.id[card] as string };
}
