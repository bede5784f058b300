export type Colour = 'green' | 'white' | 'red';

export interface Moved {
  readonly colour: Colour;
  readonly stress?: number;
  readonly flees?: boolean;
  readonly mine?: boolean;
  readonly obstacle?: 'asteroid' | 'debris' | null;
  /** It overlapped a ship, so it has no action. */
  readonly bumped?: boolean;
  /** Abilities by the step of the manoeuvre in which they are resolved. */
  readonly abilities?: Readonly<Record<string, string>>;
}

export interface MovedResult {
  readonly order: readonly string[];
  readonly stress: number;
  readonly destroyed: boolean;
  readonly hasActionStep: boolean;
}

/**
 * What follows a manoeuvre, in order: mines under base or template, leaving the mat, checking
 * stress, obstacles, clearing the area, the action. `abilities` are inserted at `before stress`,
 * `check stress` and `clear`.
 */
export const afterManoeuvre = (moved: Moved): MovedResult => {
  const { colour, stress = 0, abilities = {} } = moved;
  const order: string[] = [];
  const ability = (step: string): void => {
    const id = abilities[step];
    if (id !== undefined) order.push(id);
  };
  if (moved.mine) order.push('damage roll');
  if (moved.flees)
    return { order: [...order, 'destroyed'], stress, destroyed: true, hasActionStep: false };
  if (stress === 0) ability('before stress');
  let left = stress;
  if (colour === 'red') {
    left += 1;
    order.push('stress token');
  } else if (colour === 'green' && left > 0) {
    left -= 1;
    order.push('stress removed');
  }
  if (colour === 'green') ability('check stress');
  if (moved.obstacle === 'debris') {
    left += 1;
    order.push('stress of debris');
  }
  if (moved.obstacle) order.push('damage roll');
  order.push('clear the area');
  if (abilities['clear'] !== undefined) {
    ability('clear');
    left = Math.max(0, left - 1);
  }
  const hasActionStep = left === 0 && !moved.bumped;
  return { order, stress: left, destroyed: false, hasActionStep };
};
