/** Why something cannot be done, for the player who wants to do it. */
import { type Filter } from '../effects/nodes.js';
import { type ReasonCode } from '../explain/reasons.js';
import { type Language, type Pair, say, sentence } from './language.js';
import { noun } from './nouns.js';

const REASONS: Readonly<Record<ReasonCode, Pair>> = {
  'game-over': ['The game is over', 'La partida ha terminado'],
  waiting: ['It is {s}’s turn to decide', 'Le toca decidir a {s}'],
  'other-question': [
    'Another question has to be answered first',
    'Antes hay que responder a otra pregunta',
  ],
  'not-offered': ['It cannot be chosen now', 'Ahora no se puede elegir'],
  'not-wanted': ['Only {w} can be chosen', 'Solo se puede elegir {w}'],
  'no-such-card': ['There is no such card', 'No existe esa carta'],
  'not-yours': ['You do not control it', 'No la controlas'],
  'not-in-hand': [
    'It is not in your hand, and nothing lets you play it from where it is',
    'No está en tu mano y nada te permite jugarla desde donde está',
  ],
  'no-smuggle': [
    'It is a resource and does not have Smuggle',
    'Es un recurso y no tiene Contrabando',
  ],
  'not-played': [
    'Leaders, bases and tokens are never played',
    'Los líderes, las bases y las fichas nunca se juegan',
  ],
  'too-expensive': [
    'It costs {cost} and you can pay {purse}{parts}',
    'Cuesta {cost} y puedes pagar {purse}{parts}',
  ],
  named: [
    '{c} names this card, so you cannot play it',
    '{c} nombra esta carta, así que no puedes jugarla',
  ],
  forbidden: ['{c} does not let you play it', '{c} no te permite jugarla'],
  'extra-cost': [
    'You cannot pay the additional cost of {c}',
    'No puedes pagar el coste adicional de {c}',
  ],
  'nothing-to-bear-it': [
    'It can be attached only to {w}, and there is none',
    'Solo se puede vincular a {w}, y no hay ninguna',
  ],
  'not-a-unit': ['It is not a unit', 'No es una unidad'],
  exhausted: ['It is exhausted', 'Está agotada'],
  'cannot-attack': ['Because of {c} it cannot attack', 'Por {c} no puede atacar'],
  'must-attack-with': ['You must attack with {c}', 'Tienes que atacar con {c}'],
  'must-attack-base': ['It must attack a base', 'Tiene que atacar una base'],
  'nothing-to-attack': ['There is nothing that it can attack', 'No hay nada que pueda atacar'],
  'own-card': ['You control it yourself', 'La controlas tú'],
  'other-arena': ['It is in the other arena', 'Está en la otra arena'],
  guarded: [
    '{c} has Sentinel and must be attacked first',
    '{c} tiene Centinela y hay que atacarla antes',
  ],
  hidden: [
    'It is Hidden: it cannot be attacked in the phase in which it entered play',
    'Está Oculta: no se la puede atacar en la fase en la que ha entrado en juego',
  ],
  'cannot-be-attacked': ['Because of {c} it cannot be attacked', 'Por {c} no se la puede atacar'],
  'cannot-attack-units': [
    'Because of {c} it cannot attack units',
    'Por {c} no puede atacar unidades',
  ],
  'cannot-attack-bases': ['Because of {c} it cannot attack bases', 'Por {c} no puede atacar bases'],
  'units-only': [
    'This attack can only be against a unit',
    'Este ataque solo puede ser contra una unidad',
  ],
  'bases-only': [
    'This attack can only be against a base',
    'Este ataque solo puede ser contra una base',
  ],
  'no-action': ['It has no action ability', 'No tiene ninguna capacidad de acción'],
  blank: ['It has lost its abilities', 'Ha perdido sus capacidades'],
  'used-up': ['Its action has been used already', 'Su acción ya se ha utilizado'],
  'action-cost': ['You cannot pay for its action', 'No puedes pagar su acción'],
  condition: [
    'The condition of its action does not hold',
    'No se cumple la condición de su acción',
  ],
};

/** What a cost is made of, where it is not the printed one. */
const PENALTY: Pair = [
  ': {printed}, and {penalty} for missing aspects',
  ': {printed}, y {penalty} por aspectos que faltan',
];
const CHANGED: Pair = [' instead of {printed}', ' en vez de {printed}'];

export interface ReasonFacts {
  readonly code: ReasonCode;
  readonly numbers: Readonly<Record<string, number>>;
  readonly wanted: Filter | null;
  /** Names of the card that does it and of the player whose decision it is. */
  readonly card: string;
  readonly player: string;
}

/** One sentence. */
export function reasonText(
  l: Language,
  { code, numbers, wanted, card, player }: ReasonFacts,
): string {
  const { cost, printed, penalty = 0 } = numbers;
  const parts = penalty > 0 ? PENALTY : cost === printed ? null : CHANGED;
  return sentence(
    say(l, REASONS[code], {
      ...numbers,
      c: card,
      s: player,
      w: wanted ? noun(l, wanted) : '',
      parts: parts ? say(l, parts, numbers) : '',
    }),
  );
}
