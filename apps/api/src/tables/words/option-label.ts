import {
  type Ability,
  type CardBook,
  type Effect,
  type Language,
  type Option,
  tokenName,
} from '#rules';
import { textIn } from '#game';
import { both, fill, phrase, type TablePhrase, type Written } from './table-text.js';

/** Number of characters that fit a button in the bar of a phone. */
export const LABEL_ROOM = 24;

type Action = Extract<Ability, { a: 'action' }>;

/** A word or two for each instruction; instructions that only contain others have none. */
const nouns: Readonly<Partial<Record<Effect['do'], TablePhrase>>> = {
  attack: 'Attack',
  capture: 'Capture',
  control: 'Take control',
  credit: 'Credit',
  damage: 'Damage',
  defeat: 'Defeat',
  discard: 'Discard',
  disclose: 'Disclose',
  divide: 'Damage',
  draw: 'Draw',
  exhaust: 'Exhaust',
  'exhaust-resources': 'Exhaust',
  'extra-action': 'Extra action',
  flip: 'Flip',
  force: 'The Force',
  heal: 'Heal',
  indirect: 'Damage',
  lasting: 'Bonus',
  look: 'Look',
  mill: 'Discard',
  move: 'Move',
  play: 'Play',
  put: 'Return',
  ready: 'Ready',
  'ready-resources': 'Ready',
  resource: 'Resource',
  reveal: 'Reveal',
  search: 'Search',
};

const isEffect = (node: object): node is Effect => 'do' in node;

/** The first instruction with a word of its own, at any depth. */
const nounIn = (node: unknown): Written | null => {
  if (node === null || typeof node !== 'object') return null;
  if (isEffect(node)) {
    if (node.do === 'token' || node.do === 'create') {
      const { token } = node;
      return both((language) => nameOfToken(language, token));
    }
    const noun = nouns[node.do];
    if (noun !== undefined) return phrase(noun);
  }
  for (const each of Object.values(node)) {
    const found = nounIn(each);
    if (found !== null) return found;
  }
  return null;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const nameOfToken = (language: Language, token: string): string =>
  tokenName(
    language,
    token.split('-').map(capital).join(' ').replace('Tie ', 'TIE ').replace('X Wing', 'X-Wing'),
  );

const paysOf = ({ cost }: Action): number =>
  cost.reduce(
    (sum, part) => sum + ('pay' in part && typeof part.pay === 'number' ? part.pay : 0),
    0,
  );

/**
 * The whole text if it fits the button in this language, otherwise the short one: the selected card
 * shows the rest.
 */
const fitting = (whole: Written, verb: Written): Written =>
  both((language) => {
    const text = textIn(whole, language);
    return text.length <= LABEL_ROOM ? text : textIn(verb, language);
  });

/** What a card's action does, as a verb for a button: "Use: Shield, 1". */
export const actionLabel = (action: Action): Written => {
  if (nounIn(action.effect) === null && JSON.stringify(action.effect).includes('"deploy"'))
    return phrase('Deploy');
  const n = paysOf(action);
  const using = (x: Written): Written =>
    n > 0 ? fill(phrase('Use: {x}, {n}'), { x, n }) : fill(phrase('Use: {x}'), { x });
  const plain = using(phrase('Ability'));
  const noun = nounIn(action.effect);
  return noun === null ? plain : fitting(using(noun), plain);
};

/**
 * What is needed to find the printed action with this index, on the side of the card that is up.
 */
export interface Printed {
  readonly book: CardBook;
  readonly idOf: (card: number) => string | undefined;
  readonly deployed: (card: number) => boolean;
}

export const printedAction = (
  { book, idOf, deployed }: Printed,
  { card, ability }: Extract<Option, { o: 'use' }>,
): Action | undefined => {
  const printed = book.cards.get(idOf(card) ?? '');
  return (deployed(card) ? printed?.unitSide : printed?.front)?.actions[ability];
};

const short: Readonly<Record<Extract<Option, { o: 'play' }>['as'], TablePhrase>> = {
  unit: 'Play',
  event: 'Play',
  upgrade: 'Play',
  pilot: 'Play as a pilot',
  smuggle: 'Play from resources',
  'smuggle-pilot': 'Pilot from resources',
};

/** The short text of an option for a button; null if there is only the whole text. */
export const optionLabel = (option: Option, whole: Written, printed: Printed): Written | null => {
  switch (option.o) {
    case 'play':
      return fitting(whole, phrase(short[option.as]));
    case 'attack':
      return fitting(whole, phrase('Attack'));
    case 'use': {
      const action = printedAction(printed, option);
      return action === undefined ? phrase('Use its action') : actionLabel(action);
    }
    default:
      return null;
  }
};
