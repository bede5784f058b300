import { type Refusal } from '../engine/engine.js';
import { type Book } from '../engine/machine.js';
import { type Option, type Question } from '../engine/options.js';
import { type DestinyState } from '../engine/state.js';
import { type DieSymbol, type Side } from '../facts/card.js';
import { fullName } from '../facts/catalogue.js';
import { type Texts } from '../../texts.js';

const symbols: Readonly<Record<DieSymbol, Texts>> = {
  melee: { en: 'melee damage', es: 'daño cuerpo a cuerpo' },
  ranged: { en: 'ranged damage', es: 'daño a distancia' },
  indirect: { en: 'indirect damage', es: 'daño indirecto' },
  'any-damage': { en: 'damage of any kind', es: 'daño de cualquier tipo' },
  shield: { en: 'shields', es: 'escudos' },
  resource: { en: 'resources', es: 'recursos' },
  disrupt: { en: 'disrupt', es: 'interferir' },
  discard: { en: 'discard', es: 'descartar' },
  focus: { en: 'focus', es: 'concentración' },
  special: { en: 'special', es: 'especial' },
  blank: { en: 'blank', es: 'cara vacía' },
};

/** A side of a die, such as `+2 ranged damage for 1`. */
export const sideText = ({ symbol, value, modifier, cost }: Side): Texts => {
  const counted = symbol !== 'special' && symbol !== 'blank';
  const number = counted ? `${modifier ? '+' : ''}${value} ` : '';
  const price = (word: string): string => (cost === 0 ? '' : ` ${word} ${cost}`);
  return {
    en: `${number}${symbols[symbol].en}${price('for')}`,
    es: `${number}${symbols[symbol].es}${price('por')}`,
  };
};

const questions: Readonly<Record<Question, Texts>> = {
  mulligan: { en: 'Return cards to the deck?', es: '¿Devolver cartas al mazo?' },
  battlefield: { en: 'Which battlefield?', es: '¿Qué campo de batalla?' },
  'starting-shields': { en: 'Who gets a shield?', es: '¿Quién recibe un escudo?' },
  action: { en: 'Take an action or pass', es: 'Realiza una acción o pasa' },
  'extra-action': { en: 'Take another action or pass', es: 'Realiza otra acción o pasa' },
  'next-die': { en: 'Resolve another die?', es: '¿Resolver otro dado?' },
  modifier: { en: 'Add a modifier?', es: '¿Añadir un modificador?' },
  'dice-to-reroll': { en: 'Which dice are rolled again?', es: '¿Qué dados se vuelven a tirar?' },
  target: { en: 'Which character?', es: '¿Qué personaje?' },
  'distribute-damage': { en: 'Who takes the next damage?', es: '¿Quién recibe el siguiente daño?' },
  'distribute-shields': {
    en: 'Who gets the next shield?',
    es: '¿Quién recibe el siguiente escudo?',
  },
  opponent: { en: 'Which opponent?', es: '¿Qué adversario?' },
  die: { en: 'Which die?', es: '¿Qué dado?' },
  'die-to-turn': { en: 'Which die is turned?', es: '¿Qué dado se gira?' },
  side: { en: 'To which side?', es: '¿A qué cara?' },
  symbol: { en: 'Which symbol?', es: '¿Qué símbolo?' },
  card: { en: 'Which card?', es: '¿Qué carta?' },
  number: { en: 'How many?', es: '¿Cuántos?' },
  'use-ability': { en: 'Use this ability?', es: '¿Usar esta capacidad?' },
  'choose-one': { en: 'Choose one', es: 'Elige una opción' },
  order: { en: 'Which ability comes first?', es: '¿Qué capacidad va primero?' },
  redeploy: { en: 'Move the upgrade to whom?', es: '¿A quién se mueve la mejora?' },
  'upgrade-to-discard': { en: 'Which upgrade is discarded?', es: '¿Qué mejora se descarta?' },
  'die-to-set-aside': { en: 'Which die is set aside?', es: '¿Qué dado se deja aparte?' },
  'discard-before-drawing': {
    en: 'Discard cards before drawing?',
    es: '¿Descartar cartas antes de robar?',
  },
};

export const questionText = (question: Question): Texts => questions[question];

