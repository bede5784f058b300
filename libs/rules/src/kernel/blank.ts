import { diceFrom } from './dice.js';
import type { Every } from './frames.js';
import { sha256Words } from './sha256.js';
import type { State } from './state.js';

/** A game with nobody and nothing in it, with the fields of a copy (`copy.ts`) in the same order. */
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
