/**
 * Expressions that several tables of cards use: costs, filters, conditions and short instructions.
 */
import {
  type Ability,
  type Amount,
  anotherFriendly,
  base,
  type Condition,
  control,
  type CostPart,
  count,
  type Effect,
  type Filter,
  friendly,
  fromPile,
  hasHappened,
  ifYouDo,
  indirect,
  inOrder,
  is,
  look,
  may,
  type Modifier,
  not,
  on,
  ownCost,
  pay,
  put,
  select,
  to,
  unit,
  whileTrue,
} from '#rules';
import { deckConstructionChange } from '../facts/deck-construction.js';

export const withTheForce = control(friendly({ trait: 'FORCE' }));
export const sixResources: Condition = { atLeast: [{ resources: 'you' }, 6] };
/** Plays up to `n` units from the top ten cards for free, within a combined cost. */
export const callUp = (units: Filter, n: number, maxTotalCost: number): Effect => ({
  do: 'search',
  top: 10,
  cards: units,
  n,
  upTo: true,
  then: 'play-free',
  maxTotalCost,
});
export const rebel: Partial<Filter> = { trait: 'REBEL' };
export const enemyBounty: Condition = { control: unit({ keyword: 'bounty' }), by: 'opponents' };
export const groundUnit = unit({ arena: 'Ground' });
export const exhausts = { exhaustSelf: true } satisfies CostPart;
export const notVehicle = unit({ notTrait: 'VEHICLE' });
export const mandalorian = { trait: 'MANDALORIAN' } as const;
export const regroup = { on: 'phase-started', where: { phase: 'regroup' } } as const;
export const hunter = { trait: 'BOUNTY HUNTER' } as const;
export const separatist = control(anotherFriendly({ trait: 'SEPARATIST' }));
export const friendlyVehicle: Filter = friendly({ trait: 'VEHICLE' });
export const whenPlayedAsPilot = (...effects: Effect[]): Ability =>
  on({ on: 'played', self: true, via: 'pilot' }, ...effects);
export const vehicle = unit({ trait: 'VEHICLE' });
export const aPlayerTakes = (n: number): Effect =>
  inOrder({ do: 'choose-player', among: 'each', as: 'chosen' }, indirect(n, { named: 'chosen' }));
export const ofTrait = (trait: string, ...mods: Modifier[]) =>
  whileTrue(is('attached', { trait }), 'attached', ...mods);
/** The chosen unit has left play. */
export const fell: Condition = { and: [is('it', {}), not({ inPlay: 'it' })] };
export const withForce = { force: 'you' } as const satisfies Condition;
export const forceUnit = unit({ trait: 'FORCE' });
export const credits = (n: number): Effect => ({ do: 'credit', n, who: 'you' });
export const friendlyFell = hasHappened('defeated', { by: 'you', card: unit() });
export const ifPaid = (n: number, effect: Effect): Effect => ifYouDo(may(pay(n)), effect);
/** When this unit deals combat damage to a base. */
export const hitsBase = (...effects: Effect[]): Ability =>
  on(
    { on: 'damaged', self: true, role: 'dealer', combat: true, where: is('subject', base()) },
    ...effects,
  );
export const fewerResources: Condition = {
  atLeast: [{ resources: 'opponent' }, { plus: [{ resources: 'you' }, 1] }],
};
/** The next matching card this phase costs 1 less. */
export const cheaperNext = (cards: Filter): Effect => ({
  do: 'cheaper',
  change: { cards, by: 'you', less: 1, once: true },
  until: 'phase',
});
export const yourAspects: Amount = { distinct: 'aspect', of: friendly() };
export const nobodyElseAttacked = not(hasHappened('attack-declared', { card: { not: 'subject' } }));
export const rebelFell = hasHappened('defeated', { by: 'you', card: unit({ trait: 'REBEL' }) });
/** An opponent controls more space units. */
export const outnumberedInSpace: Condition = {
  atLeast: [
    count(unit({ arena: 'Space', controlledBy: 'opponent' })),
    { plus: [count(friendly({ arena: 'Space' })), 1] },
  ],
};
/** An opponent controls more units. */
export const outnumbered: Condition = {
  atLeast: [count(unit({ controlledBy: 'opponent' })), { plus: [count(friendly()), 1] }],
};
/** The combat damage that the attack of that unit dealt to a base. */
export const toBases: Amount = {
  total: { e: 'damaged', since: 'attack', combat: true, card: base() },
};
/** This attack dealt combat damage to a base. */
export const hitABase: Condition = {
  happened: { e: 'damaged', since: 'attack', combat: true, dealer: { is: 'self' }, card: base() },
};
/** The player has units in both arenas. */
export const bothArenas: Condition = {
  and: [control(friendly({ arena: 'Ground' })), control(friendly({ arena: 'Space' }))],
};
export const leaderUnits = count(friendly({ leader: true }));
export const perLeader = ownCost({ less: leaderUnits });
/** Looks at the top two cards: any number to the bottom, the rest on top in any order. */
export const sortTopTwo: Effect = inOrder(
  look('top', 'you', { n: 2 }),
  select(fromPile('deck', { is: 'seen' }, { n: 2, upTo: true, as: 'low' }), 'low'),
  put({ all: { is: 'seen', not: 'low' }, from: 'deck', as: 'high' }, 'top', 'any'),
  put(to('low'), 'bottom', 'any'),
);

/** The rules for building a deck with that card, from its facts. */
export function deckLimits(id: string): Ability {
  const { minimumDeck, copyLimit } = deckConstructionChange(id);
  return {
    a: 'deck',
    ...(minimumDeck === undefined ? {} : { minimum: minimumDeck }),
    ...(copyLimit === undefined ? {} : { copies: copyLimit }),
  };
}
