import type { TableText } from '#contracts';
import { abilityText, type CardBook, type Decision, effectText, type Option } from '#rules';
import { both, fill, pair } from './pair.js';

/** What the words need to know of the game: only what the decider sees anyway. */
export interface DecisionNames {
  readonly book: CardBook;
  /** Printed id of a card the decision mentions. */
  readonly idOf: (card: number) => string | undefined;
  readonly cardName: (card: number) => string;
  /** Whether a leader's unit side is up: it has actions of its own. */
  readonly deployed: (card: number) => boolean;
  readonly seatName: (seat: number) => string;
}

const questions: Readonly<Record<Decision['kind'], TableText>> = {
  'first-player': pair('Who starts?', '¿Quién empieza?'),
  mulligan: pair('Draw a new hand?', '¿Renuevas la mano?'),
  resource: pair('Choose cards to resource', 'Elige cartas como recurso'),
  action: pair('Your action', 'Tu acción'),
  defender: pair('What does {c} attack?', '¿A qué ataca {c}?'),
  target: pair('Choose a target', 'Elige un objetivo'),
  optional: pair('Do you want to do this?', '¿Quieres hacerlo?'),
  order: pair('Which ability resolves next?', '¿Qué capacidad se resuelve ahora?'),
  'whose-order': pair(
    'Whose abilities resolve first?',
    '¿De quién son las capacidades que se resuelven primero?',
  ),
  mode: pair('Choose one', 'Elige una opción'),
  number: pair('Choose a number', 'Elige un número'),
  seat: pair('Choose a player', 'Elige un jugador'),
  name: pair('Name a card', 'Nombra una carta'),
  divide: pair('Divide {n}', 'Reparte {n}'),
  search: pair('Choose from the cards you found', 'Elige entre las cartas encontradas'),
  payment: pair('Choose how to pay', 'Elige cómo pagar'),
  unique: pair(
    'Two copies of a unique card: choose one to defeat',
    'Dos copias de una carta única: elige cuál se derrota',
  ),
};

/** What an answer is for, as the engine notes it. */
const purposes: Readonly<Record<string, TableText>> = {
  damage: pair('Choose what is dealt damage', 'Elige qué recibe el daño'),
  defeat: pair('Choose what is defeated', 'Elige qué se derrota'),
  heal: pair('Choose what is healed', 'Elige qué se cura'),
  exhaust: pair('Choose what is exhausted', 'Elige qué se agota'),
  ready: pair('Choose what is readied', 'Elige qué se prepara'),
  attack: pair('Choose who attacks', 'Elige quién ataca'),
  attach: pair('Choose what it is attached to', 'Elige a qué se vincula'),
  play: pair('Choose a card to play', 'Elige una carta para jugarla'),
  discard: pair('Choose what is discarded', 'Elige qué se descarta'),
  exploit: pair('Choose units to defeat for Exploit', 'Elige unidades que derrotar por Sacrificio'),
  credits: pair('How many Credit tokens do you spend?', '¿Cuántas fichas de Crédito gastas?'),
  capture: pair('Choose what is captured', 'Elige qué se captura'),
  token: pair('Choose who gets the token', 'Elige quién recibe la ficha'),
  lasting: pair('Choose who is affected', 'Elige a quién afecta'),
  put: pair('Choose what is put away', 'Elige qué se retira'),
  pay: pair('Do you pay?', '¿Pagas?'),
  force: pair('Do you use the Force?', '¿Utilizas la Fuerza?'),
  disclose: pair('Choose a card to disclose', 'Elige una carta que revelar'),
  indirect: pair('Divide {n} indirect damage', 'Reparte {n} de daño indirecto'),
  units: pair('Which units help to pay?', '¿Qué unidades ayudan a pagar?'),
  double: pair(
    'Defeat this unit to create twice as many tokens?',
    '¿Derrotas esta unidad para crear el doble de fichas?',
  ),
  ward: pair(
    'Choose what you defeat to prevent the damage',
    'Elige qué derrotas para prevenir el daño',
  ),
  instead: pair('Do this instead of its defeat?', '¿Haces esto en vez de su derrota?'),
  plot: pair('Which cards with Plot do you play?', '¿Qué cartas con Treta juegas?'),
  replacement: pair('What replaces the damage first?', '¿Qué sustituye primero al daño?'),
};

