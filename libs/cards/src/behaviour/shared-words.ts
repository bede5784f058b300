/** Words that several tables of cards use: costs, filters, conditions and short instructions. */
import {
  type Ability,
  anotherFriendly,
  type Condition,
  control,
  type CostPart,
  type Effect,
  type Filter,
  friendly,
  happened,
  ifYouDo,
  indirect,
  inOrder,
  is,
  may,
  type Modifier,
  not,
  on,
  pay,
  unit,
  whileTrue,
} from '#rules';

export const withTheForce = control(friendly({ trait: 'FORCE' }));
export const sixResources: Condition = { atLeast: [{ resources: 'you' }, 6] };
/** Up to so many units from the top ten, for free, within a combined cost. */
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
/** The chosen unit has fallen. */
export const fell: Condition = { and: [is('it', {}), not({ inPlay: 'it' })] };
export const withForce = { force: 'you' } as const satisfies Condition;
export const forceUnit = unit({ trait: 'FORCE' });
export const credits = (n: number): Effect => ({ do: 'credit', n, who: 'you' });
export const friendlyFell = happened('defeated', { by: 'you', card: unit() });
export const paid = (n: number, effect: Effect): Effect => ifYouDo(may(pay(n)), effect);
