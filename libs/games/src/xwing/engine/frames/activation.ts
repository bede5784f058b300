import { ask, pop, push, sameOption, takeAnswer } from '#game';
import { barrelRolls, boost, decloakLength, type Placement } from '../../mat/manoeuvres.js';
import { detonateBombs, dropBomb, dropsOf, springMines } from '../bombs.js';
import { freeAction } from '../deeds.js';
import {
  checkStress,
  clearArea,
  flownBy,
  manoeuvreName,
  move,
  onReveal,
  turnsOf,
} from '../flying.js';
import type { Machine } from '../machine.js';
import { clearDestroyed, take } from '../moves.js';
import type { Option } from '../options.js';
import { setPose } from '../pose.js';
import { payPrice } from '../prices.js';
import { bankSlides, slides } from '../pulls.js';
import {
  asOnMat,
  dialOf,
  heldOf,
  isIonised,
  nameOf,
  onMat,
  othersOn,
  shipOf,
  skillOf,
  takesTemplate,
} from '../queries.js';
import type { Frame, ShipState } from '../state.js';
import { queueForAll, queueMoment } from '../triggers.js';
import { endWhenDecided } from './round.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

type Decloak = Extract<Option, { do: 'decloak' }>;

/**
 * Where a cloaked ship may decloak to: by a straight 2 to either side or ahead, or by a bank
 * (Echo).
 */
export const decloakPlaces = (
  g: Machine,
  ship: ShipState,
): { readonly option: Decloak; readonly placed: Placement }[] => {
  const [here, others] = [asOnMat(ship), othersOn(g)];
  const banks = takesTemplate(ship, 'decloak', 'bank');
  const ahead = banks
    ? ([
        ['B', 'ahead-left'],
        ['N', 'ahead-right'],
      ] as const)
    : ([['F', 'ahead']] as const);
  return [
    ...ahead.flatMap(([bearing, way]) => {
      const placed = boost(here, bearing, others, 2);
      return placed.legal ? [{ option: { do: 'decloak', way, slide: 1 } as const, placed }] : [];
    }),
    ...(['left', 'right'] as const).flatMap((way) =>
      (banks
        ? bankSlides(here, way, 2, others)
        : slides(barrelRolls(here, way, others, decloakLength))
      ).map(({ placed, ...more }) => ({
        option: { do: 'decloak', way, ...more } as const,
        placed,
      })),
    ),
  ];
};

/**
 * Cloaked ships may decloak at the start of the phase, the lowest skill first; decloaking is not an
 * action.
 */
export const decloakStep = (g: Machine, frame: Of<'decloak'>): void => {
  const [key] = frame.waiting;
  if (key === undefined) return pop(g);
  const ship = shipOf(g, key);
  const places = decloakPlaces(g, ship);
  const answer = takeAnswer(g);
  if (answer !== null || places.length === 0) {
    frame.waiting.shift();
    const chosen =
      answer?.do === 'decloak' && places.find(({ option }) => sameOption(option, answer));
    if (!chosen) {
      // At the end of a round a ship that does not move loses its cloak token anyway.
      if (g.state.phase === 'end') take(g, ship, 'cloak');
      return;
    }
    take(g, ship, 'cloak');
    setPose(g, ship, chosen.placed.ship);
    g.tell({ what: 'decloaked', ship: key });
    springMines(g, ship, chosen.placed.template);
    return queueMoment(g, ship, 'decloak');
  }
  ask(g, {
    seat: ship.seat,
    question: 'decloak',
    ship: key,
    options: [...places.map(({ option }) => option), { do: 'pass' }],
  });
};

/**
 * The ships that act next: those of the lowest or highest skill, and among equals those of the
 * player with initiative.
 */
export const nextShips = (
  g: Machine,
  open: readonly ShipState[],
  lowest: boolean,
): readonly ShipState[] => {
  const skills = open.map((ship) => skillOf(g, ship));
  const skill = lowest ? Math.min(...skills) : Math.max(...skills);
  const due = open.filter((_, at) => skills[at] === skill);
  const first = due.filter(({ seat }) => seat === g.state.initiative);
  return first.length > 0 ? first : due;
};

/**
 * Ships activate in ascending order of pilot skill; a player chooses the order among their own
 * ships of equal skill.
 */