const refusals: Readonly<Record<Refusal['refused'], Texts>> = {
  'destiny/over': { en: 'The game is over', es: 'La partida ha terminado' },
  'destiny/not-your-decision': {
    en: 'Another player has to decide',
    es: 'Tiene que decidir otra persona',
  },
  'destiny/not-an-option': {
    en: 'That is not possible now',
    es: 'Eso no es posible ahora',
  },
  'destiny/players': {
    en: 'A game has two to four players with at least one character each',
    es: 'Una partida tiene de dos a cuatro jugadores con al menos un personaje cada uno',
  },
  'destiny/unknown-card': {
    en: 'A card of a list is not known',
    es: 'Una carta de una lista no se conoce',
  },
};

export const refusalText = ({ refused }: Refusal): Texts => refusals[refused];

const plainPicks: Readonly<Record<'yes' | 'no' | 'done', Texts>> = {
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  done: { en: 'Done', es: 'Listo' },
};

/** What an option does, in both languages; cards go by their English names. */
export const optionText = (book: Book, state: DestinyState, option: Option): Texts => {
  const name = (key: string): string => {
    const one = state.cards[key];
    return one ? fullName(book.card(one.card)) : key;
  };
  const dieName = (key: string): Texts => {
    const one = state.dice[key];
    const side =
      one && one.side >= 0 ? book.card(cardOf(state, one.card)).die[one.side] : undefined;
    const shown = side ? sideText(side) : { en: '', es: '' };
    const whose = one ? name(one.card) : key;
    return { en: `${shown.en} (${whose})`, es: `${shown.es} (${whose})` };
  };
  return 'do' in option
    ? actionText(option, name, dieName)
    : pickText(book, state, option, { name, dieName });
};

const cardOf = (state: DestinyState, key: string): string => state.cards[key]?.card ?? '';

type Named = (key: string) => string;
type DieNamed = (key: string) => Texts;
type Action = Extract<Option, { do: string }>;
type Pick = Extract<Option, { pick: string }>;

const both = (en: string, es: string): Texts => ({ en, es });

const actionText = (option: Action, name: Named, dieName: DieNamed): Texts => {
  switch (option.do) {
    case 'play': {
      const on =
        option.on === undefined ? ['', ''] : [` on ${name(option.on)}`, ` en ${name(option.on)}`];
      const old = option.replacing;
      const instead =
        old === undefined ? ['', ''] : [`, replacing ${name(old)}`, `, en lugar de ${name(old)}`];
      return both(
        `Play ${name(option.card)}${on[0]}${instead[0]}`,
        `Jugar ${name(option.card)}${on[1]}${instead[1]}`,
      );
    }
    case 'activate':
      return both(`Activate ${name(option.card)}`, `Activar ${name(option.card)}`);
    case 'resolve':
      return both(`Resolve ${dieName(option.die).en}`, `Resolver ${dieName(option.die).es}`);
    case 'reroll':
      return both(
        `Discard ${name(option.card)} to roll dice again`,
        `Descartar ${name(option.card)} para volver a tirar dados`,
      );
    case 'use':
      return both(
        `Use the action of ${name(option.card)}`,
        `Usar la acción de ${name(option.card)}`,
      );
    case 'claim':
      return both('Claim the battlefield', 'Reclamar el campo de batalla');
    case 'pass':
      return both('Pass', 'Pasar');
    case 'concede':
      return both('Concede', 'Conceder');
  }
};

const pickText = (
  book: Book,
  state: DestinyState,
  option: Pick,
  { name, dieName }: { readonly name: Named; readonly dieName: DieNamed },
): Texts => {
  switch (option.pick) {
    case 'card':
      return both(name(option.card), name(option.card));
    case 'die':
      return dieName(option.die);
    case 'side': {
      const source = state.waiting?.source;
      const side =
        source === undefined ? undefined : book.card(cardOf(state, source)).die[option.side];
      return side ? sideText(side) : both(`Side ${option.side + 1}`, `Cara ${option.side + 1}`);
    }
    case 'player':
      return both(`Player ${option.seat + 1}`, `Jugador ${option.seat + 1}`);
    case 'number':
      return state.waiting?.question === 'choose-one'
        ? both(`Option ${option.number + 1}`, `Opción ${option.number + 1}`)
        : both(String(option.number), String(option.number));
    default:
      return plainPicks[option.pick];
  }
};
