import { ask, takeAnswer } from '#game';
import type { Cost } from '../../card.js';
import type { Machine } from '../machine.js';
import { canPay, pay } from '../moves.js';
import type { Option } from '../options.js';
import { abilitiesOf, buildZone, units } from '../queries.js';
import type { Frame } from '../state.js';
import { ownPilots } from './pilots.js';

/**
 * The upkeeps of a player as `card:ability index`, including those of units in the build zone and
 * of Pilots.
 */
export const upkeepsOf = (g: Machine, seat: number): string[] =>
  [...units(g, seat), ...buildZone(g, seat), ...ownPilots(g, seat)]
    .filter(({ faceDown }) => !faceDown)
    .flatMap(({ key }) =>
      abilitiesOf(g, key).flatMap(({ keyword }, at) =>
        keyword === 'Upkeep' ? [`${key}:${at}`] : [],
      ),
    );

const costsOf = (g: Machine, upkeep: string): readonly (Cost | undefined)[] => {
  const [key = '', at = ''] = upkeep.split(':');
  const { cost, costs = [cost] } = abilitiesOf(g, key)[Number(at)] ?? {};
  return costs;
};

/**
 * Each upkeep that can be paid is paid in one of its ways, in the order that its player chooses.
 */
export const upkeep = (g: Machine, frame: Extract<Frame, { kind: 'build' }>): void => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    const [key = '', at = '', way = '0'] = answer.card.split(':');
    frame.upkeep = frame.upkeep.filter((one) => one !== `${key}:${at}`);
    const cost = costsOf(g, `${key}:${at}`)[Number(way)];
    if (canPay(g, frame.seat, cost, { key })) pay(g, frame.seat, cost, { key });
    return;
  }
  const options = frame.upkeep.flatMap((one): Option[] =>
    costsOf(g, one).flatMap((cost, way) =>
      canPay(g, frame.seat, cost, { key: one.split(':')[0] ?? '' })
        ? [{ pick: 'card', card: `${one}:${way}` }]
        : [],
    ),
  );
  if (options.length === 0) {
    frame.upkeep = [];
    frame.at = 2;
    return;
  }
  ask(g, { seat: frame.seat, question: 'upkeep', options });
};
