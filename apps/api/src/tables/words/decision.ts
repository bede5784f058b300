import {
  abilityText,
  type CardBook,
  type Decision,
  type Effect,
  effectText,
  type Language,
  type Option,
  traitName,
} from '#rules';
import { printedAction } from './option-label.js';
import { both, fill, phrase, type Written, writeOnce } from './table-text.js';

/** What the texts need to know of the game: only what the player to act sees anyway. */
export interface DecisionNames {
  readonly book: CardBook;
  /** Printed id of a card the decision mentions. */
  readonly idOf: (card: number) => string | undefined;
  readonly cardName: (card: number, language: Language) => string;
  /** Whether a leader's unit side is up, which has actions of its own. */
  readonly deployed: (card: number) => boolean;
  readonly seatName: (seat: number) => string;
  /** The player whom the instruction calls "you", if another player has to decide about it. */
  readonly subject?: string | undefined;
}

/** A card's text, with the player whom it calls "you" if that is not the reader. */
const withSubject = ({ subject }: DecisionNames, text: Written): Written =>
  subject === undefined ? text : fill(phrase('{c}: {t}'), { c: subject, t: text });

const questions: Readonly<Record<Decision['kind'], Written>> = {
  'first-player': phrase('Who starts?'),
  mulligan: phrase('Draw a new hand?'),
  resource: phrase('Choose cards to resource'),
  action: phrase('Your action'),
  defender: phrase('What does {c} attack?'),
  target: phrase('Choose a target'),
  optional: phrase('Do you want to do this?'),
  order: phrase('Which ability resolves next?'),
  'whose-order': phrase('Whose abilities resolve first?'),
  mode: phrase('Choose one'),
  number: phrase('Choose a number'),
  seat: phrase('Choose a player'),
  name: phrase('Name a card'),
  trait: phrase('Name a trait'),
  divide: phrase('Divide {n}'),
  search: phrase('Choose from the cards you found'),
  payment: phrase('Choose how to pay'),
  unique: phrase('Two copies of a unique card: choose one to defeat'),
};

/** The purpose of an answer, as the engine notes it. */
const purposes: Readonly<Record<string, Written>> = {
  damage: phrase('Choose what is dealt damage'),
  defeat: phrase('Choose what is defeated'),
  heal: phrase('Choose what is healed'),
  exhaust: phrase('Choose what is exhausted'),
  ready: phrase('Choose what is readied'),
  attack: phrase('Choose who attacks'),
  attach: phrase('Choose what it is attached to'),
  play: phrase('Choose a card to play'),
  discard: phrase('Choose what is discarded'),
  exploit: phrase('Choose units to defeat for Exploit'),
  credits: phrase('How many Credit tokens do you spend?'),
  'ready-resources': phrase('How many resources do you ready?'),
  capture: phrase('Choose what is captured'),
  token: phrase('Choose who gets the token'),
  lasting: phrase('Choose who is affected'),
  put: phrase('Choose what is put away'),
  pay: phrase('Do you pay?'),
  force: phrase('Do you use the Force?'),
  disclose: phrase('Choose a card to disclose'),
  'disclose-more': phrase('Disclose further cards as well?'),
  arrange: phrase('Choose all of them in order, the topmost first'),
  copy: phrase('Choose which unit it copies'),
  indirect: phrase('Divide {n} indirect damage'),
  units: phrase('Which units help to pay?'),
  'more-damage': phrase('Have that ability deal 1 more damage?'),
  double: phrase('Defeat this unit to create twice as many tokens?'),
  ward: phrase('Choose what you defeat to prevent the damage'),
  instead: phrase('Do this instead of its defeat?'),
  plot: phrase('Which cards with Plot do you play?'),
  replacement: phrase('What replaces the damage first?'),
  reveal: phrase('Reveal another card?'),
};

/** Instructions that ask several questions, each with a text of its own. */
const severalQuestions: ReadonlySet<string> = new Set(['attach', 'capture', 'move', 'play']);

/**
 * The instruction in the card's own words if the question is about all of it; null if it is about a
 * part.
 */
const instructionText = ({ kind, note }: Decision, instruction: Effect): Written | null => {
  const { do: doing } = instruction.do === 'may' ? instruction.effect : instruction;
  const whole =
    kind === 'optional'
      ? instruction.do === 'may' && (note === undefined || note === doing)
      : kind === 'divide'
        ? doing === 'divide'
        : kind === 'target' && note === doing && !severalQuestions.has(doing);
  return whole ? wordsOfEffect(instruction) : null;
};

const wordsOfEffect = writeOnce(effectText);
const wordsOfAbility = writeOnce(abilityText);

const nameOf = ({ cardName }: DecisionNames, card: number): Written =>
  both((language) => cardName(card, language));

/**
 * The text of the question, with the card that asks it. `instruction`: the instruction being
 * carried out.
 */
