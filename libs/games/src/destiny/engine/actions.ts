import type { CardAction } from './behaviour.js';
import type { DiceFilter } from './terms.js';
import { diceThatFit } from './filters.js';
import type { Machine } from './machine.js';
import { hasUsed } from './limits.js';
import { diceOf } from './moves.js';
import type { Option } from './options.js';
import { waysToPlay } from './playing.js';
import {
  behaviour,
  card,
  characters,
  facts,
  hand,
  inPlay,
  opponents,
  pool,
  seatOf,
  typeOf,
} from './queries.js';
import { isBase } from './resolvable.js';
import { questionFrame } from './triggers.js';

const playOptions = (g: Machine, seat: number): Option[] =>
  hand(g, seat).flatMap(({ key }) =>
    waysToPlay(g, seat, key).map(({ on, replacing }) => ({
      do: 'play' as const,
      card: key,
      ...(on ? { on } : {}),
      ...(replacing ? { replacing } : {}),
    })),
  );

/**
 * Whether a card can be activated: ready characters, and ready supports that have a die (part 5,
 * activate).
 */
const canActivate = (g: Machine, key: string): boolean => {
  const one = card(g, key);
  if (one.exhausted) return false;
  const type = typeOf(g, key);
  return type === 'character' || (type === 'support' && diceOf(g, key).length > 0);
};

export const ownOf = (dice: DiceFilter): DiceFilter => ({ ...dice, whose: 'own' });

/** Whether the player can pay every cost of an action. */
const canUse = (g: Machine, seat: number, key: string, action: CardAction): boolean => {
  const one = card(g, key);
  if (action.exhaust && one.exhausted) return false;
  if ((action.spend ?? 0) > seatOf(g, seat).resources) return false;
  if (action.hostWithoutShields && one.host !== null && card(g, one.host).shields > 0) return false;
  if (action.exhaustCharacter && !characters(g, seat).some(({ exhausted }) => !exhausted))
    return false;
  if (action.removeDie && !diceOf(g, key).some(({ place }) => place === 'pool')) return false;
  if (
    action.removes &&
    diceThatFit(g, questionFrame(key, seat), ownOf(action.removes)).length === 0
  )
    return false;
  if (!action.discard) return true;
  const { color } = action.discard;
  return hand(g, seat).some((held) => !color || facts(g, held.key).color === color);
};

const useOptions = (g: Machine, seat: number): Option[] =>
  inPlay(g, seat).flatMap(({ key }) =>
    (behaviour(g, key).actions ?? []).flatMap((action, ability) =>
      canUse(g, seat, key, action) && !(action.once && hasUsed(g, key, `action ${ability}`))
        ? [{ do: 'use' as const, card: key, ability }]
        : [],
    ),
  );

/** The cost of claiming the battlefield: dice in opponents' pools may increase it. */
export const claimingCost = (g: Machine, seat: number): number =>
  opponents(g.state, seat)
    .flatMap((other) => inPlay(g, other))
    .filter(({ key }) => diceOf(g, key).some(({ place }) => place === 'pool'))
    .reduce((sum, { key }) => sum + (behaviour(g, key).constant?.claimCosts ?? 0), 0);

const canClaim = (g: Machine, seat: number): boolean =>
  g.state.claimed === null &&
  g.state.battlefield !== null &&
  claimingCost(g, seat) <= seatOf(g, seat).resources;

/** Every legal action of a player; passing comes last. */
export const actionOptions = (g: Machine, seat: number): Option[] => {
  const dice = pool(g, seat);
  return [
    ...playOptions(g, seat),
    ...inPlay(g, seat)
      .filter(({ key }) => canActivate(g, key))
      .map(({ key }) => ({ do: 'activate' as const, card: key })),
    ...dice
      .filter((one) => isBase(g, seat, one))
      .map(({ key }) => ({ do: 'resolve' as const, die: key })),
    ...(dice.length > 0 ? hand(g, seat) : []).map(({ key }) => ({
      do: 'reroll' as const,
      card: key,
    })),
    ...useOptions(g, seat),
    ...(canClaim(g, seat) ? [{ do: 'claim' as const }] : []),
    { do: 'pass' },
  ];
};
