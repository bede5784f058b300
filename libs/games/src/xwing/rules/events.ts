import { pilotSkill } from './dice.js';

/** Missed opportunities in competitive and premier events. */
export const missedOpportunity = (
  what: 'action' | 'dial',
): { readonly lost: true; readonly chooser?: 'opponent'; readonly actionBefore?: false } =>
  what === 'dial' ? { lost: true, chooser: 'opponent', actionBefore: false } : { lost: true };

/**
 * What a player may say: open information is visible to everybody, derived information must be
 * answered truthfully, about hidden information a player may lie.
 */
export const honesty = (
  kind: 'open' | 'derived' | 'hidden',
): { readonly mustAnswer?: 'truthfully'; readonly mayLie: boolean } =>
  kind === 'hidden' ? { mayLie: true } : { mustAnswer: 'truthfully', mayLie: false };

/** The skills after each ship in turn passes its own skill to the next one. */
export const chainedSkills = (skills: readonly number[]): readonly number[] => {
  const [first, ...others] = skills;
  return first === undefined ? [] : [first, ...others.map(() => pilotSkill(0, [{ set: first }]))];
};

/** Damage that changes the pilot skill does so from the following round on. */
export const skillInRounds = (
  printed: number,
  change: { readonly set: number },
  rounds: number,
): readonly number[] =>
  Array.from({ length: rounds }, (_, round) => pilotSkill(printed, round === 0 ? [] : [change]));

/** A ship whose skill rises above the active skill no longer becomes active in this phase. */
export const becomesActive = (skill: number, active: number): boolean => skill < active;

/** If the last ships of both sides are destroyed in the same round, the game is a draw. */
export const roundResult = (left: {
  readonly own: number;
  readonly enemy: number;
}): 'win' | 'loss' | 'draw' | 'goes on' =>
  left.own > 0 && left.enemy > 0
    ? 'goes on'
    : left.own === left.enemy
      ? 'draw'
      : left.own > 0
        ? 'win'
        : 'loss';

/**
 * The points of a first-edition game: the squad points of the opponent that were destroyed; a win
 * by fewer than 12 is a modified win.
 */
export const scoredGame = (
  destroyed: readonly [own: number, enemy: number],
): {
  readonly points: readonly [number, number];
  readonly result: 'win' | 'modified win' | 'draw';
} => {
  const [own, enemy] = destroyed;
  const margin = Math.abs(enemy - own);
  return {
    points: [100 + enemy - own, 100 - enemy + own],
    result: margin === 0 ? 'draw' : margin < 12 ? 'modified win' : 'win',
  };
};

/**
 * Simultaneous effects: all of the player with initiative, then all of the other player; each
 * player orders their own.
 */
export const simultaneous = <Effect extends { readonly owner: string }>(
  effects: readonly Effect[],
  initiative: string,
): readonly Effect[] => [
  ...effects.filter(({ owner }) => owner === initiative),
  ...effects.filter(({ owner }) => owner !== initiative),
];

/**
 * Recovering shields never exceeds the shield value of the ship, or of the section of a huge ship.
 */
export const recoverShield = (shields: number, value: number): number =>
  Math.min(value, shields + 1);

/** The energy of a huge ship at the beginning of a game: none in a mission. */
export const startingEnergy = (event: 'Epic' | 'Team Epic' | 'mission', most: number): number =>
  event === 'mission' ? 0 : most;

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

/**
 * What happens in the End phase, in order: attacks made in it still use the tokens of the round.
 */
export const endPhase = ['attacks', 'tokens removed', 'last ship looked at'] as const;

/**
 * Fel's Wrath stays until the end of the Combat phase: of this round, or of the next one if it was
 * destroyed after that phase.
 */
export const felsWrathRemoved = (phase: 'combat' | 'end', round: string): string =>
  phase === 'combat'
    ? `end of the Combat phase of round ${round}`
    : `end of the Combat phase of round ${round}+1`;
