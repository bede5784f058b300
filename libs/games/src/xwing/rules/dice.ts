/** Attacks of the first edition as pure functions; all dice results are arguments. */
export type AttackFace = 'hit' | 'crit' | 'focus' | 'blank';
export type DefenceFace = 'evade' | 'focus' | 'blank';

/**
 * Which results defence dice cannot cancel, and whether critical hits are cancelled before hits.
 */
export interface Sure {
  readonly hits?: boolean;
  readonly crits?: number;
  readonly critsFirst?: boolean;
}

/** Evades cancel hits before critical hits; the remaining results hit. */
export const compare = (
  attack: readonly AttackFace[],
  defence: readonly DefenceFace[],
  sure: Sure = {},
): { readonly left: readonly ('hit' | 'crit')[]; readonly hit: boolean } => {
  const count = (face: AttackFace): number => attack.filter((one) => one === face).length;
  const safe = {
    hit: sure.hits ? count('hit') : 0,
    crit: Math.min(count('crit'), sure.crits ?? 0),
  };
  const open = { hit: count('hit') - safe.hit, crit: count('crit') - safe.crit };
  let evades = defence.filter((face) => face === 'evade').length;
  const kinds = ['hit', 'crit'] as const;
  for (const kind of sure.critsFirst ? [...kinds].reverse() : kinds) {
    const cancelled = Math.min(open[kind], evades);
    open[kind] -= cancelled;
    evades -= cancelled;
  }
  const left = kinds.flatMap((kind) => Array.from({ length: open[kind] + safe[kind] }, () => kind));
  return { left, hit: left.length > 0 };
};

/** Attack dice added at range 1 and defence dice added at range 3, for a primary weapon. */
export const rangeBonus = (
  range: number,
): { readonly attack: number; readonly defence: number } => ({
  attack: range === 1 ? 1 : 0,
  defence: range === 3 ? 1 : 0,
});

/**
 * Autothrusters: the defender is outside the attacker's arc, or inside it beyond range 2. `inArc`
 * is the range inside the arc.
 */
export const autothrusters = (inArc: number | null): boolean => inArc === null || inArc > 2;

/** A value is never below 0, but only the final sum is limited, not the intermediate ones. */
export const sumFromZero = (printed: number, changes: readonly number[]): number =>
  Math.max(
    0,
    changes.reduce((sum, change) => sum + change, printed),
  );

/** Each kind of token may be spent once per step for its normal effect. */
export const maySpendNormally = (tokens: number, wanted: number): boolean =>
  wanted <= Math.min(1, tokens);

/** Each die is rerolled at most once. */
export const mayReroll = (alreadyRerolled: boolean): boolean => !alreadyRerolled;

/** The range band of a distance in mm: 1 to 3, null beyond. A ship is at range 1 of itself. */
export const rangeBand = (distance: number): 1 | 2 | 3 | null =>
  distance <= 100 ? 1 : distance <= 200 ? 2 : distance <= 300 ? 3 : null;
