/**
 * With an empty hand nobody is asked in the regroup phase of ours, which is then
 * over at once; there it waits for both answers. A card is put into empty hands
 * before the last pass, so that ours waits as well. It counts for nothing.
 */
import { type Card, copyState, pushRow, type State, Zone } from '#rules';

/** A card that no case names. */
const HELD = 'LAW_136';

export const isHeld = (s: State, c: Card): boolean => s.id[c] === HELD;

/** The same board with such a card in every empty hand; null where no hand is empty. */
export function withHeld(state: State): State | null {
  const s = copyState(state);
  s.id = [...s.id];
  s.owner = [...s.owner];
  let did = false;
  for (const [seat, { hand, deck }] of s.players.entries()) {
    if (hand.length > 0 || deck.length > 0) continue;
    hand.push(pushRow(s, HELD, seat, Zone.hand));
    did = true;
  }
  return did ? s : null;
}
