import { pilotSkill } from './dice.js';

/** Missed opportunities in competitive and premier events. */
export const missedOpportunity = (
  what: 'action' | 'dial',
): { readonly lost: true; readonly chooser?: 'opponent'; readonly actionBefore?: false } =>
  what === 'dial' ? { lost: true, chooser: 'opponent', actionBefore: false } : { lost: true };

/**
 * What a player may say: open information is there for all to
 * see, derived is answered truthfully, hidden may be lied about.
 */
export const honesty = (
  kind: 'open' | 'derived' | 'hidden',
): { readonly mustAnswer?: 'truthfully'; readonly mayLie: boolean } =>
  kind === 'hidden' ? { mayLie: true } : { mustAnswer: 'truthfully', mayLie: false };

/** Skills after each ship gives its own to the next, one after the other. */
export const chainedSkills = (skills: readonly number[]): readonly number[] => {
  const [first, ...others] = skills;
  return first === undefined ? [] : [first, ...others.map(() => pilotSkill(0, [{ set: first }]))];
};

/** Damage that changes a skill does so from the round after. */
export const skillInRounds = (
  printed: number,
  change: { readonly set: number },
  rounds: number,
): readonly number[] =>
  Array.from({ length: rounds }, (_, round) => pilotSkill(printed, round === 0 ? [] : [change]));

/** A ship whose skill rises above that which is active does not become active any more in this phase. */
export const becomesActive = (skill: number, active: number): boolean => skill < active;

/** The result when the last ships of both sides go in one round is a draw. */
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
 * Points of a game of the first edition: what was destroyed
 * of the other squad; a win by fewer than 12 is modified.
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

/** Simultaneous effects: all of the player with initiative, then all of the other; one's own in any order. */
export const simultaneous = <Effect extends { readonly owner: string }>(
  effects: readonly Effect[],
  initiative: string,
): readonly Effect[] => [
  ...effects.filter(({ owner }) => owner === initiative),
  ...effects.filter(({ owner }) => owner !== initiative),
];

/** Recovering never goes above the shields of the ship, of a huge one of its section. */
export const recoverShield = (shields: number, value: number): number =>
  Math.min(value, shields + 1);

/** Energy of a huge ship when a game begins: in a mission none. */
export const startingEnergy = (event: 'Epic' | 'Team Epic' | 'mission', most: number): number =>
  event === 'mission' ? 0 : most;

/**
 * Autothrusters: a defender outside the attacker's arc, or
 * in it beyond range 2. `inArc` is the range in the arc.
 */
export const autothrusters = (inArc: number | null): boolean => inArc === null || inArc > 2;

/** Zeb Orrelios attacks who touches him only while one of the two is the active ship. */
export const zebMayAttack = (phase: 'combat' | 'end'): boolean => phase === 'combat';

/**
 * Stunned Pilot adds to what an obstacle does to a ship that
 * lies on it, not to one whose template alone crossed it.
 */
export const stunnedPilotDamage = (hits: readonly ('template' | 'base')[]): number =>
  hits.filter((by) => by === 'base').length;

/** What happens in the End phase, in order: who may attack then does so with the tokens still there. */
export const endPhase = ['attacks', 'tokens removed', 'last ship looked at'] as const;

/**
 * Fel's Wrath stays until the end of a Combat phase: of this
 * round, or of the next when it was destroyed after it.
 */
export const felsWrathRemoved = (phase: 'combat' | 'end', round: string): string =>
  phase === 'combat'
    ? `end of the Combat phase of round ${round}`
    : `end of the Combat phase of round ${round}+1`;
