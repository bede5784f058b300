import type { ActionName } from '../engine/ability.js';
import { isRefusal, xwingEngine } from '../engine/engine.js';
import type { Happening } from '../engine/machine.js';
import type { Option, Question } from '../engine/options.js';
import { skillOf } from '../engine/queries.js';
import { layActivation, layCombat, type StandingShip } from '../engine/position.js';
import type { ShipState, XwingState } from '../engine/state.js';

/** Sets up phases by hand and plays them, for tests and worked examples. */
export type { StandingShip };

export const empire = 'galacticempire';
export const scum = 'scumandvillainy';

const attackFaces = { hit: 0, crit: 3, focus: 4, blank: 6, evade: 0 } as const;
export type RolledFace = keyof typeof attackFaces;

/** Random numbers that give each face of a defence die; `hit` and `crit` stand for an evade. */
const defenceFaces = { evade: 0, hit: 0, crit: 0, focus: 3, blank: 5 } as const;

/** Dice in the order in which they are rolled; after the last one every die is blank. */
const chanceOf =
  (faces: readonly (RolledFace | { readonly defence: RolledFace })[]) => (key: string) => ({
    below: (bound: number) => {
      const face = faces[Number(key)] ?? 'blank';
      const number = typeof face === 'string' ? attackFaces[face] : defenceFaces[face.defence];
      return Math.min(bound - 1, number);
    },
  });

export const defence = (...faces: RolledFace[]) => faces.map((face) => ({ defence: face }));

export const wing = (seat: number, y: number, more: Partial<StandingShip> = {}): StandingShip => ({
  seat,
  pilot: seat === 0 ? 'rookiepilot|xwing|rebelalliance' : 'academypilot|tiefighter|galacticempire',
  x: 450,
  y,
  heading: seat === 0 ? 0 : 180,
  ...more,
});

export const pilot = (id: string, ship: string, faction = 'rebelalliance') => ({
  pilot: `${id}|${ship}|${faction}`,
});

export const cards = (...named: readonly string[]) => ({
  upgrades: named.map((name) => {
    const [id = '', slot = ''] = name.split('|');
    return { id, slot };
  }),
});

export interface Played {
  readonly state: XwingState;
  readonly told: readonly Happening[];
  /** The decisions in order, with their options. */
  readonly asked: readonly {
    readonly question: Question;
    readonly seat: number;
    readonly ship?: string;
    readonly options: readonly Option[];
  }[];
  /** Keys of the ships, in the order in which they were set up. */
  readonly keys: readonly string[];
}

type Chooser = (
  options: readonly Option[],
  ship: string | undefined,
  state?: XwingState,
) => Option | undefined;

/** The choice at each kind of question; without one the last option, which passes, is taken. */
export type Choices = Readonly<Partial<Record<Question, Chooser>>>;

export const uses =
  (what: Option['do']): Chooser =>
  (options) =>
    options.find((option) => option.do === what);

/** Attacks whenever it can. */
export const attack = { target: uses('attack') };

export const acts =
  (action: ActionName): Chooser =>
  (options) =>
    options.find((option) => option.do === 'act' && option.action === action);

/** Chooses a card's ability or action, by the index of the card (-1 the pilot). */
export const usesCard =
  (card: number): Chooser =>
  (options) =>
    options.find((option) => (option.do === 'use' || option.do === 'card') && option.card === card);

/** Attacks with a secondary weapon if possible. */
export const bestWeapon: Chooser = (options, ship, state) =>
  options.find((option) => option.do === 'attack' && option.weapon >= 0) ??
  uses('attack')(options, ship, state);

/** Applies a chooser only the first time that it is asked. */
export const once = (choose: Chooser): Chooser => {
  let asked = 0;
  return (options, ship, state) => ((asked += 1) === 1 ? choose(options, ship, state) : undefined);
};

type Dice = Parameters<typeof chanceOf>[0];

const play = (laid: ReturnType<typeof layCombat>, dice: Dice, choices: Choices): Played => {
  const chance = chanceOf(dice);
  const { phase } = laid.state;
  let { state, told } = xwingEngine.resume(laid.state, chance);
  const all: Happening[] = [...told];
  const asked: Played['asked'][number][] = [];
  while (state.waiting && state.phase === phase) {
    const { question, options, seat, ship } = state.waiting;
    asked.push({ question, seat, options, ...(ship === undefined ? {} : { ship }) });
    const option = choices[question]?.(options, ship, state) ?? options.at(-1);
    const result = option && xwingEngine.apply(state, { seat, option }, chance);
    if (!result || isRefusal(result)) throw new Error(`refused at ${question}`);
    ({ state, told } = result);
    all.push(...told);
  }
  return { state, told: all, asked, keys: laid.keys };
};

type Change = (state: XwingState) => void;

/** The ships of the second seat have been activated already. */
export const enemiesActivated: Change = (state) => {
  for (const ship of Object.values(state.ships)) if (ship.seat === 1) ship.activated = true;
};

/** The pilot skill of a ship in a state. */
export const skillIn = (state: XwingState, ship: ShipState): number =>
  // It reads nothing else of a running game.
  skillOf({ state } as Parameters<typeof skillOf>[0], ship);

const unchanged: Change = () => undefined;

/** Plays a phase to its end. `change`: changes the position besides the ships. */
const playing =
  (lay: (ships: readonly StandingShip[]) => ReturnType<typeof layCombat>) =>
  (
    ships: readonly StandingShip[],
    dice: Dice,
    choices: Choices,
    change: Change = unchanged,
  ): Played => {
    const laid = lay(ships);
    change(laid.state);
    return play(laid, dice, choices);
  };

/** Plays the Combat phase (`fight`) or the Activation phase (`fly`) to its end. */
export const fight = playing(layCombat);
export const fly = playing(layActivation);

/** A ship after play, by its index among the ships that were set up. */
export const shipOf = ({ state, keys }: Played, place: number): ShipState => {
  const ship = state.ships[keys[place] ?? ''];
  if (!ship) throw new Error(`no ship was laid at ${place}`);
  return ship;
};

export const rollsOf = ({ told }: Played, what: 'attack-dice' | 'defence-dice' = 'attack-dice') =>
  told.flatMap((one) => (one.what === what && one.faces ? [one.faces.length] : []));

export const questionsOf = ({ asked }: Played, question: Question) =>
  asked.filter((one) => one.question === question);

/** The options of the first question of this kind. */
export const offered = (
  ships: readonly StandingShip[],
  question: Question,
  dice: Dice = [],
): readonly Option[] =>
  questionsOf(fight(ships, dice, { target: uses('attack') }), question)[0]?.options ?? [];
