export interface Acting {
  readonly stressed?: boolean;
  readonly ionised?: boolean;
  readonly bumped?: boolean;
  readonly bar?: readonly string[];
  /** Actions done in this round. */
  readonly done?: readonly string[];
  /** Damaged Sensor Array: no actions of the bar. */
  readonly barLost?: boolean;
  /** The action step of the activation is skipped. */
  readonly stepSkipped?: boolean;
}

/** Where an action comes from. A token given by another ship's ability is no action. */
export type ActionSource = 'bar' | 'card' | 'free' | 'given';

/**
 * Whether an action may be done: none while stressed, each once
 * a round, none in a step that is skipped unless it is free.
 */
export const mayDo = (ship: Acting, action: string, source: ActionSource): boolean => {
  if (source === 'given') return true;
  if (ship.stressed || ship.done?.includes(action)) return false;
  if (ship.barLost && source === 'bar') return false;
  return source === 'free' || !(ship.stepSkipped || ship.bumped);
};

/** Decloaking is no action: neither stress nor ions forbid it. */
export const mayDecloak = (ship: { readonly cloaked: boolean }): boolean => ship.cloaked;

/**
 * Ships that are placed, or decloak after all else at the start of the
 * Activation phase: the lowest skill first, initiative breaks ties.
 */
export const bySkill = <Ship extends { readonly skill: number; readonly initiative?: boolean }>(
  ships: readonly Ship[],
): readonly Ship[] =>
  [...ships].sort(
    (a, b) => a.skill - b.skill || Number(b.initiative ?? false) - Number(a.initiative ?? false),
  );

export interface ActionInTurn {
  readonly id: string;
  /** Actions that this one triggers at once. */
  readonly triggers?: readonly ActionInTurn[];
  /** What is left of it once what it triggered is over. */
  readonly after?: readonly string[];
}

/** Actions within actions: what is triggered is resolved whole before the rest of what triggered it. */
export const inOrder = ({ id, triggers = [], after = [] }: ActionInTurn): readonly string[] => [
  id,
  ...triggers.flatMap(inOrder),
  ...after,
];

/** After a lock was declared and measured: in range it must be made. */
export const lockAfterMeasuring = (
  range: number | null,
): { readonly must?: string; readonly may?: readonly string[] } =>
  range !== null && range <= 3
    ? { must: 'lock it' }
    : { may: ['another target', 'another action'] };

/** After a side or template was declared: with a legal position it must be done. */
export const afterDeclaring = (
  legal: boolean,
  must: string,
  others: readonly string[],
): { readonly must?: string; readonly may?: readonly string[] } =>
  legal ? { must } : { may: [...others, 'another action'] };

/** What a stress token is for decides what Captain Yorr does when he takes it: a cost is then not paid. */
export const otherAbilityWhenTaken = (
  stress: 'cost' | 'result',
): 'not resolved' | 'resolved first' => (stress === 'cost' ? 'not resolved' : 'resolved first');

/** Ships that share a token of a kind each get one for each effect, however many the effect gives. */
export const sharedTokens = (given: number): number => Math.min(1, given);

/** The next manoeuvre and action of a ship onto which a Conner Net was dropped. */
export const afterConnerNet = (
  activated: boolean,
): {
  readonly manoeuvre: string;
  readonly actionSkipped: boolean;
  readonly ionisedNextRound: boolean;
} =>
  activated
    ? { manoeuvre: 'its dial', actionSkipped: false, ionisedNextRound: true }
    : { manoeuvre: 'its dial', actionSkipped: true, ionisedNextRound: true };

/**
 * An ionised ship has no dial: it moves straight 1 in white, its
 * ion tokens go when it has, those of what it then overlaps too.
 */
export const ionMove = (): {
  readonly speed: 1;
  readonly hasDial: false;
  readonly tokensAfter: 0;
  readonly slam: { readonly speed: 1 };
} => ({ speed: 1, hasDial: false, tokensAfter: 0, slam: { speed: 1 } });

/**
 * The start of the Activation phase: decloaking comes last.
 * Moving by SLAM reveals no dial and triggers nothing of it.
 */
export const startOfActivation = [
  'effects of the start of the phase',
  'decloak',
] as readonly string[];

/** Dice of damage for Daredevil on a ship without the boost icon. */
export const daredevilDice = (hasBoost: boolean): number => (hasBoost ? 0 : 2);
