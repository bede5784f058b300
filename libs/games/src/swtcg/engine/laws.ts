import { optionKey } from '#game';
import { mostInStack } from './frames/stacks.js';
import type { Machine } from './machine.js';
import { readerOf } from './reading.js';
import { arenasOf, facts, isUnitCard, stackOf, totalsOf } from './queries.js';
import type { CardState, SwtcgState } from './state.js';

type Fault = string;

const countFaults = (state: SwtcgState, before: SwtcgState): Fault[] => {
  const keys = (of: object): string => Object.keys(of).sort().join();
  const faults: Fault[] = [];
  if (before.phase !== 'sides' && keys(state.cards) !== keys(before.cards))
    faults.push('cards came or went');
  for (const { force, points } of state.seats)
    for (const number of [force, points])
      if (!Number.isInteger(number) || number < 0) faults.push(`${number} Force or build points`);
  state.decks.forEach((deck, seat) => {
    const inDeck = Object.values(state.cards).filter(
      ({ zone, owner }) => zone === 'deck' && owner === seat,
    );
    if (deck.length !== inDeck.length || inDeck.some(({ key }) => !deck.includes(key)))
      faults.push(`the deck of seat ${seat} is not what its cards say`);
  });
  return faults;
};

const lyingFaults = (g: Machine, one: CardState): Fault[] => {
  const { key, zone, on, arena } = one;
  const faults: Fault[] = [];
  const under = on === null ? undefined : g.state.cards[on];
  if ((zone === 'stack' || zone === 'attached' || zone === 'beneath') !== (on !== null))
    faults.push(`${key}: lies on ${String(on)} in ${zone}`);
  // A unit that is a Pilot keeps its Equipment.
  const carries = ['arena', 'build', ...(isUnitCard(g, key) ? [] : ['attached'])];
  if (zone === 'attached' && !carries.includes(under?.zone ?? ''))
    faults.push(`${key}: attached to what is in ${String(under?.zone)}`);
  const holdsStack = ['arena', 'build', 'attached'].includes(under?.zone ?? '');
  if ((zone === 'stack' || zone === 'beneath') && !holdsStack)
    faults.push(`${key}: under what is in ${String(under?.zone)}`);
  const lies = zone === 'arena' || zone === 'location';
  if (lies !== (arena !== null)) faults.push(`${key}: ${zone} of ${String(arena)}`);
  if (arena !== null && !arenasOf(g, key).includes(arena))
    faults.push(`${key}: a unit of another arena in ${arena}`);
  return faults;
};

const cardFaults = (g: Machine, one: CardState): Fault[] => {
  const { key, zone, damage, counters, faceDown, tapped } = one;
  const faults = lyingFaults(g, one);
  if (damage < 0 || counters < 0) faults.push(`${key}: counters below none`);
  if (faceDown && zone !== 'build') faults.push(`${key}: face down in ${zone}`);
  const bare = ['deck', 'hand', 'discard', 'supply', 'out'].includes(zone);
  if (
    bare &&
    (damage > 0 || counters > 0 || tapped || (zone !== 'hand' && one.controller !== one.owner))
  )
    faults.push(`${key}: kept something outside play`);
  const isAsked = g.state.waiting?.question === 'rescue';
  if (zone === 'arena' && !isAsked && damage >= totalsOf(g, key).health)
    faults.push(`${key}: stands with ${damage} damage`);
  const stacked = zone === 'arena' ? stackOf(g, key) : [];
  if (stacked.length >= mostInStack) faults.push(`${key}: a stack of ${stacked.length + 1}`);
  return faults;
};

const uniqueFaults = (g: Machine): Fault[] => {
  const tops = Object.values(g.state.cards).filter(
    ({ zone, faceDown }) => (zone === 'arena' || zone === 'build') && !faceDown,
  );
  const seen = new Set<string>();
  return tops.flatMap(({ key, controller }) => {
    const { name, version } = facts(g, key);
    if (version === undefined) return [];
    const mark = `${controller} ${name}`;
    if (seen.has(mark)) return [`${key}: a second ${name}`];
    seen.add(mark);
    return [];
  });
};

const decisionFaults = ({ waiting, winner }: SwtcgState): Fault[] => {
  if (!waiting) return winner === null ? ['nobody has to decide'] : [];
  const { options, question } = waiting;
  const twice = new Set(options.map(optionKey)).size !== options.length;
  return twice ? [`${question}: an option stands twice`] : [];
};

/**
 * Violated invariants at a decision: cards neither appear nor vanish, each has one place, and
 * counters stay within their bounds.
 */
export const lawFaults = (g: Pick<Machine, 'book' | 'state'>, before: SwtcgState): Fault[] => {
  const machine = readerOf(g.state, g.book);
  return [
    ...countFaults(g.state, before),
    ...Object.values(g.state.cards).flatMap((one) => cardFaults(machine, one)),
    ...(g.state.winner === null ? uniqueFaults(machine) : []),
    ...decisionFaults(g.state),
  ];
};
