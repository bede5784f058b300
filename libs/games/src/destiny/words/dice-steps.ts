import { joinTexts, type Texts } from '#game';
import { textOf } from '../../texts.js';
import type { ResolveHow } from '../engine/behaviour.js';
import { when } from './grammar.js';
import { type Phrases, subtypeNames, symbolNames } from './phrases.js';
import { diceMeant, type Say, type Sayings, sentences } from './saying.js';

const sayTurn: Say<'turn'> = (phrases, { dice, to, notTo, symbol }) => {
  const what = phrases.chosen(dice);
  if (to?.length === 1 && to[0] === 'blank') return textOf('destiny.words.turn.blank', { what });
  if (to) return textOf('destiny.words.turn.to', { what, symbols: symbolNames(to) });
  if (notTo) return textOf('destiny.words.turn.not-to', { what, symbols: symbolNames(notTo) });
  return textOf(`destiny.words.turn.${symbol === undefined ? 'any' : 'symbol'}`, { what });
};

const sayResolve: Say<'resolve'> = (phrases, { dice, how = {} }) => {
  const { plus, as } = how;
  const changed = plus ?? as;
  const { n = 0, after = [] } = changed === undefined ? {} : phrases.quantity(changed);
  const value = [
    ...when(plus, () => textOf('destiny.words.resolve.plus', { n })),
    ...when(as, () => textOf('destiny.words.resolve.as', { n })),
  ];
  const text = textOf('destiny.words.resolve', {
    what: phrases.chosen(dice),
    how: joinTexts([...value, ...manners(how)]),
  });
  return sentences([text, ...after]);
};

const manners = ({ plusFor, free, unblockable, plain }: ResolveHow): readonly Texts[] => [
  ...when(plusFor, ({ subtype, plus: n }) =>
    textOf('destiny.words.resolve.plus-for', { n, subtype: subtypeNames([subtype]) }),
  ),
  ...when(free, () => textOf('destiny.words.resolve.free')),
  ...when(plain, () => textOf('destiny.words.resolve.plain')),
  ...when(unblockable, () => textOf('destiny.words.resolve.unblockable')),
];

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
  | 'keep-die'
  | 'other-special'
> = {
  remove: sayRemove,
  reroll: (phrases, { dice }) => textOf('destiny.words.reroll', { what: diceMeant(phrases, dice) }),
  turn: sayTurn,
  resolve: sayResolve,
  'resolve-any': (_, { by = 'you' }) => textOf(`destiny.words.resolve-any.${by}`),
  'resolve-side': (phrases, { card }) => textOf('destiny.words.resolve-side', about(phrases, card)),
  'roll-in': (phrases, { card, aside }) =>
    textOf(aside ? 'destiny.words.roll-in.aside' : 'destiny.words.roll-in', about(phrases, card)),
  'keep-die': (_, { reroll }) =>
    textOf(reroll ? 'destiny.words.keep-die.reroll' : 'destiny.words.keep-die'),
  'other-special': () => textOf('destiny.words.other-special'),
};
