export type Colour = 'green' | 'white' | 'red';

/**
 * The colour of a manoeuvre: what makes it harder wins over what
 * makes it easier. An ionised ship moves straight 1 in white.
 */
export const colourOf = (
  printed: Colour,
  { easier = false, harder = false }: { readonly easier?: boolean; readonly harder?: boolean } = {},
): Colour => (harder ? 'red' : easier ? 'green' : printed);

/** Whether an effect can turn a manoeuvre white: not one that damage makes red. */
export const mayWhiten = ({ harder = false }: { readonly harder?: boolean }): boolean => !harder;

export type RevealRuling =
  | { readonly execute: 'revealed'; readonly colour: Colour }
  | { readonly chooser: 'opponent'; readonly from: string };

/**
 * A dial of another ship: what the right dial has too is executed
 * in its colour, else the opponent chooses from the right dial.
 */
export const wrongDial = (
  revealed: string,
  rightDial: readonly string[],
  colours: Readonly<Record<string, Colour>>,
): RevealRuling => {
  const found = rightDial.find((manoeuvre) => manoeuvre.startsWith(revealed));
  return found
    ? { execute: 'revealed', colour: colours[found.at(-1) ?? ''] ?? 'white' }
    : { chooser: 'opponent', from: 'the right dial' };
};

/** A dial between two manoeuvres: the opponent chooses one of the two. */
export const betweenTwo = (): RevealRuling => ({ chooser: 'opponent', from: 'these two' });

/**
 * A stressed ship that reveals red: first effects that change
 * colour or manoeuvre; when it is still red a straight 2 in white.
 */
export const stressedRed = (
  changes: readonly Colour[],
): { readonly manoeuvre: string; readonly opponentChooses: boolean } => {
  const red = changes.length === 0 || changes.at(-1) === 'red';
  return { manoeuvre: red ? '2 straight white' : 'revealed', opponentChooses: red };
};

export interface Moved {
  readonly colour: Colour;
  readonly stress?: number;
  readonly flees?: boolean;
  readonly mine?: boolean;
  readonly obstacle?: 'asteroid' | 'debris' | null;
  /** It overlapped a ship, so that it has no action. */
  readonly bumped?: boolean;
  /** Abilities, by the step of a manoeuvre at which they are resolved. */
  readonly abilities?: Readonly<Record<string, string>>;
}

export interface MovedResult {
  readonly order: readonly string[];
  readonly stress: number;
  readonly destroyed: boolean;
  readonly hasActionStep: boolean;
}

/**
 * What follows a manoeuvre, in order: mines under base or template, leaving
 * the area, checking stress, obstacles, clearing the area, the action.
 * `abilities` are put in at `before stress`, `check stress` and `clear`.
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

/** An obstacle that is overlapped not by a manoeuvre: one attack die. */
export const overlapDie = (
  kind: 'asteroid' | 'debris',
  die: 'hit' | 'crit' | 'focus' | 'blank',
): {
  readonly damage: number;
  readonly critical: number;
  readonly stress: number;
  readonly attackWhileOverlapping: boolean;
} => ({
  damage: kind === 'asteroid' && die === 'hit' ? 1 : 0,
  critical: die === 'crit' ? 1 : 0,
  stress: kind === 'debris' ? 1 : 0,
  attackWhileOverlapping: kind !== 'asteroid',
});
