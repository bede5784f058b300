import { diceFrom } from './dice.js';
import type { Every } from './frames.js';
import { sha256Words } from './sha256.js';
import { type Card, NO_CARD, type Seat, type State, type Zone } from './state.js';

/** A game without players or cards, with all fields in the order of a copy (`copy.ts`). */
export function blank(seed: string): Every<State> {
  const w = sha256Words(seed);
  return {
    format: 1,
    at: 0,
    dice: diceFrom(seed),
    veil: [w[4] as number, w[5] as number, w[6] as number, w[7] as number],
    discreet: undefined,
    phase: 'setup',
    round: 0,
    active: 0,
    initiative: 0,
    initiativeTaken: false,
    twinSuns: undefined,
    players: [],
    id: [],
    owner: [],
    controller: [],
    zone: [],
    ready: [],
    damage: [],
    host: [],
    deployed: [],
    epic: [],
    copy: [],
    blame: [],
    guises: undefined,
    upgrades: [],
    captives: [],
    frames: [],
    attacks: [],
    waiting: [],
    lasting: [],
    delayed: [],
    due: undefined,
    falling: undefined,
    fallenBases: undefined,
    history: [],
    spent: [],
    named: [],
    unsettled: false,
    pending: null,
    outcome: null,
  };
}

/**
 * Appends a card to every column: exhausted and attached to nothing. The state must not share its
 * `id` and `owner` columns with another one.
 */
export function pushRow(s: State, id: string, owner: Seat, zone: Zone): Card {
  s.id.push(id);
  s.owner.push(owner);
  s.controller.push(owner);
  s.zone.push(zone);
  s.ready.push(0);
  s.damage.push(0);
  s.host.push(NO_CARD);
  s.deployed.push(0);
  s.epic.push(0);
  s.copy.push(0);
  s.blame.push(-1);
  return s.id.length - 1;
}
