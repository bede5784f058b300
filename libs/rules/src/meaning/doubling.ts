/** 7.7.5: a unit that its controller may defeat to create twice as many tokens. */
import type { EffectFrame } from '../kernel/frames.js';
import { askWhether, faceOf, type Game, player } from '../kernel/game.js';
import type { Card, Seat } from '../kernel/state.js';
import { defeat } from '../cr/01-concepts/05-cards.js';
import { isBlank } from '../cr/07-abilities/losing.js';

const doubler = (g: Game, seat: Seat): Card | undefined =>
  player(g, seat).units.find(
    (c) => faceOf(g, c).others.some((x) => x.a === 'doubles-tokens') && !isBlank(g, c),
  );

/** Whether the pending answer is about doubling. */
export const isDoubling = (f: EffectFrame): boolean => f.doubles === 'asked';

/** How many tokens the player creates instead of `n`; null while they are being asked. */
export function doubleTokens(
  g: Game,
  f: EffectFrame,
  { seat, n }: { seat: Seat; n: number },
): number | null {
  if (f.doubles === undefined) {
    const source = n > 0 ? doubler(g, seat) : undefined;
    if (source === undefined) return n;
    f.doubles = 'asked';
    askWhether(g, { seat, source, note: 'double' });
    return null;
  }
  if (f.doubles === 'asked') {
    const wanted = f.answer?.pick[0] === 0 ? doubler(g, seat) : undefined;
    f.answer = undefined;
    f.doubles = wanted === undefined ? 'no' : 'yes';
    if (wanted !== undefined) defeat(g, [wanted], seat);
  }
  return f.doubles === 'yes' ? 2 * n : n;
}
