import { type Refusal } from '../engine/engine.js';
import { type Book } from '../engine/machine.js';
import { type Option, type Question } from '../engine/options.js';
import { type DestinyState } from '../engine/state.js';
import { type DieSymbol, type Side } from '../facts/card.js';
import { fullName } from '../facts/catalogue.js';
import { sameText, type Texts } from '../../texts.js';

const symbols: Readonly<Record<DieSymbol, Texts>> = {
  melee: { en: 'melee damage', es: 'daño cuerpo a cuerpo', fr: 'dégâts de mêlée' },
  ranged: { en: 'ranged damage', es: 'daño a distancia', fr: 'dégâts à distance' },
  indirect: { en: 'indirect damage', es: 'daño indirecto', fr: 'dégâts indirects' },
  'any-damage': { en: 'damage of any kind', es: 'daño de cualquier tipo', fr: 'dégâts au choix' },
  shield: { en: 'shields', es: 'escudos', fr: 'boucliers' },
  resource: { en: 'resources', es: 'recursos', fr: 'ressources' },
  disrupt: { en: 'disrupt', es: 'interferir', fr: 'perturbation' },
  discard: { en: 'discard', es: 'descartar', fr: 'défausse' },
  focus: { en: 'focus', es: 'concentración', fr: 'concentration' },
  special: { en: 'special', es: 'especial', fr: 'spécial' },
  blank: { en: 'blank', es: 'cara vacía', fr: 'face vide' },
};

/** A side of a die, such as `+2 ranged damage for 1`. */
export const sideText = ({ symbol, value, modifier, cost }: Side): Texts => {
  const counted = symbol !== 'special' && symbol !== 'blank';
  const number = counted ? `${modifier ? '+' : ''}${value} ` : '';
  const price = (word: string): string => (cost === 0 ? '' : ` ${word} ${cost}`);
  return {
    en: `${number}${symbols[symbol].en}${price('for')}`,
    es: `${number}${symbols[symbol].es}${price('por')}`,
    fr: `${number}${symbols[symbol].fr ?? symbols[symbol].en}${price('pour')}`,
  };
};

const questions: Readonly<Record<Question, Texts>> = {
  mulligan: {
    en: 'Return cards to the deck?',
    es: '¿Devolver cartas al mazo?',
    fr: 'Remettre des cartes dans le paquet ?',
  },
  battlefield: {
    en: 'Which battlefield?',
    es: '¿Qué campo de batalla?',
    fr: 'Quel champ de bataille ?',
  },
  'starting-shields': {
    en: 'Who gets a shield?',
    es: '¿Quién recibe un escudo?',
    fr: 'Qui reçoit un bouclier ?',
  },
  action: {
    en: 'Take an action or pass',
    es: 'Realiza una acción o pasa',
    fr: 'Effectuez une action ou passez',
  },
  'extra-action': {
    en: 'Take another action or pass',
    es: 'Realiza otra acción o pasa',
    fr: 'Effectuez une autre action ou passez',
  },
  'next-die': {
    en: 'Resolve another die?',
    es: '¿Resolver otro dado?',
    fr: 'Résoudre un autre dé ?',
  },
  modifier: {
    en: 'Add a modifier?',
    es: '¿Añadir un modificador?',
    fr: 'Ajouter un modificateur ?',
  },
  'dice-to-reroll': {
    en: 'Which dice are rolled again?',
    es: '¿Qué dados se vuelven a tirar?',
    fr: 'Quels dés sont relancés ?',
  },
  target: { en: 'Which character?', es: '¿Qué personaje?', fr: 'Quel personnage ?' },
  'distribute-damage': {
    en: 'Who takes the next damage?',
    es: '¿Quién recibe el siguiente daño?',
    fr: 'Qui subit le dégât suivant ?',
  },
  'distribute-shields': {
    en: 'Who gets the next shield?',
    es: '¿Quién recibe el siguiente escudo?',
    fr: 'Qui reçoit le bouclier suivant ?',
  },
  opponent: { en: 'Which opponent?', es: '¿Qué adversario?', fr: 'Quel adversaire ?' },
  die: { en: 'Which die?', es: '¿Qué dado?', fr: 'Quel dé ?' },
  'die-to-turn': {
    en: 'Which die is turned?',
    es: '¿Qué dado se gira?',
    fr: 'Quel dé est tourné ?',
  },
  side: { en: 'To which side?', es: '¿A qué cara?', fr: 'Sur quelle face ?' },
  symbol: { en: 'Which symbol?', es: '¿Qué símbolo?', fr: 'Quel symbole ?' },
  card: { en: 'Which card?', es: '¿Qué carta?', fr: 'Quelle carte ?' },
  number: { en: 'How many?', es: '¿Cuántos?', fr: 'Combien ?' },
  'use-ability': {
    en: 'Use this ability?',
    es: '¿Usar esta capacidad?',
    fr: 'Utiliser cette capacité ?',
  },
  'choose-one': { en: 'Choose one', es: 'Elige una opción', fr: 'Choisissez une option' },
  order: {
    en: 'Which ability comes first?',
    es: '¿Qué capacidad va primero?',
    fr: 'Quelle capacité d’abord ?',
  },
  redeploy: {
    en: 'Move the upgrade to whom?',
    es: '¿A quién se mueve la mejora?',
    fr: 'À qui va l’amélioration ?',
  },
  'upgrade-to-discard': {
    en: 'Which upgrade is discarded?',
    es: '¿Qué mejora se descarta?',
    fr: 'Quelle amélioration est défaussée ?',
  },
  'die-to-set-aside': {
    en: 'Which die is set aside?',
    es: '¿Qué dado se deja aparte?',
    fr: 'Quel dé est mis de côté ?',
  },
  'discard-before-drawing': {
    en: 'Discard cards before drawing?',
    es: '¿Descartar cartas antes de robar?',
    fr: 'Défausser des cartes avant de piocher ?',
  },
};

