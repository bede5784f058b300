import type { MatObstacle } from '../judge/pieces.js';
import { mat } from '../mat/ships.js';
import { isPilot, isShip, pilotFacts, upgradeAbilities } from './book.js';
import { cardsOfDeck, damageDecks } from './damage-cards.js';
import {
  tokens,
  type SeatState,
  type ShipInRound,
  type ShipState,
  type Token,
  type UpgradeState,
  type XwingState,
} from './state.js';

/** A ship as its player brings it: pilot key, ids and slots of its upgrades, and its points. */
export interface ShipSetup {
  readonly pilot: string;
  readonly upgrades: readonly { readonly id: string; readonly slot: string }[];
  readonly points: number;
}

/** What one player brings; always three obstacles, and the damage deck `core` or `core-tfa`. */
export interface SeatSetup {
  readonly ships: readonly ShipSetup[];
  readonly obstacles: readonly MatObstacle['kind'][];
  readonly deck: string;
}

export const isKnown = ({ ships, deck }: SeatSetup): boolean =>
  damageDecks[deck] !== undefined &&
  ships.every(({ pilot }) => isPilot(pilot) && isShip(pilotFacts(pilot).ship));

const noTokens = (): Record<Token, number> =>
  Object.fromEntries(tokens.map((token) => [token, 0])) as Record<Token, number>;

/** The upgrades of a ship with the ordnance tokens that other cards place on them at the start. */
const upgradesLaid = ({ upgrades }: ShipSetup): UpgradeState[] => {
  const spares = upgrades.flatMap((one) =>
    upgradeAbilities(one.id, one.slot).flatMap((ability) =>
      ability.kind === 'spares' ? [{ ...ability, of: one.id }] : [],
    ),
  );
  return upgrades.map(({ id, slot }) => ({
    id,
    slot,
    discarded: false,
    spares: spares
      .filter((one) => one.of !== id && one.slots.includes(slot))
      .reduce((sum, { number }) => sum + number, 0),
    used: 0,
  }));
};

/** The per-round state of a ship at the beginning of a round. */
export const newRound = (): ShipInRound => ({
  dial: null,
  revealed: false,
  done: [],
  flown: null,
  activated: false,
  attacked: false,
  skips: false,
  lasting: [],
  flies: null,
  bearing: null,
  overlapped: false,
  dropped: false,
  spent: false,
  pulled: false,
});

const shipLaid = (key: string, seat: number, setup: ShipSetup): ShipState => ({
  key,
  seat,
  pilot: setup.pilot,
  ship: pilotFacts(setup.pilot).ship,
  points: setup.points,
  upgrades: upgradesLaid(setup),
  place: 'reserve',
  x: mat.width / 2,
  y: mat.height / 2,
  heading: 0,
  turned: 0,
  shields: 0,
  damage: [],
  tokens: noTokens(),
  lock: null,
  touching: [],
  used: 0,
  conditions: [],
  ...newRound(),
});

const seatLaid = ({ ships, obstacles, deck }: SeatSetup): SeatState => ({
  points: ships.reduce((sum, { points }) => sum + points, 0),
  obstacles: obstacles.slice(0, 3),
  deck: cardsOfDeck(deck),
  discard: [],
});

/** A game before its first decision: all ships in reserve. */
export const laidOut = (seats: readonly SeatSetup[]): XwingState => ({
  version: 1,
  seats: seats.map(seatLaid),
  ships: Object.fromEntries(
    seats.flatMap(({ ships }, seat) =>
      ships.map((setup, at) => {
        const key = `s${seat}-${at + 1}`;
        return [key, shipLaid(key, seat, setup)];
      }),
    ),
  ),
  obstacles: [],
  bombs: [],
  drops: 0,
  followers: [],
  round: 0,
  phase: 'setup',
  initiative: 0,
  stack: [{ kind: 'setup', at: 0, waiting: [] }],
  queue: [],
  waiting: null,
  answer: null,
  winner: null,
  drawn: 0,
});
