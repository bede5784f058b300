/**
 * Verbs wait in a text as `@deal@` until it is clear who acts: "deal 2 damage", "you may deal", "an opponent deals"; "inflige", "puedes
 * infligir", "un adversario inflige".
 */
import { type Language } from './language.js';

/** English plain and of a third person; Spanish as an order, after "puedes", and of a third person where it differs from the order. */
type Forms = readonly [
  en: string,
  enThird: string,
  es: string,
  esAfterMay: string,
  esThird?: string,
];

const VERBS = {
  attach: ['attach', 'attaches', 'vincula', 'vincular'],
  attack: ['attack', 'attacks', 'ataca', 'atacar'],
  capture: ['have', 'has', 'haz', 'hacer', 'hace'],
  choose: ['choose', 'chooses', 'elige', 'elegir'],
  collect: ['collect', 'collects', 'cobra', 'cobrar'],
  create: ['create', 'creates', 'crea', 'crear'],
  deal: ['deal', 'deals', 'inflige', 'infligir'],
  defeat: ['defeat', 'defeats', 'derrota', 'derrotar'],
  deploy: ['deploy', 'deploys', 'despliega', 'desplegar'],
  discard: ['discard', 'discards', 'descarta', 'descartar'],
  divide: ['divide', 'divides', 'reparte', 'repartir'],
  draw: ['draw', 'draws', 'roba', 'robar'],
  exhaust: ['exhaust', 'exhausts', 'agota', 'agotar'],
  flip: ['flip', 'flips', 'voltea', 'voltear'],
  give: ['give', 'gives', 'da', 'dar'],
  heal: ['heal', 'heals', 'cura', 'curar'],
  leave: ['leave', 'leaves', 'deja', 'dejar'],
  lose: ['lose', 'loses', 'pierde', 'perder'],
  look: ['look', 'looks', 'mira', 'mirar'],
  move: ['move', 'moves', 'mueve', 'mover'],
  name: ['name', 'names', 'nombra', 'nombrar'],
  pay: ['pay', 'pays', 'paga', 'pagar'],
  play: ['play', 'plays', 'juega', 'jugar'],
  put: ['put', 'puts', 'pon', 'poner', 'pone'],
  ready: ['ready', 'readies', 'prepara', 'preparar'],
  rescue: ['rescue', 'rescues', 'rescata', 'rescatar'],
  resource: ['resource', 'resources', 'convierte', 'convertir'],
  return: ['return', 'returns', 'devuelve', 'devolver'],
  reveal: ['reveal', 'reveals', 'muestra', 'mostrar'],
  search: ['search', 'searches', 'busca', 'buscar'],
  shuffle: ['shuffle', 'shuffles', 'baraja', 'barajar'],
  take: ['take', 'takes', 'toma', 'tomar'],
  use: ['use', 'uses', 'usa', 'usar'],
} as const satisfies Record<string, Forms>;

export type Mood = 'do' | 'may' | 'third';

const form = (l: Language, mood: Mood, [en, enThird, es, esAfterMay, esThird]: Forms): string => {
  if (l === 'en') return mood === 'third' ? enThird : en;
  return mood === 'may' ? esAfterMay : mood === 'third' ? (esThird ?? es) : es;
};

/** The text with every waiting verb in that mood. */
export const voice = (l: Language, mood: Mood, text: string): string =>
  text.replace(/@(\w+)@/g, (_, verb: keyof typeof VERBS) => form(l, mood, VERBS[verb]));

export const waits = (text: string): boolean => /@\w+@/.test(text);
