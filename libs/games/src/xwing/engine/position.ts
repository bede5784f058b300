import { laidOut, type SeatSetup } from './layout.js';
import type { ShipState, Token, XwingState } from './state.js';

/** A ship as it stands in a position; further numbers as the state has them. */
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
  /** The place of the ship that it has locked, among those of the position. */
  readonly lock?: number;
  /** Keys of damage cards that lie face up, dealt in the round before. */
  readonly criticals?: readonly string[];
}

const seatOf = (ships: readonly StandingShip[], seat: number): SeatSetup => ({
  ships: ships
    .filter((ship) => ship.seat === seat)
    .map(({ pilot, upgrades = [] }) => ({ pilot, upgrades, points: 0 })),
  obstacles: [],
  deck: 'core-tfa',
});

/**
 * A position at the start of the Combat phase of round 2, laid by hand: for worked
 * examples and judges' questions. Continue it with `resume`. Seat 0 has initiative.
 */
export const layCombat = (
  ships: readonly StandingShip[],
): { readonly state: XwingState; readonly keys: readonly string[] } => {
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
      damage: (one.criticals ?? []).map((card) => ({ card, up: true, round: 1 })),
    });
    Object.assign(ship.tokens, one.tokens ?? {});
  }
  state.round = 2;
  state.phase = 'combat';
  state.stack.splice(0, 1, { kind: 'round', at: 3 }, { kind: 'combat', at: 0, skill: null });
  return { state, keys: ships.map(keyOf) };
};
