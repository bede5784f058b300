/**
 * Recovering shields never exceeds the shield value of the ship, or of the section of a huge ship.
 */
export const recoverShield = (shields: number, value: number): number =>
  Math.min(value, shields + 1);

/**
 * Autothrusters: the defender is outside the attacker's arc, or inside it beyond range 2. `inArc`
 * is the range inside the arc.
 */
export const autothrusters = (inArc: number | null): boolean => inArc === null || inArc > 2;

/** Zeb Orrelios may attack a ship that he touches only while one of the two is the active ship. */
export const zebMayAttack = (phase: 'combat' | 'end'): boolean => phase === 'combat';

/**
 * Stunned Pilot adds damage if the ship's base lies on an obstacle, not if only its template
 * crossed one.
 */
export const stunnedPilotDamage = (hits: readonly ('template' | 'base')[]): number =>
  hits.filter((by) => by === 'base').length;
