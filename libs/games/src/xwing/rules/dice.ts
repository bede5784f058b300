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

/**
 * Shields absorb hits before critical hits; each further hit deals a face-down card, each further
 * critical hit a face-up one, however little hull is left.
 */
export const dealDamage = (
  left: readonly ('hit' | 'crit')[],
  shields: number,
): { readonly shields: number; readonly faceDown: number; readonly faceUp: number } => {
  const hits = left.filter((face) => face === 'hit').length;
  const crits = left.length - hits;
  const forCrits = Math.max(0, shields - hits);
  return {
    shields: Math.max(0, shields - hits - crits),
    faceDown: Math.max(0, hits - shields),
    faceUp: Math.max(0, crits - forCrits),
  };
};

/** A focus token changes all focus results; Calculation changes one of them to a critical hit. */
export const spendFocus = (
  dice: readonly AttackFace[],
  spends: readonly ('normal' | 'calculation')[],
): readonly AttackFace[] => {
  const result = [...dice];
  if (spends.includes('calculation')) {
    const die = result.indexOf('focus');
    if (die !== -1) result[die] = 'crit';
  }
  return spends.includes('normal')
    ? result.map((face) => (face === 'focus' ? 'hit' : face))
    : result;
};

/** Marksmanship: one focus result becomes a critical hit, the others become hits. */
export const marksmanship = (dice: readonly AttackFace[]): readonly AttackFace[] => {
  const first = dice.indexOf('focus');
  return dice.map((face, index) => (face !== 'focus' ? face : index === first ? 'crit' : 'hit'));
};

/** Attack dice added at range 1 and defence dice added at range 3, for a primary weapon. */
export const rangeBonus = (
  range: number,
): { readonly attack: number; readonly defence: number } => ({
  attack: range === 1 ? 1 : 0,
  defence: range === 3 ? 1 : 0,
});

/** A value is never below 0, but only the final sum is limited, not the intermediate ones. */
export const sumFromZero = (printed: number, changes: readonly number[]): number =>
  Math.max(
    0,
    changes.reduce((sum, change) => sum + change, printed),
  );

/** Of several changes of pilot skill only the most recent one counts. */
export const pilotSkill = (
  printed: number,
  changes: readonly ({ readonly set: number } | { readonly add: number })[],
): number => {
  const last = changes.at(-1);
  if (last === undefined) return printed;
  return 'set' in last ? last.set : printed + last.add;
};

/** Each kind of token may be spent once per step for its normal effect. */
export const maySpendNormally = (tokens: number, wanted: number): boolean =>
  wanted <= Math.min(1, tokens);

/** Each die is rerolled at most once. */
export const mayReroll = (alreadyRerolled: boolean): boolean => !alreadyRerolled;

/** If too many dice were rolled, all are rolled again; if too few, the missing ones are added. */
export const fixedRoll = (
  needed: number,
  rolled: number,
): { readonly rerolled: number } | { readonly kept: number; readonly added: number } =>
  rolled > needed ? { rerolled: rolled } : { kept: rolled, added: needed - rolled };

/**
 * Who modifies first: the defender for the attacker's dice, the attacker for the defender's dice.
 */
export const modifyOrder = (dice: 'attack' | 'defence'): readonly ('attacker' | 'defender')[] =>
  dice === 'attack' ? ['defender', 'attacker'] : ['attacker', 'defender'];

/** The range band of a distance in mm: 1 to 3, null beyond. A ship is at range 1 of itself. */
export const rangeBand = (distance: number): 1 | 2 | 3 | null =>
  distance <= 100 ? 1 : distance <= 200 ? 2 : distance <= 300 ? 3 : null;

/** A base that lies in several bands is at the nearest one. */
export const rangeOf = (bands: readonly number[]): number => Math.min(...bands);
