import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import type { Node } from '../engine/behaviour.js';
import type { Amount, Condition } from '../engine/terms.js';
import { characterSayings } from './character-steps.js';
import { diceSayings } from './dice-steps.js';
import { finishSentence, listAlternatives, when } from './grammar.js';
import { type Choice, type Phrases, subtypeNames, symbolNames, type Things } from './phrases.js';
import { playerSayings } from './player-steps.js';
import { type NodeOf, type Op, type Say, type Sayings, sentences } from './saying.js';

const chooses = (
  phrases: Phrases,
  things: Things,
  { by = 'you', ...choice }: Pick<Choice, 'min' | 'max'> & { readonly by?: 'you' | 'opponent' },
): Texts => {
  const what = phrases.some(things, { ...choice, byOpponent: by === 'opponent' });
  const text = textOf(`destiny.words.choose.${by}`, { what });
  return sentences([text, ...phrases.quantity(choice.max).after]);
};

const isMany = (max: Amount): boolean => max !== 1;

const chooseDice: Say<'choose-dice'> = (phrases, { as, from, min = 1, max = 1, by = 'you' }) => {
  const text = chooses(phrases, phrases.dice(from), { min, max, by });
  phrases.choose(as, 'die', isMany(max));
  return text;
};

const chooseCards: Say<'choose-cards'> = (phrases, node) => {
  const { as, zone, from, min = 1, max = 1, by = 'you' } = node;
  const things = phrases.cards(from, zone);
  const text = chooses(phrases, things, { min, max, by });
  const isRest = from.among !== undefined && from.not !== undefined;
  phrases.choose(as, things.noun, isMany(max), isRest ? 'rest' : 'chosen');
  return isRest ? null : text;
};

const condition = (phrases: Phrases, is: Condition): Texts => {
  if ('showing' in is)
    return textOf('destiny.words.if.showing', {
      what: phrases.chosen(is.showing),
      symbols: symbolNames(is.symbols),
    });
  if ('type' in is)
    return textOf('destiny.words.if.subtype', {
      what: phrases.chosen(is.type),
      subtype: subtypeNames([is.subtype]),
    });
  if ('shieldsOn' in is)
    return textOf('destiny.words.if.shields', { what: phrases.chosen(is.shieldsOn) });
  if ('ownDie' in is)
    return textOf('destiny.words.if.own-die', { what: phrases.chosen(is.ownDie) });
  if ('isA' in is)
    return textOf('destiny.words.if.is-a', {
      what: phrases.chosen(is.isA),
      type: listAlternatives(is.types.map((type) => textOf(`destiny.type.${type}`))),
    });
  if ('uniqueOf' in is)
    return textOf('destiny.words.if.unique', { what: phrases.chosen(is.uniqueOf) });
  if ('none' in is) return textOf('destiny.words.if.none', { number: phrases.number(is.none) });
  if ('enough' in is)
    return textOf('destiny.words.if.enough', {
      number: phrases.number(is.enough),
      least: phrases.number(is.for),
    });
  if ('controlsField' in is) return textOf('destiny.words.if.controls');
  if ('same' in is) return textOf('destiny.words.if.same');
  if ('colored' in is)
    return textOf(`destiny.words.if.colored.${is.color}`, { what: phrases.chosen(is.colored) });
  if ('titled' in is)
    return textOf('destiny.words.if.titled', { what: phrases.chosen(is.titled), name: is.name });
  if ('villain' in is)
    return textOf('destiny.words.if.villain', { what: phrases.chosen(is.villain) });
  if ('matched' in is) return textOf('destiny.words.if.matched');
  if ('atLeast' in is && !(typeof is.atLeast === 'object' && 'count' in is.atLeast))
    return textOf('destiny.words.if.at-least', { number: phrases.number(is.atLeast), n: is.n });
  if ('firstRound' in is) return textOf('destiny.words.if.first-round');
  if ('blocked' in is) return textOf('destiny.words.if.blocked');
  return textOf('readyThis' in is ? 'destiny.words.if.ready-this' : 'destiny.words.if.did');
};

const otherwise = (phrases: Phrases, nodes: readonly Node[] | undefined): readonly Texts[] =>
  when(nodes, (then) =>
    finishSentence(textOf('destiny.words.otherwise', { then: stepsText(phrases, then) })),
  );

const sayIf: Say<'if'> = (phrases, { when: is, then, else: other }) =>
  sentences([
    textOf('destiny.words.if', {
      condition: condition(phrases, is),
      then: stepsText(phrases, then),
    }),
    ...otherwise(phrases, other),
  ]);

const sayMay: Say<'may'> = (phrases, { then, by = 'you', else: other }) =>
  sentences([
    textOf(`destiny.words.may.${by}`, { then: stepsText(phrases, then) }),
    ...otherwise(phrases, other),
  ]);

const either: Say<'either'> = (phrases, { of, by = 'you', times = 1, unlike }) =>
  joinTexts([
    unlike === undefined
      ? textOf(`destiny.words.either.${times > 1 ? 'times' : by}`, { times })
      : textOf('destiny.words.either.unlike', { what: phrases.chosen(unlike) }),
    ...of.map((nodes) =>
      textOf('destiny.words.either.part', { then: stepsText(phrases.branch(), nodes) }),
    ),
  ]);

const choices: Sayings<
  | 'choose-dice'
  | 'choose-cards'
  | 'choose-symbol'
  | 'choose-number'
  | 'count'
  | 'search'
  | 'each'
  | 'may'
  | 'either'
  | 'if'
> = {
  'choose-dice': chooseDice,
  'choose-cards': chooseCards,
  'choose-symbol': (phrases, { as, from }) => {
    const what = phrases.some(phrases.dice(from));
    phrases.choose(as, 'die', false, 'group');
    return textOf('destiny.words.choose-symbol', { what });
  },
  'choose-number': (phrases, { as, max, by = 'you' }) => {
    const key = `destiny.words.choose-number${by === 'you' ? '' : '.opponent'}` as const;
    const text = textOf(key, { n: phrases.number(max) });
    phrases.count(as, sameText('X'));
    return text;
  },
  count: (phrases, { as, n }) => {
    phrases.count(as, phrases.numberText(n));
    return null;
  },
  search: (phrases, { as, from }) => {
    const things = phrases.cards({ whose: 'own', ...from }, 'play');
    phrases.choose(as, things.noun, false, 'group');
    return textOf('destiny.words.search', { what: joinTexts([things.named, ...things.after]) });
  },
  each: (phrases, { of, as, then }) => {
    const what =
      typeof of === 'string' ? phrases.chosen(of) : phrases.all(phrases.cards({ ...of }));
    const within = phrases.branch();
    within.choose(as, typeof of === 'string' ? 'card' : 'character', false, 'group');
    return textOf('destiny.words.each', { what, then: stepsText(within, then) });
  },
  may: sayMay,
  either,
  if: sayIf,
};

const sayings: Sayings<Op> = { ...choices, ...diceSayings, ...characterSayings, ...playerSayings };

const stepText = <Name extends Op>(phrases: Phrases, node: NodeOf<Name>): Texts | null =>
  (sayings[node.op as Name] as Say<Name>)(phrases, node);

/** The text of an ability's steps, at least one sentence each. */
export const stepsText = (phrases: Phrases, nodes: readonly Node[]): Texts =>
  sentences(
    nodes.flatMap((node) => {
      const text = stepText(phrases, node);
      return text === null ? [] : [finishSentence(text)];
    }),
  );
