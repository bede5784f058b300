import { type Condition, type Moment, base, control, toResource, topOf, upgrade } from '#rules';

/** Words that several tables of this set use. */
export const weak = upgrade({ named: 'Weakness', token: true });
export const onPlace = (place: string): Condition => control(base({ trait: place.toUpperCase() }));
export const topCard = toResource(topOf('you'));
export const survivesDamage = {
  on: 'damaged',
  self: true,
  where: { atLeast: [{ remaining: 'self' }, 1] },
} as const satisfies Moment;
