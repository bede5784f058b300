import type { Condition } from './terms.js';
import { amount, cardsNamed, diceThatFit } from './filters.js';
import type { Machine } from './machine.js';
import { card, controllerOf, controlsBattlefield, die, facts, sideOf } from './queries.js';
import type { RunFrame } from './state.js';

/** Whether a condition of an ability holds now. */
export const isMet = (g: Machine, frame: RunFrame, when: Condition): boolean => {
  if ('showing' in when)
    return (frame.chosen[when.showing] ?? []).some((key) => {
      const one = die(g, key);
      return one.place === 'pool' && when.symbols.includes(sideOf(g, one).symbol);
    });
  if ('atLeast' in when) return amount(g, frame, when.atLeast) >= when.n;
  if ('subtype' in when)
    return (frame.chosen[when.type] ?? []).some((key) =>
      facts(g, key).subtypes.includes(when.subtype),
    );
  if ('firstRound' in when) return g.state.round === 1;
  if ('blocked' in when) return (frame.numbers['blocked'] ?? 0) > 0;
  if ('readyThis' in when) return !card(g, frame.source).exhausted;
  if ('shieldsOn' in when) return amount(g, frame, { shieldsOn: when.shieldsOn }) > 0;
  if ('none' in when) return amount(g, frame, when.none) === 0;
  if ('enough' in when) return amount(g, frame, when.enough) >= amount(g, frame, when.for);
  if ('controlsField' in when) return controlsBattlefield(g, frame.seat);
  if ('same' in when) return (frame.numbers['same'] ?? 0) > 0;
  return isMetByDice(g, frame, when);
};

/** Conditions about chosen cards and dice. */
const isMetByDice = (
  g: Machine,
  frame: RunFrame,
  when: Extract<
    Condition,
    | { ownDie: string }
    | { isA: string }
    | { uniqueOf: string }
    | { matched: string }
    | { colored: string }
    | { titled: string }
    | { villain: string }
  >,
): boolean => {
  const chosen = (as: string) => cardsNamed(g, frame, as);
  if ('colored' in when)
    return chosen(when.colored).some((key) => facts(g, key).color === when.color);
  if ('titled' in when) return chosen(when.titled).some((key) => facts(g, key).name === when.name);
  if ('villain' in when)
    return chosen(when.villain).some((key) => facts(g, key).affiliation === 'villain');
  if ('isA' in when)
    return chosen(when.isA).some((key) =>
      when.types.includes(facts(g, g.state.dice[key]?.card ?? key).type),
    );
  if ('uniqueOf' in when)
    return chosen(when.uniqueOf).some((key) => facts(g, die(g, key).card).unique);
  if ('matched' in when)
    return chosen(when.matched).some((key) =>
      diceThatFit(g, frame, { whose: 'own', shows: [sideOf(g, die(g, key)).symbol] }).some(
        (other) => other.key !== key,
      ),
    );
  return chosen(when.ownDie).some((key) => controllerOf(g, die(g, key)) === frame.seat);
};
