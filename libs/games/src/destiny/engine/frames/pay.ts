import { ask, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { exhaust, resolvingCost } from '../moves.js';
import type { Option } from '../options.js';
import { characters, seatOf } from '../queries.js';
import { lighteners, priceOfExempt } from '../resolvable.js';
import type { ResolveFrame } from '../state.js';

const pickCard = (key: string): Option => ({ pick: 'card', card: key });
const no: Option = { pick: 'no' };

/**
 * Asks which cards are exhausted to reduce the cost of resolving dice: first a character for dice
 * that can be paid for by one, then cards that reduce it by 1 each. A player who could not pay
 * otherwise must accept.
 * @returns whether everything has been asked.
 */
export const payStep = (g: Machine, frame: ResolveFrame): boolean => {
  const dice = [frame.die, ...frame.with];
  const price = resolvingCost(g, dice) - (frame.less ?? 0);
  if (frame.how.free || price <= 0) return true;
  const answer = takeAnswer(g);
  const asked = (frame.helped ??= []);
  const exempt = priceOfExempt(g, dice);
  const isFirst = exempt > 0 && !asked.includes('character');
  const cards = isFirst
    ? characters(g, frame.seat).filter(({ exhausted }) => !exhausted)
    : lighteners(g, frame.seat).filter(({ key }) => !asked.includes(key));
  if (cards.length === 0) {
    if (isFirst) asked.push('character');
    return !isFirst;
  }
  if (answer === null) {
    const others = isFirst ? lighteners(g, frame.seat).length : cards.length - 1;
    const offered = isFirst ? cards : cards.slice(0, 1);
    const options = offered.map(({ key }) => pickCard(key));
    const source = isFirst ? g.state.dice[frame.die]?.card : cards[0]?.key;
    ask(g, {
      seat: frame.seat,
      question: 'exhaust-to-pay',
      ...(source === undefined ? {} : { source }),
      options: price > seatOf(g, frame.seat).resources + others ? options : [...options, no],
    });
    return false;
  }
  asked.push(isFirst ? 'character' : (cards[0]?.key ?? ''));
  if ('pick' in answer && answer.pick === 'card') {
    exhaust(g, answer.card);
    frame.less = (frame.less ?? 0) + (isFirst ? exempt : 1);
  }
  return false;
};
