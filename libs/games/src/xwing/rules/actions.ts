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
