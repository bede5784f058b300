import { ask, pop, push, takeAnswer } from '#game';
import { barrelRolls, boost, decloakLength, type Placement } from '../../mat/manoeuvres.js';
import { flownBy, fly, manoeuvreName, onReveal, setPose } from '../flying.js';
import type { Machine } from '../machine.js';
import { clearDestroyed, take } from '../moves.js';
import type { Option } from '../options.js';
import {
  asOnMat,
  dialOf,
  heldOf,
  isCalm,
  isIonised,
  onMat,
  othersOn,
  shipOf,
  skillOf,
} from '../queries.js';
import type { Frame, ShipState } from '../state.js';
import { endWhenDecided } from './round.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/** Back, middle and front of the positions of a barrel roll, as far as they are legal. */
export const slides = (all: readonly Placement[]): { slide: number; placed: Placement }[] =>
  [0, Math.floor((all.length - 1) / 2), all.length - 1].flatMap((at, slide) => {
    const placed = all[at];
    return placed?.legal ? [{ slide, placed }] : [];
  });

type Decloak = Extract<Option, { do: 'decloak' }>;

/** Where a cloaked ship may come out: by a straight 2 to either side or ahead. */
export const decloakPlaces = (
  g: Machine,
  ship: ShipState,
): { readonly option: Decloak; readonly placed: Placement }[] => {
  const [here, others] = [asOnMat(ship), othersOn(g)];
  const ahead = boost(here, 'F', others, 2);
  return [
    ...(ahead.legal
      ? [{ option: { do: 'decloak', way: 'ahead', slide: 1 } as const, placed: ahead }]
      : []),
    ...(['left', 'right'] as const).flatMap((way) =>
      slides(barrelRolls(here, way, others, decloakLength)).map(({ slide, placed }) => ({
        option: { do: 'decloak', way, slide } as const,
        placed,
      })),
    ),
  ];
};

/** Cloaked ships may decloak at the start of the phase, the lowest skill first; it is no action. */
export const decloakStep = (g: Machine, frame: Of<'decloak'>): void => {
  const [key] = frame.waiting;
  if (key === undefined) return pop(g);
  const ship = shipOf(g, key);
  const places = decloakPlaces(g, ship);
  const answer = takeAnswer(g);
  if (answer !== null || places.length === 0) {
    frame.waiting.shift();
    const chosen =
      answer?.do === 'decloak' &&
      places.find(({ option: { way, slide } }) => way === answer.way && slide === answer.slide);
    if (!chosen) return;
    take(g, ship, 'cloak');
    setPose(g, ship, chosen.placed.ship);
    g.tell({ what: 'decloaked', ship: key });
    return;
  }
  ask(g, {
    seat: ship.seat,
    question: 'decloak',
    ship: key,
    options: [...places.map(({ option }) => option), { do: 'pass' }],
  });
};

/**
 * The ships whose turn it is: those of the wanted skill, and among equals those of initiative.
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

/** Ships activate from the lowest pilot skill up; a player's own ships of one skill in any order. */
export const activationStep = (g: Machine): void => {
  if (endWhenDecided(g)) return;
  const open = onMat(g).filter(({ activated }) => !activated);
  const answer = takeAnswer(g);
  const due = nextShips(g, open, true);
  const [first] = due;
  if (!first) return pop(g);
  const chosen = answer?.do === 'ship' ? shipOf(g, answer.ship) : due.length === 1 ? first : null;
  if (chosen) return push(g, { kind: 'activate', at: 0, ship: chosen.key });
  ask(g, {
    seat: first.seat,
    question: 'activate',
    options: due.map(({ key }) => ({ do: 'ship' as const, ship: key })),
  });
};

const reveal = (g: Machine, ship: ShipState): void => {
  const ionised = isIonised(ship);
  const entry = flownBy(ship, dialOf(ship), ionised);
  ship.revealed = true;
  if (ship.dial !== null) {
    g.tell({ what: 'revealed', seat: ship.seat, ship: ship.key, name: manoeuvreName(entry) });
    onReveal(ship);
  }
  const stays = fly(g, ship, entry);
  if (ionised && stays) take(g, ship, 'ion', ship.tokens.ion);
  clearDestroyed(g);
};

/** Reveal the dial, carry the manoeuvre out, then act. */
export const activateStep = (g: Machine, frame: Of<'activate'>): void => {
  const ship = shipOf(g, frame.ship);
  if (frame.at === 0) {
    frame.at = 1;
    return reveal(g, ship);
  }
  const actions =
    1 + heldOf(ship, 'stat').filter(({ ability }) => ability.stat === 'actions').length;
  const may = ship.place === 'mat' && !ship.skips && (ship.tokens.stress === 0 || isCalm(ship));
  if (may && frame.at <= actions) {
    frame.at += 1;
    return push(g, {
      kind: 'action',
      at: 0,
      ship: ship.key,
      free: false,
      list: null,
      strain: false,
      source: null,
    });
  }
  ship.activated = true;
  pop(g);
};
