import { ask, pop, push, takeAnswer } from '#game';
import { newRound } from '../layout.js';
import { isShaken } from '../flying.js';
import type { Machine } from '../machine.js';
import { clearDestroyed, rollHarm, take } from '../moves.js';
import {
  allShips,
  criticals,
  dialOf,
  fleet,
  heldOf,
  isIonised,
  keysBySkill,
  onMat,
  shipOf,
  skillOf,
} from '../queries.js';
import type { Frame, ShipState, Token } from '../state.js';
import { queueForAll } from '../triggers.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/**
 * A game without a winner ends after this many rounds: a house rule in place of a tournament's time
 * limit.
 */
export const mostRounds = 40;

/** Squad points of a seat's ships that were destroyed or fled. */
export const lostPoints = (g: Machine, seat: number): number =>
  allShips(g)
    .filter((ship) => ship.seat === seat && ship.place === 'gone')
    .reduce((sum, { points }) => sum + points, 0);

/**
 * Ends the game when a side has no ships left; both at once is a draw. True if the game has ended.
 */
export const endWhenDecided = (g: Machine): boolean => {
  const left = g.state.seats.map((_, seat) => fleet(g, seat).length > 0);
  if (left.every(Boolean)) return false;
  end(g, left[0] ? 0 : left[1] ? 1 : 'draw');
  return true;
};

export const end = (g: Machine, winner: number | 'draw'): void => {
  g.state.winner = winner;
  g.state.phase = 'over';
  g.state.queue.length = 0;
  g.tell(winner === 'draw' ? { what: 'drawn' } : { what: 'won', seat: winner });
};

const endByPoints = (g: Machine): void => {
  g.tell({ what: 'limit', number: mostRounds });
  const [own = 0, other = 0] = [lostPoints(g, 0), lostPoints(g, 1)];
  end(g, own === other ? 'draw' : own < other ? 0 : 1);
};

/** Planning, Activation, Combat and End phases, round after round. */
export const roundStep = (g: Machine, frame: Of<'round'>): void => {
  const { state } = g;
  if (frame.at === 0) {
    if (state.round >= mostRounds) return endByPoints(g);
    state.round += 1;
    g.tell({ what: 'round', number: state.round });
    state.phase = 'planning';
    push(g, { kind: 'planning', at: 0, waiting: planners(g) });
  } else if (frame.at === 1) {
    state.phase = 'activation';
    push(g, { kind: 'activation', at: 0 });
    queueForAll(g, 'activation-start', onMat(g));
    push(g, { kind: 'decloak', at: 0, waiting: cloakedShips(g) });
  } else if (frame.at === 2) {
    state.phase = 'combat';
    push(g, { kind: 'combat', at: 0, skill: null });
  } else {
    state.phase = 'end';
    push(g, { kind: 'end', at: 0 });
  }
  frame.at = (frame.at + 1) % 4;
};

/** Ships that need a dial, those of the player with initiative first; ionised ships get none. */
const planners = (g: Machine): string[] =>
  [g.state.initiative, 1 - g.state.initiative].flatMap((seat) =>
    fleet(g, seat)
      .filter((ship) => !isIonised(ship))
      .map(({ key }) => key),
  );

const cloakedShips = (g: Machine): string[] =>
  keysBySkill(
    g,
    onMat(g).filter(({ tokens }) => tokens.cloak > 0),
    (ship) => skillOf(g, ship),
  );

const mayDial = (ship: ShipState, bearing: string): boolean => bearing !== 'F' || !isShaken(ship);

/**
 * Sets a dial for every ship, one after the other. Only its player knows it until it is revealed.
 */
export const planningStep = (g: Machine, frame: Of<'planning'>): void => {
  const [key] = frame.waiting;
  if (key === undefined) return pop(g);
  const ship = shipOf(g, key);
  const answer = takeAnswer(g);
  if (answer?.do === 'dial') {
    ship.dial = answer.at;
    frame.waiting.shift();
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: 'dial',
    ship: key,
    options: dialOf(ship).flatMap(({ bearing }, at) =>
      mayDial(ship, bearing) ? [{ do: 'dial' as const, at }] : [],
    ),
  });
};

/** Resolves what happens before the first attack: fires on board. */
export const startOfCombat = (g: Machine): void => {
  for (const ship of onMat(g)) {
    for (const { burns } of criticals(ship)) {
      if (burns) rollHarm(g, ship, { harm: { hit: 'hit' } });
    }
  }
  clearDestroyed(g);
};

const keeps = (ship: ShipState, token: Token): boolean =>
  heldOf(ship, 'keep').some(({ ability }) => ability.token === token);

const roundTokens = [
  'focus',
  'evade',
  'reinforce',
  'reinforce-aft',
  'tractor',
  'disabled',
] as const;

/** Removes unused focus and evade tokens and everything that lasts for one round. */
export const endStep = (g: Machine, frame: Of<'end'>): void => {
  if (frame.at === 0) {
    frame.at = 1;
    return queueForAll(g, 'end-start', onMat(g));
  }
  if (frame.at === 2) {
    clearDestroyed(g);
    return endWhenDecided(g) ? undefined : void pop(g);
  }
  frame.at = 2;
  for (const ship of onMat(g)) {
    for (const token of roundTokens)
      if (!keeps(ship, token)) take(g, ship, token, ship.tokens[token]);
    Object.assign(ship, newRound());
  }
  queueForAll(g, 'end', onMat(g));
};

export const concede = (g: Machine, seat: number): void => {
  end(g, 1 - seat);
};
