import { laidOut, type SeatSetup } from './layout.js';
import { dialOf } from './queries.js';
import type { ShipState, Token, XwingState } from './state.js';

/** A ship in a position that is set up by hand; other values may be given as the state has them. */
export interface StandingShip {
  readonly seat: number;
  /** `id|ship|faction`. */
  readonly pilot: string;
  readonly upgrades?: readonly { readonly id: string; readonly slot: string }[];
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly shields?: number;
  readonly tokens?: Partial<Record<Token, number>>;
  /** The index in the position of the ship that it has locked. */
  readonly lock?: number;
  /**
   * `criticals`: keys of face-up damage cards, dealt in the previous round. The next field counts
   * face-down ones.
   */
  readonly criticals?: readonly string[];
  readonly down?: number;
  /** The manoeuvre on its dial, as speed and bearing, such as `2F`. */
  readonly dial?: string;
  /** The direction of its mobile arc; the conditions assigned to it. */
  readonly turned?: number;
  readonly conditions?: readonly string[];
}

type Laid = { readonly state: XwingState; readonly keys: readonly string[] };

const seatOf = (ships: readonly StandingShip[], seat: number): SeatSetup => ({
  ships: ships
    .filter((ship) => ship.seat === seat)
    .map(({ pilot, upgrades = [] }) => ({ pilot, upgrades, points: 0 })),
  obstacles: [],
  deck: 'core-tfa',
});

const dialAt = (ship: ShipState, wanted: string | undefined): number | null => {
  const at = dialOf(ship).findIndex(({ speed, bearing }) => `${speed}${bearing}` === wanted);
  return at < 0 ? null : at;
};

/** The ships on the mat in round 2; seat 0 has initiative. Obstacles may be added. */
const lay = (ships: readonly StandingShip[]): Laid => {
  const state = laidOut([seatOf(ships, 0), seatOf(ships, 1)]);
  const laid = [0, 1].flatMap((seat) =>
    Object.values(state.ships).filter((ship) => ship.seat === seat),
  );
  const inOrder = [0, 1].flatMap((seat) => ships.filter((ship) => ship.seat === seat));
  const keyOf = (one: StandingShip): string => (laid[inOrder.indexOf(one)] as ShipState).key;
  for (const one of ships) {
    const ship = state.ships[keyOf(one)] as ShipState;
    const locked = one.lock === undefined ? undefined : ships[one.lock];
    Object.assign(ship, {
      place: 'mat',
      x: one.x,
      y: one.y,
      heading: one.heading,
      shields: one.shields ?? 0,
      lock: locked ? keyOf(locked) : null,
      damage: [
        ...(one.criticals ?? []).map((card) => ({ card, up: true, round: 1 })),
        ...Array.from({ length: one.down ?? 0 }, () => ({ card: quiet, up: false, round: 1 })),
      ],
      dial: dialAt(ship, one.dial),
      turned: one.turned ?? 0,
      conditions: [...(one.conditions ?? [])],
    });
    Object.assign(ship.tokens, one.tokens ?? {});
  }
  state.round = 2;
  return { state, keys: ships.map(keyOf) };
};

/** A damage card without an effect in an attack, used for face-down cards. */
const quiet = 'core-tfa/shakenpilot';

/**
 * A position at the start of the Combat phase, set up by hand for worked examples and judges'
 * questions. Continue it with `resume`.
 */
export const layCombat = (ships: readonly StandingShip[]): Laid => {
  const laid = lay(ships);
  laid.state.phase = 'combat';
  laid.state.stack.splice(0, 1, { kind: 'round', at: 3 }, { kind: 'combat', at: 0, skill: null });
  return laid;
};

/** A position at the start of the Activation phase; ships without a dial count as ionised. */
export const layActivation = (ships: readonly StandingShip[]): Laid => {
  const laid = lay(ships);
  laid.state.phase = 'activation';
  laid.state.stack.splice(0, 1, { kind: 'round', at: 2 }, { kind: 'activation', at: 0 });
  return laid;
};
