import {
  Engine,
  type Edge,
  type GameFact,
  isRefusal,
  type Move as MoveOf,
  type Steps,
} from '#game';
import { actionStep } from './frames/action.js';
import { activateStep, activationStep, decloakStep } from './frames/activation.js';
import { attackStep } from './frames/attack.js';
import { combatStep } from './frames/combat.js';
import { dealtStep } from './frames/dealt.js';
import { followStep } from './frames/follow.js';
import { momentStep } from './frames/moment.js';
import { rolledStep } from './frames/rolled.js';
import { pullStep } from './frames/pull.js';
import { concede, endStep, planningStep, roundStep } from './frames/round.js';
import { setupStep } from './frames/setup.js';
import { isKnown, laidOut, type SeatSetup } from './layout.js';
import type { Happening, Machine } from './machine.js';
import type { Decision, Option } from './options.js';
import { linkPilots } from './queries.js';
import type { Frame, XwingState } from './state.js';
import { drainQueue } from './triggers.js';

export { isRefusal };

export type Move = MoveOf<Option>;
export type XwingEvent = GameFact<SeatSetup, Option>;

/** Resolves all queued abilities before the step of the frame below continues. */
const afterQueue =
  <F extends Frame>(step: (g: Machine, frame: F) => void) =>
  (g: Machine, frame: F): void => {
    linkPilots(g);
    if (!drainQueue(g)) step(g, frame);
  };

const steps: Steps<Machine, Frame> = {
  setup: afterQueue(setupStep),
  round: afterQueue(roundStep),
  planning: afterQueue(planningStep),
  decloak: afterQueue(decloakStep),
  activation: afterQueue(activationStep),
  activate: afterQueue(activateStep),
  action: afterQueue(actionStep),
  moment: afterQueue(momentStep),
  combat: afterQueue(combatStep),
  attack: afterQueue(attackStep),
  follow: afterQueue(followStep),
  pull: afterQueue(pullStep),
  // A dealt damage card is resolved before anything that follows the damage.
  dealt: dealtStep,
  // The effect of a die comes before anything that follows the roll.
  rolled: rolledStep,
  end: afterQueue(endStep),
};

const unfit = (seats: readonly SeatSetup[]) => {
  if (seats.length !== 2 || seats.some(({ ships }) => ships.length === 0)) return 'xwing/players';
  return seats.every(isKnown) ? null : 'xwing/unknown-card';
};

/** If there is only one option, it is chosen for the player. */
const only = ({ options }: Decision): Option | undefined =>
  options.length === 1 ? options[0] : undefined;

/**
 * X-Wing, first edition, between two squads of small and large ships. Positions are those of the
 * judges' mat.
 */
export const xwingEngine = new Engine({
  name: 'xwing',
  unfit,
  laidOut,
  copy: (state: XwingState) => structuredClone(state),
  machine: (state, edge: Edge<Happening>): Machine => ({ state, ...edge }),
  steps,
  overtakes: () => false,
  only,
  mayConcede: ({ winner }) => winner === null,
  concede,
});
