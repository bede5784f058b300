/**
 * Autothrusters: the defender is outside the attacker's arc, or inside it beyond range 2. `inArc`
 * is the range inside the arc.
 */
export const autothrusters = (inArc: number | null): boolean => inArc === null || inArc > 2;
