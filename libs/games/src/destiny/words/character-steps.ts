import type { Texts } from '#game';
import { textOf } from '../../texts.js';
import { all as ALL } from '../cards/build.js';
import { type Phrases, theirs } from './phrases.js';
import { cardsMeant, sayCount, oneOrMany, type Say, type Sayings } from './saying.js';

const sayDistribute: Say<'distribute'> = (phrases, { what, n, among, by = 'you', as }) => {
  const things = phrases.cards({ types: ['character'], ...among });
  if (as !== undefined) phrases.choose(as, 'character', n !== 1, 'group');
  return sayCount(phrases, n, `destiny.words.distribute.${what}.${by}`, {
    what: phrases.all(by === 'opponent' ? theirs(things) : things),
  });
};

const sayTakeShields: Say<'take-shields'> = (phrases, { from, max, as }) => {
  const what = phrases.all(phrases.cards({ types: ['character'], ...from }));
  phrases.count(as, textOf('destiny.words.taken-shields'));
  return max === ALL
    ? textOf('destiny.words.take-shields.any', { what })
    : sayCount(phrases, max, 'destiny.words.take-shields.up-to', { what });
};

const sayStrip: Say<'strip'> = (phrases, { from, n }) => {
  const what = cardsMeant(phrases, from);
  return n === undefined
    ? textOf('destiny.words.strip.all', { what })
    : sayCount(phrases, n, `destiny.words.strip.${oneOrMany(n)}`, { what });
};

type About = 'exhaust' | 'defeat' | 'doom';

const about =
  (op: About) =>
  (phrases: Phrases, { cards }: { readonly cards: string }): Texts =>
    textOf(`destiny.words.${op}`, { what: phrases.chosen(cards) });

export const characterSayings: Sayings<
  | 'damage'
  | 'shields'
  | 'distribute'
  | 'strip'
  | 'heal'
  | 'move-damage'
  | 'move-shields'
  | 'block'
  | 'place-damage'
  | 'ready'
  | 'take-shields'
  | 'lend-shields'
  | 'rearrange-damage'
  | 'activate'
  | About
> = {
  damage: (phrases, { to, n, unblockable }) =>
    sayCount(phrases, n, `destiny.words.damage.${unblockable ? 'unblockable' : 'plain'}`, {
      what: cardsMeant(phrases, to),
    }),
  shields: (phrases, { to, n }) =>
    sayCount(phrases, n, `destiny.words.shields.${oneOrMany(n)}`, {
      what: cardsMeant(phrases, to),
    }),
  distribute: sayDistribute,
  strip: sayStrip,
  'take-shields': sayTakeShields,
  heal: (phrases, { at, n }) =>
    sayCount(phrases, n, 'destiny.words.heal', { what: cardsMeant(phrases, at) }),
  'move-damage': (phrases, { from, to, n }) =>
    sayCount(phrases, n, 'destiny.words.move-damage', {
      from: phrases.chosen(from),
      to: phrases.chosen(to),
    }),
  'move-shields': (phrases, { from, to, n }) =>
    sayCount(phrases, n, `destiny.words.move-shields.${oneOrMany(n)}`, {
      from: phrases.chosen(from),
      to: phrases.chosen(to),
    }),
  block: (phrases, { n }) => sayCount(phrases, n, 'destiny.words.block'),
  'place-damage': (phrases, { on, n }) =>
    sayCount(phrases, n, 'destiny.words.place-damage', { what: phrases.chosen(on) }),
  ready: (phrases, { cards }) =>
    textOf('destiny.words.ready', { what: cardsMeant(phrases, cards) }),
  exhaust: about('exhaust'),
  defeat: about('defeat'),
  doom: about('doom'),
  activate: (phrases, { cards, as }) => {
    const text = textOf('destiny.words.activate', { what: phrases.chosen(cards) });
    if (as !== undefined) phrases.choose(as, 'die', true, 'group');
    return text;
  },
  'lend-shields': () => textOf('destiny.words.lend-shields'),
  'rearrange-damage': (phrases, { among }) =>
    textOf('destiny.words.rearrange-damage', { what: cardsMeant(phrases, among) }),
};