export const activationStep = (g: Machine, frame: Of<'activation'>): void => {
  if (endWhenDecided(g)) return;
  const open = onMat(g).filter(({ activated }) => !activated);
  const answer = takeAnswer(g);
  const due = nextShips(g, open, true);
  const [first] = due;
  if (!first) {
    if (frame.at === 1) return pop(g);
    frame.at = 1;
    detonateBombs(g);
    return queueForAll(g, 'activation-end', onMat(g));
  }
  const chosen = answer?.do === 'ship' ? shipOf(g, answer.ship) : due.length === 1 ? first : null;
  if (chosen) return push(g, { kind: 'activate', at: 0, ship: chosen.key });
  ask(g, {
    seat: first.seat,
    question: 'activate',
    options: due.map(({ key }) => ({ do: 'ship' as const, ship: key })),
  });
};

const reveal = (g: Machine, ship: ShipState): void => {
  ship.revealed = true;
  if (ship.dial === null) return;
  const entry = dialOf(ship)[ship.dial];
  if (!entry) return;
  g.tell({ what: 'revealed', seat: ship.seat, ship: ship.key, name: manoeuvreName(entry) });
  onReveal(ship);
};

const revealedGreen = (g: Machine, ship: ShipState): void => {
  const shown = ship.dial === null ? undefined : dialOf(ship)[ship.dial];
  if ((ship.flies ?? shown)?.colour === 'green') queueMoment(g, ship, 'reveal-green');
};

/** Offers cards that change the manoeuvre on a dial after it is revealed. */
const turn = (g: Machine, frame: Of<'activate'>, ship: ShipState): void => {
  const answer = takeAnswer(g);
  const turns = answer === null ? turnsOf(ship, frame.turned) : [];
  if (turns.length > 0)
    return ask(g, {
      seat: ship.seat,
      question: 'turn',
      ship: ship.key,
      options: [...turns, { do: 'pass' }],
    });
  if (answer?.do !== 'turn') {
    frame.at += 1;
    return revealedGreen(g, ship);
  }
  const { card, ability, speed, bearing, colour } = answer;
  const found = heldOf(ship, 'turn').find((one) => one.card === card && one.index === ability);
  if (!found) return void (frame.at += 1);
  ship.flies = { speed, bearing, colour };
  g.tell({ what: 'used', ship: ship.key, name: nameOf(ship, card) });
  frame.turned = [...(frame.turned ?? []), card];
  payPrice(g, { ship, card, enemy: null }, found.ability.price);
};

/** Offers to drop a bomb before the manoeuvre: one per round. */
const drop = (g: Machine, frame: Of<'activate'>, ship: ShipState): void => {
  const answer = takeAnswer(g);
  const drops = answer === null && ship.dial !== null ? dropsOf(ship, false) : [];
  if (drops.length > 0)
    return ask(g, {
      seat: ship.seat,
      question: 'drop',
      ship: ship.key,
      options: [...drops.map((one) => ({ do: 'drop' as const, ...one })), { do: 'pass' }],
    });
  frame.at += 1;
  if (answer?.do === 'drop') dropBomb(g, ship, answer);
};

const execute = (g: Machine, frame: Of<'activate'>, ship: ShipState): void => {
  const ionised = isIonised(ship);
  const landing = move(g, ship, flownBy(ship, dialOf(ship), ionised));
  if (landing) frame.landing = landing;
  if (landing && ionised) take(g, ship, 'ion', ship.tokens.ion);
  clearDestroyed(g);
};

/**
 * The number of steps before the actions: before the reveal, the reveal, changes of the dial,
 * bombs, the movement, the stress check, clearing the area.
 */
const acting = 7;

/** Activates a ship: reveal the dial, execute the manoeuvre, perform actions. */
export const activateStep = (g: Machine, frame: Of<'activate'>): void => {
  const ship = shipOf(g, frame.ship);
  if (ship.place !== 'mat') return pop(g);
  switch (frame.at) {
    case 0:
      frame.at = 1;
      return ship.dial === null ? undefined : queueMoment(g, ship, 'before-reveal');
    case 1:
      frame.at = 2;
      return reveal(g, ship);
    case 2:
      return turn(g, frame, ship);
    case 3:
      return drop(g, frame, ship);
    case 4:
      frame.at = 5;
      return execute(g, frame, ship);
    case 5:
      frame.at = 6;
      if (frame.landing) checkStress(g, ship, frame.landing.entry);
      return;
    case 6:
      frame.at = acting;
      if (frame.landing) clearArea(g, ship, frame.landing);
      return clearDestroyed(g);
  }
  const actions =
    1 + heldOf(ship, 'stat').filter(({ ability }) => ability.stat === 'actions').length;
  if (!ship.skips && frame.at < acting + actions) {
    frame.at += 1;
    return push(g, freeAction(ship, null, { free: false }));
  }
  ship.activated = true;
  pop(g);
};
