import { joinTexts, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { all as ALL } from '../cards/build.js';
import { knownCard } from '../facts/catalogue.js';
import type { ResolveHow } from '../engine/behaviour.js';
import { when } from './grammar.js';
import { type Phrases, subtypeNames, symbolNames } from './phrases.js';
import { diceMeant, type Say, type Sayings, sentences } from './saying.js';

const sayTurn: Say<'turn'> = (phrases, { dice, to, notTo, symbol, by, priced, up: n, value }) => {
  const what = phrases.chosen(dice);
  if (priced) return textOf('destiny.words.turn.priced', { what });
  if (value !== undefined) return textOf('destiny.words.turn.value', { what, n: value });
  if (n !== undefined) return textOf('destiny.words.turn.up', { what, n });
  if (to && by === 'opponent')
    return textOf('destiny.words.turn.by-opponent', { what, symbols: symbolNames(to) });
  if (to?.length === 1 && to[0] === 'blank') return textOf('destiny.words.turn.blank', { what });
  if (to) return textOf('destiny.words.turn.to', { what, symbols: symbolNames(to) });
  if (notTo) return textOf('destiny.words.turn.not-to', { what, symbols: symbolNames(notTo) });
  return textOf(`destiny.words.turn.${symbol === undefined ? 'any' : 'symbol'}`, { what });
};

const sayResolve: Say<'resolve'> = (phrases, { dice, how = {}, by = 'you' }) => {
  const { plus, as } = how;
  const changed = plus ?? as;
  const { n = 0, after = [] } = changed === undefined ? {} : phrases.quantity(changed);
  const value = [
    ...when(plus, () => textOf('destiny.words.resolve.plus', { n })),
    ...when(as, () => textOf('destiny.words.resolve.as', { n })),
  ];
  if (how.struck) phrases.choose('struck', 'character', false, 'group');
  const text = textOf(by === 'you' ? 'destiny.words.resolve' : 'destiny.words.resolve.opponent', {
    what: phrases.chosen(dice),
    how: joinTexts([...value, ...manners(how)]),
  });
  return sentences([text, ...after]);
};

const manners = (how: ResolveHow): readonly Texts[] => {
  const { plusFor, free, unblockable, plain, symbol, keeps, each, asOwn } = how;
  return [
    ...when(asOwn, () => textOf('destiny.words.resolve.as-own')),
    ...when(symbol, (one) =>
      textOf('destiny.words.resolve.symbol', { symbols: symbolNames([one]) }),
    ),
    ...when(keeps, () => textOf('destiny.words.resolve.keeps')),
    ...when(plusFor, ({ subtype, plus: n }) =>
      textOf('destiny.words.resolve.plus-for', { n, subtype: subtypeNames([subtype]) }),
    ),
    ...when(free, () => textOf('destiny.words.resolve.free')),
    ...when(plain, () => textOf('destiny.words.resolve.plain')),
    ...when(unblockable, () => textOf('destiny.words.resolve.unblockable')),
    ...when(each, () => textOf('destiny.words.resolve.each')),
  ];
};

const sayResolveAny: Say<'resolve-any'> = (phrases, node) => {
  const { by = 'you', from, max = ALL, same, unblockable } = node;
  if (from === undefined && max === ALL) return textOf(`destiny.words.resolve-any.${by}`);
  return textOf('destiny.words.resolve-any.some', {
    what: phrases.some(phrases.dice(from ?? { whose: 'own' }), { min: 0, max }),
    how: joinTexts([
      ...when(same, () => textOf('destiny.words.resolve-any.same')),
      ...when(unblockable, () => textOf('destiny.words.resolve.unblockable')),
    ]),
  });
};

const sayRemove: Say<'remove'> = (phrases, { dice, symbol }) => {
  const what = diceMeant(phrases, dice);
  return textOf(symbol === undefined ? 'destiny.words.remove' : 'destiny.words.remove.symbol', {
    what,
  });
};

const about = (phrases: Phrases, card: string) => ({ what: phrases.chosen(card) });

export const diceSayings: Sayings<
  | 'remove'
  | 'reroll'
  | 'turn'
  | 'resolve'
  | 'resolve-any'
  | 'resolve-side'
  | 'roll-in'
  | 'roll-outside'
  | 'keep-die'
  | 'other-special'
  | 'whose-die'
  | 'raise'
> = {
  remove: sayRemove,
  reroll: (phrases, { dice }) => textOf('destiny.words.reroll', { what: diceMeant(phrases, dice) }),
  turn: sayTurn,
  resolve: sayResolve,
  'resolve-any': sayResolveAny,
  'resolve-side': (phrases, { card, other }) =>
    other
      ? textOf('destiny.words.resolve-side.other')
      : textOf('destiny.words.resolve-side', about(phrases, card)),
  'roll-in': (phrases, { card, aside, one, as }) => {
    const way = aside ? '.aside' : one ? '.one' : '';
    const text = textOf(`destiny.words.roll-in${way}`, about(phrases, card));
    if (as !== undefined) phrases.choose(as, 'die', !one, 'group');
    return text;
  },
  'roll-outside': (_, { card }) =>
    textOf('destiny.words.roll-outside', { name: knownCard(card).name }),
  'keep-die': (_, { reroll }) =>
    textOf(reroll ? 'destiny.words.keep-die.reroll' : 'destiny.words.keep-die'),
  'other-special': (_, { own }) =>
    textOf(own ? 'destiny.words.other-special.own' : 'destiny.words.other-special'),
  'whose-die': (phrases, { die, as }) => {
    phrases.chooseOwner(as, die);
    return null;
  },
  raise: (_, { n }) => textOf('destiny.words.raise', { n }),
};
