import { ask, pop, push, shuffle, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { obstaclePlaces, startPlaces } from '../places.js';
import {
  allShips,
  asOnMat,
  factsOf,
  keysBySkill,
  mostShields,
  onMat,
  printedSkill,
  seatOf,
  shipOf,
} from '../queries.js';
import type { Frame, ShipState } from '../state.js';

type SetupFrame = Extract<Frame, { kind: 'setup' }>;

/**
 * The step in which ships are placed: step 0 is initiative, each step in between places one
 * obstacle.
 */
const deploying = 100;

/**
 * The player with fewer squad points chooses who has initiative; if equal, a random player chooses.
 */
const initiative = (g: Machine, frame: SetupFrame): void => {
  const answer = takeAnswer(g);
  if (answer?.do === 'initiative') {
    g.state.initiative = answer.seat;
    g.tell({ what: 'initiative', seat: answer.seat });
    frame.at = 1;
    return;
  }
  const [one = 0, other = 0] = g.state.seats.map(({ points }) => points);
  const seat = one === other ? g.below(2) : one < other ? 0 : 1;
  ask(g, {
    seat,
    question: 'initiative',
    options: [
      { do: 'initiative', seat },
      { do: 'initiative', seat: 1 - seat },
    ],
  });
};

/**
 * Players place obstacles alternately, initiative first. If the next one fits nowhere on the grid,
 * its player places no more.
 */
const obstacles = (g: Machine, frame: SetupFrame): void => {
  const { state } = g;
  const laid = state.obstacles.length;
  const answer = takeAnswer(g);
  const seat = frame.at % 2 === 1 ? state.initiative : 1 - state.initiative;
  const own = seatOf(g, seat).obstacles;
  const [kind] = own;
  if (answer?.do === 'put' && kind) {
    own.shift();
    const { x, y, heading } = answer;
    state.obstacles.push({ id: `o${laid + 1}`, kind, x, y, heading });
    g.tell({ what: 'obstacle', seat, name: kind });
    frame.at += 1;
    return;
  }
  const places = kind ? obstaclePlaces(kind, state.obstacles) : [];
  if (kind && places.length > 0)
    return ask(g, {
      seat,
      question: 'obstacle',
      options: places.map((place) => ({ do: 'put' as const, ...place })),
    });
  own.length = 0;
  if (state.seats.some((each) => each.obstacles.length > 0)) {
    frame.at += 1;
    return;
  }
  frame.at = deploying;
  frame.waiting = keysBySkill(g, allShips(g), printedSkill);
};

/** A mobile arc is set when its ship is placed. */
const hasMobileArc = (ship: ShipState): boolean => factsOf(ship).mat.arcs.includes('mobile');

const deploy = (g: Machine, frame: SetupFrame): void => {
  const [key] = frame.waiting;
  if (key === undefined) {
    pop(g);
    return push(g, { kind: 'round', at: 0 });
  }
  const ship = shipOf(g, key);
  const answer = takeAnswer(g);
  if (answer?.do === 'put') {
    const { x, y, heading } = answer;
    Object.assign(ship, { x, y, heading, place: 'mat', shields: mostShields(ship) });
    g.tell({ what: 'placed', seat: ship.seat, ship: key });
    if (!hasMobileArc(ship)) frame.waiting.shift();
    return;
  }
  if (answer?.do === 'arc') {
    ship.turned = answer.turned;
    frame.waiting.shift();
    return;
  }
  if (ship.place === 'mat')
    return ask(g, {
      seat: ship.seat,
      question: 'arc',
      ship: key,
      options: [0, 90, 180, 270].map((turned) => ({ do: 'arc' as const, turned })),
    });
  const places = startPlaces(asOnMat(ship), ship.seat, onMat(g).map(asOnMat));
  ask(g, {
    seat: ship.seat,
    question: 'place',
    ship: key,
    options: places.map((place) => ({ do: 'put' as const, ...place })),
  });
};

/** Initiative, damage decks, obstacles, then ships (core rules; deployment: FAQ). */
export const setupStep = (g: Machine, frame: SetupFrame): void => {
  if (frame.at === 0) {
    if (g.state.answer === null) for (const { deck } of g.state.seats) shuffle(g, deck);
    initiative(g, frame);
  } else if (frame.at < deploying) obstacles(g, frame);
  else deploy(g, frame);
};