export const questionText = (question: Question): Texts => questions[question];

const refusals: Readonly<Record<Refusal['refused'], Texts>> = {
  'destiny/over': {
    en: 'The game is over',
    es: 'La partida ha terminado',
    fr: 'La partie est terminée',
  },
  'destiny/not-your-decision': {
    en: 'Another player has to decide',
    es: 'Tiene que decidir otra persona',
    fr: 'C’est à quelqu’un d’autre de décider',
  },
  'destiny/not-an-option': {
    en: 'That is not possible now',
    es: 'Eso no es posible ahora',
    fr: 'Ce n’est pas possible maintenant',
  },
  'destiny/players': {
    en: 'A game has two to four players with at least one character each',
    es: 'Una partida tiene de dos a cuatro jugadores con al menos un personaje cada uno',
    fr: 'Une partie compte de deux à quatre joueurs avec au moins un personnage chacun',
  },
  'destiny/unknown-card': {
    en: 'A card of a list is not known',
    es: 'Una carta de una lista no se conoce',
    fr: 'Une carte d’une liste n’est pas connue',
  },
};

export const refusalText = ({ refused }: Refusal): Texts => refusals[refused];

const plainPicks: Readonly<Record<'yes' | 'no' | 'done', Texts>> = {
  yes: { en: 'Yes', es: 'Sí', fr: 'Oui' },
  no: { en: 'No', es: 'No', fr: 'Non' },
  done: { en: 'Done', es: 'Listo', fr: 'Terminé' },
};

/** What an option does, in every language; cards go by their English names. */
export const optionText = (book: Book, state: DestinyState, option: Option): Texts => {
  const name = (key: string): string => {
    const one = state.cards[key];
    return one ? fullName(book.card(one.card)) : key;
  };
  const dieName = (key: string): Texts => {
    const one = state.dice[key];
    const side =
      one && one.side >= 0 ? book.card(cardOf(state, one.card)).die[one.side] : undefined;
    const shown = side ? sideText(side) : all('', '', '');
    const whose = one ? name(one.card) : key;
    return all(
      `${shown.en} (${whose})`,
      `${shown.es} (${whose})`,
      `${shown.fr ?? shown.en} (${whose})`,
    );
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

const all = (en: string, es: string, fr: string): Texts => ({ en, es, fr });

const actionText = (option: Action, name: Named, dieName: DieNamed): Texts => {
  switch (option.do) {
    case 'play':
      return playText(option, name);
    case 'activate':
      return all(
        `Activate ${name(option.card)}`,
        `Activar ${name(option.card)}`,
        `Activer ${name(option.card)}`,
      );
    case 'resolve': {
      const { en, es, fr = en } = dieName(option.die);
      return all(`Resolve ${en}`, `Resolver ${es}`, `Résoudre ${fr}`);
    }
    case 'reroll':
      return all(
        `Discard ${name(option.card)} to roll dice again`,
        `Descartar ${name(option.card)} para volver a tirar dados`,
        `Défausser ${name(option.card)} pour relancer des dés`,
      );
    case 'use':
      return all(
        `Use the action of ${name(option.card)}`,
        `Usar la acción de ${name(option.card)}`,
        `Utiliser l’action de ${name(option.card)}`,
      );
    case 'claim':
      return all(
        'Claim the battlefield',
        'Reclamar el campo de batalla',
        'Revendiquer le champ de bataille',
      );
    case 'pass':
      return all('Pass', 'Pasar', 'Passer');
    case 'concede':
      return all('Concede', 'Conceder', 'Concéder');
  }
};

const playText = (option: Extract<Action, { do: 'play' }>, name: Named): Texts => {
  const { card, on, replacing } = option;
  const part = (word: string, key: string | undefined): string =>
    key === undefined ? '' : `${word} ${name(key)}`;
  const said = (verb: string, onto: string, instead: string): string =>
    `${verb} ${name(card)}${part(onto, on)}${part(instead, replacing)}`;
  return all(
    said('Play', ' on', ', replacing'),
    said('Jugar', ' en', ', en lugar de'),
    said('Jouer', ' sur', ', à la place de'),
  );
};

const pickText = (
  book: Book,
  state: DestinyState,
  option: Pick,
  { name, dieName }: { readonly name: Named; readonly dieName: DieNamed },
): Texts => {
  switch (option.pick) {
    case 'card':
      return sameText(name(option.card));
    case 'die':
      return dieName(option.die);
    case 'side': {
      const source = state.waiting?.source;
      const side =
        source === undefined ? undefined : book.card(cardOf(state, source)).die[option.side];
      const number = option.side + 1;
      return side ? sideText(side) : all(`Side ${number}`, `Cara ${number}`, `Face ${number}`);
    }
    case 'player': {
      const number = option.seat + 1;
      return all(`Player ${number}`, `Jugador ${number}`, `Joueur ${number}`);
    }
    case 'number': {
      const number = option.number + 1;
      return state.waiting?.question === 'choose-one'
        ? all(`Option ${number}`, `Opción ${number}`, `Option ${number}`)
        : sameText(String(option.number));
    }
    default:
      return plainPicks[option.pick];
  }
};
