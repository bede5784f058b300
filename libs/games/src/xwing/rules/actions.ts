export interface Acting {
  readonly stressed?: boolean;
  readonly ionised?: boolean;
  readonly bumped?: boolean;
  readonly bar?: readonly string[];
  /** Actions performed this round. */
  readonly done?: readonly string[];
  /** Damaged Sensor Array: no actions of the action bar. */
  readonly barLost?: boolean;
  /** The Perform Action step of the activation is skipped. */
  readonly stepSkipped?: boolean;
}

/** Where an action comes from. A token that another ship's ability gives is not an action. */
export type ActionSource = 'bar' | 'card' | 'free' | 'given';

/**
 * Whether an action may be performed: none while stressed, each once per round, and none in a
 * skipped step unless it is free.
 */
export const mayDo = (ship: Acting, action: string, source: ActionSource): boolean => {
  if (source === 'given') return true;
  if (ship.stressed || ship.done?.includes(action)) return false;
  if (ship.barLost && source === 'bar') return false;
  return source === 'free' || !(ship.stepSkipped || ship.bumped);
};

/** Decloaking is not an action: neither stress nor ion tokens prevent it. */
export const mayDecloak = (ship: { readonly cloaked: boolean }): boolean => ship.cloaked;

/**
 * The order in which ships are placed, or decloak at the end of the start of the Activation phase:
 * lowest skill first, initiative breaks ties.
 */
export const bySkill = <Ship extends { readonly skill: number; readonly initiative?: boolean }>(
  ships: readonly Ship[],
): readonly Ship[] =>
  [...ships].sort(
    (a, b) => a.skill - b.skill || Number(b.initiative ?? false) - Number(a.initiative ?? false),
  );

export interface ActionInTurn {
  readonly id: string;
  /** Actions that this one triggers immediately. */
  readonly triggers?: readonly ActionInTurn[];
  /** What remains of it after the actions that it triggered. */
  readonly after?: readonly string[];
}

/**
 * Nested actions: a triggered action is resolved completely before the rest of the one that
 * triggered it.
 */
export const inOrder = ({ id, triggers = [], after = [] }: ActionInTurn): readonly string[] => [
  id,
  ...triggers.flatMap(inOrder),
  ...after,
];

/** After a lock was declared and measured: if the target is in range, the lock must be acquired. */
export const lockAfterMeasuring = (
  range: number | null,
): { readonly must?: string; readonly may?: readonly string[] } =>
  range !== null && range <= 3
    ? { must: 'lock it' }
    : { may: ['another target', 'another action'] };

/** After a side or template was declared: if a legal position exists, the move must be made. */
export const afterDeclaring = (
  legal: boolean,
  must: string,
  others: readonly string[],
): { readonly must?: string; readonly may?: readonly string[] } =>
  legal ? { must } : { may: [...others, 'another action'] };

/**
 * Captain Yorr takes over a stress token: if the token was a cost, the cost counts as unpaid and
 * the ability is not resolved; if it was a result, the ability is resolved first.
 */
export const otherAbilityWhenTaken = (
  stress: 'cost' | 'result',
): 'not resolved' | 'resolved first' => (stress === 'cost' ? 'not resolved' : 'resolved first');

/** Ships that share one kind of token get one each per effect, however many the effect gives. */
export const sharedTokens = (given: number): number => Math.min(1, given);

/** The next manoeuvre and action of a ship that a Conner Net was dropped on. */
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
 * An ionised ship has no dial: it executes a white straight 1 and then loses all ion tokens, even
 * those it just received by overlapping something.
 */
export const ionMove = (): {
  readonly speed: 1;
  readonly hasDial: false;
  readonly tokensAfter: 0;
  readonly slam: { readonly speed: 1 };
} => ({ speed: 1, hasDial: false, tokensAfter: 0, slam: { speed: 1 } });

/**
 * The start of the Activation phase: decloaking comes last. SLAM reveals no dial and triggers none
 * of the effects of revealing one.
 */
export const startOfActivation = [
  'effects of the start of the phase',
  'decloak',
] as readonly string[];

/** The number of damage dice that Daredevil rolls for a ship without the boost icon. */
export const daredevilDice = (hasBoost: boolean): number => (hasBoost ? 0 : 2);