/** The question in words, with the card that asks it. */
export const questionText = (decision: Decision, speaker: DecisionNames): TableText => {
  const fitting =
    decision.kind === 'optional' ||
    decision.kind === 'target' ||
    decision.kind === 'divide' ||
    decision.kind === 'payment' ||
    decision.kind === 'number' ||
    decision.kind === 'order';
  const asked = (fitting ? purposes[decision.note ?? ''] : undefined) ?? questions[decision.kind];
  const known = decision.source >= 0 && speaker.idOf(decision.source) !== undefined;
  const name = known ? speaker.cardName(decision.source) : '';
  const text = fill(asked, { c: name, n: decision.total ?? '' });
  return known && decision.kind !== 'defender'
    ? fill(pair('{c}: {t}', '{c}: {t}'), { c: name, t: text })
    : text;
};

const plays: Readonly<Record<Extract<Option, { o: 'play' }>['as'], TableText>> = {
  unit: pair('Play {c}', 'Jugar {c}'),
  event: pair('Play {c}', 'Jugar {c}'),
  upgrade: pair('Play {c} as an upgrade', 'Jugar {c} como mejora'),
  pilot: pair('Play {c} as a pilot', 'Jugar {c} como piloto'),
  smuggle: pair('Play {c} from your resources', 'Jugar {c} desde tus recursos'),
  'smuggle-pilot': pair(
    'Play {c} from your resources as a pilot',
    'Jugar {c} desde tus recursos como piloto',
  ),
};

/** The printed action at this place, on the side that has it; an action gained from elsewhere is told by its card alone. */
const actionText = (
  speaker: DecisionNames,
  { card, ability }: Extract<Option, { o: 'use' }>,
): TableText | null => {
  const printed = speaker.book.cards.get(speaker.idOf(card) ?? '');
  const action = (speaker.deployed(card) ? printed?.unitSide : printed?.front)?.actions[ability];
  return action ? both((language) => abilityText(language, action)) : null;
};

/** Every "choose one" a card holds, wherever it stands in its abilities. */
const modesIn = (node: unknown): readonly Parameters<typeof effectText>[1][][] => {
  if (Array.isArray(node)) return node.flatMap(modesIn);
  if (node === null || typeof node !== 'object') return [];
  const { do: kind, modes } = node as { do?: unknown; modes?: Parameters<typeof effectText>[1][] };
  return [...(kind === 'mode' && modes ? [modes] : []), ...Object.values(node).flatMap(modesIn)];
};

/** A mode in words when the card that asks has one choice of modes; else its number. */
const modeText = (speaker: DecisionNames, { source }: Decision, index: number): TableText => {
  const card = speaker.book.cards.get(speaker.idOf(source) ?? '');
  const [modes, ...others] = card ? modesIn([card.abilities, card.back, card.asUpgrade]) : [];
  const effect = others.length === 0 ? modes?.[index] : undefined;
  return effect
    ? both((language) => effectText(language, effect))
    : pair(`Option ${index + 1}`, `Opción ${index + 1}`);
};

const yes = pair('Yes', 'Sí');
const no = pair('No', 'No');
const takesNewHand = pair('New hand', 'Nueva mano');
const keepsHand = pair('Keep this hand', 'Conservar la mano');

/** A card whose face the decider may not see, as another player's resource: told apart by its place among the options. */
const faceDown = (n: number): TableText => pair(`Face-down card ${n}`, `Carta boca abajo ${n}`);

/** One option in words. */
export const optionText = (
  option: Option,
  decision: Decision,
  speaker: DecisionNames,
): TableText => {
  switch (option.o) {
    case 'play':
      return fill(plays[option.as], { c: speaker.cardName(option.card) });
    case 'attack':
      return fill(pair('Attack with {c}', 'Atacar con {c}'), { c: speaker.cardName(option.card) });
    case 'use':
      return fill(pair('{c}: {t}', '{c}: {t}'), {
        c: speaker.cardName(option.card),
        t: actionText(speaker, option) ?? pair('use its action', 'usar su acción'),
      });
    case 'take-initiative':
      return pair('Take the initiative', 'Tomar la iniciativa');
    case 'take-counter':
      return option.counter === 'blast'
        ? pair('Take the Blast counter', 'Tomar el indicador de explosión')
        : pair('Take the Plan counter', 'Tomar el indicador de plan');
    case 'pass':
      return pair('Pass', 'Pasar');
    case 'card':
      return speaker.idOf(option.card) === undefined
        ? faceDown(decision.options.indexOf(option) + 1)
        : both(() => speaker.cardName(option.card));
    case 'trigger':
      return both(() => speaker.cardName(option.card));
    case 'seat':
      return both(() => speaker.seatName(option.seat));
    case 'number':
      return both(() => String(option.n));
    case 'mode':
      return modeText(speaker, decision, option.index);
    case 'yes':
      return decision.kind === 'mulligan' ? takesNewHand : yes;
    case 'no':
      return decision.kind === 'mulligan' ? keepsHand : no;
  }
};
