import { ask, pop, takeAnswer } from '#game';
import { springMines } from '../bombs.js';
import { overlapObstacles } from '../flying.js';
import type { Machine } from '../machine.js';
import { clearDestroyed } from '../moves.js';
import { setPose } from '../pose.js';
import { pullsOf } from '../pulls.js';
import { shipOf } from '../queries.js';
import type { Frame } from '../state.js';

/**
 * A player moves a small ship with a tractor beam: a roll or a boost, which may end on obstacles
 * (FAQ).
 */
export const pullStep = (g: Machine, frame: Extract<Frame, { kind: 'pull' }>): void => {
  const ship = shipOf(g, frame.ship);
  const answer = takeAnswer(g);
  const pulls = ship.place === 'mat' ? pullsOf(g, ship) : [];
  if (answer === null && pulls.length > 0)
    return ask(g, {
      seat: frame.seat,
      question: 'pull',
      ship: ship.key,
      options: [...pulls.map(({ option }) => option), { do: 'pass' }],
    });
  pop(g);
  if (answer?.do !== 'pull') return;
  const chosen = pulls.find(
    ({ option: { way, slide } }) => way === answer.way && slide === answer.slide,
  );
  if (!chosen) return;
  setPose(g, ship, chosen.placed.ship);
  springMines(g, ship, chosen.placed.template);
  overlapObstacles(g, ship);
  clearDestroyed(g);
};