export const questionText = (
  decision: Decision,
  speaker: DecisionNames,
  instruction: Effect | null = null,
): Written => {
  const fitting =
    decision.kind === 'optional' ||
    decision.kind === 'target' ||
    decision.kind === 'divide' ||
    decision.kind === 'payment' ||
    decision.kind === 'number' ||
    decision.kind === 'order';
  const told = instruction && instructionText(decision, instruction);
  const asked =
    (told && withSubject(speaker, told)) ??
    (fitting ? purposes[decision.note ?? ''] : undefined) ??
    questions[decision.kind];
  const known = decision.source >= 0 && speaker.idOf(decision.source) !== undefined;
  const name = known ? nameOf(speaker, decision.source) : '';
  const text = fill(asked, { c: name, n: decision.total ?? '' });
  return known && decision.kind !== 'defender'
    ? fill(phrase('{c}: {t}'), { c: name, t: text })
    : text;
};

const plays: Readonly<Record<Extract<Option, { o: 'play' }>['as'], Written>> = {
  unit: phrase('Play {c}'),
  event: phrase('Play {c}'),
  upgrade: phrase('Play {c} as an upgrade'),
  pilot: phrase('Play {c} as a pilot'),
  smuggle: phrase('Play {c} from your resources'),
  'smuggle-pilot': phrase('Play {c} from your resources as a pilot'),
};

/**
 * The text of the printed action with this index, on the side that is up; null for an action gained
 * from elsewhere, for which only the card is named.
 */
const actionText = (
  speaker: DecisionNames,
  option: Extract<Option, { o: 'use' }>,
): Written | null => {
  const action = printedAction(speaker, option);
  return action ? wordsOfAbility(action) : null;
};

/** Every "choose one" of a card, at any depth of its abilities. */
const modesIn = (node: unknown): readonly Parameters<typeof effectText>[1][][] => {
  if (Array.isArray(node)) return node.flatMap(modesIn);
  if (node === null || typeof node !== 'object') return [];
  const { do: kind, modes } = node as { do?: unknown; modes?: Parameters<typeof effectText>[1][] };
  return [...(kind === 'mode' && modes ? [modes] : []), ...Object.values(node).flatMap(modesIn)];
};

/** The text of a mode if the card has exactly one choice of modes; otherwise its number. */
const modeText = (speaker: DecisionNames, { source }: Decision, index: number): Written => {
  const card = speaker.book.cards.get(speaker.idOf(source) ?? '');
  const [modes, ...others] = card ? modesIn([card.abilities, card.back, card.asUpgrade]) : [];
  const effect = others.length === 0 ? modes?.[index] : undefined;
  return effect
    ? withSubject(speaker, wordsOfEffect(effect))
    : fill(phrase('Option {n}'), { n: index + 1 });
};

const yes = phrase('Yes');
const no = phrase('No');
const doesIt = phrase('Do it');
const leavesIt = phrase('Leave it');
/** Notes of questions that yes or no answers; all others say what may be done. */
const asksWhether: ReadonlySet<string | undefined> = new Set([
  'pay',
  'force',
  'disclose-more',
  'more-damage',
  'double',
  'instead',
  'reveal',
]);
const takesNewHand = phrase('New hand');
const keepsHand = phrase('Keep this hand');

/**
 * A card whose face the player to act may not see, such as another player's resource, identified by
 * its position among the options.
 */
const faceDown = (n: number): Written => fill(phrase('Face-down card {n}'), { n });

/** The text of one option. */
export const optionText = (option: Option, decision: Decision, speaker: DecisionNames): Written => {
  switch (option.o) {
    case 'play':
      return fill(plays[option.as], { c: nameOf(speaker, option.card) });
    case 'attack':
      return fill(phrase('Attack with {c}'), { c: nameOf(speaker, option.card) });
    case 'use':
      return fill(phrase('{c}: {t}'), {
        c: nameOf(speaker, option.card),
        t: actionText(speaker, option) ?? phrase('use its action'),
      });
    case 'take-initiative':
      return phrase('Take the initiative');
    case 'take-counter':
      return option.counter === 'blast'
        ? phrase('Take the Blast counter')
        : phrase('Take the Plan counter');
    case 'pass':
      return phrase('Pass');
    case 'card':
      return speaker.idOf(option.card) === undefined
        ? faceDown(decision.options.indexOf(option) + 1)
        : nameOf(speaker, option.card);
    case 'trigger':
      return nameOf(speaker, option.card);
    case 'seat':
      return option.seat === decision.seat
        ? phrase('You')
        : both(() => speaker.seatName(option.seat));
    case 'number':
      return both(() => String(option.n));
    case 'trait':
      return both(() => traitName(option.trait));
    case 'mode':
      return modeText(speaker, decision, option.index);
    case 'yes':
      if (decision.kind === 'mulligan') return takesNewHand;
      return asksWhether.has(decision.note) ? yes : doesIt;
    case 'no':
      if (decision.kind === 'mulligan') return keepsHand;
      return asksWhether.has(decision.note) ? no : leavesIt;
  }
};
