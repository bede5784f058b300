/**
 * In our engine a player with an empty hand is not asked in the regroup phase, which then ends at
 * once; the other program waits for both answers. So a card is put into empty hands before the last
 * pass. It is ignored in all checks.
 */
import { type Card, copyState, pushRow, type State, Zone } from '#rules';

/** A card that no case names. */
const HELD = 'LAW_136';

export const isHeld = (s: State, c: Card): boolean => s.id[c] === HELD;

/** The same board with such a card in every empty hand; null if no hand is empty. */
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
