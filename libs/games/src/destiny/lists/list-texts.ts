import { type ListProblem as Finding } from '../../list.js';
import { type Texts } from '../../texts.js';
import { type ListProblem } from './construction.js';
import { type ListFault } from './list.js';

const faults: Readonly<Record<ListFault['code'], Texts>> = {
  'destiny-list/empty': {
    en: 'There is no CHARACTER, UPGRADE, SUPPORT, EVENT or BATTLEFIELD section',
    es: 'No hay ninguna sección CHARACTER, UPGRADE, SUPPORT, EVENT o BATTLEFIELD',
  },
  'destiny-list/not-json': { en: 'This is not JSON', es: 'Esto no es JSON' },
  'destiny-list/not-a-list': {
    en: 'The file has no "slots" with cards',
    es: 'El archivo no tiene "slots" con cartas',
  },
  'destiny-list/no-card': { en: 'No such card', es: 'No existe esa carta' },
  'destiny-list/ambiguous': {
    en: 'Several cards have this name: add set and number, such as (Awakenings #35)',
    es: 'Varias cartas tienen este nombre: añade colección y número, como (Awakenings #35)',
  },
  'destiny-list/not-a-number': {
    en: 'The number is not one from 1 to 99',
    es: 'El número no es uno del 1 al 99',
  },
  'destiny-list/too-long': { en: 'The text is too long', es: 'El texto es demasiado largo' },
  'destiny-list/wrong-section': {
    en: 'The card is of another type than its section',
    es: 'La carta es de otro tipo que su sección',
  },
};

/** A place that could not be read, with the text that stands there. */
export const faultFinding = ({ code, place, text }: ListFault): Finding => {
  const shown = text === '' ? '' : `: ${text}`;
  const line = /^\d+$/.test(place);
  const at = {
    en: line ? `line ${place}` : place,
    es: line ? `línea ${place}` : place,
  };
  return {
    code,
    severity: 'error',
    path: place === '' ? null : place,
    text: {
      en: `${faults[code].en}${place === '' ? '' : ` (${at.en})`}${shown}`,
      es: `${faults[code].es}${place === '' ? '' : ` (${at.es})`}${shown}`,
    },
  };
};

const rules: Readonly<Record<ListProblem['code'], Texts>> = {
  'destiny-list/no-characters': {
    en: 'A team has at least one character',
    es: 'Un equipo tiene al menos un personaje',
  },
  'destiny-list/points': {
    en: 'The team has {found} points of {allowed}',
    es: 'El equipo suma {found} puntos de {allowed}',
  },
  'destiny-list/dice': {
    en: '{cards} cannot be played with {found} dice',
    es: '{cards} no puede jugarse con {found} dados',
  },
  'destiny-list/sides-mixed': {
    en: 'Heroes and villains do not share a team: {cards}',
    es: 'Héroes y villanos no comparten equipo: {cards}',
  },
  'destiny-list/unique-twice': {
    en: '{cards} is unique and stands {found} times in the team',
    es: '{cards} es único y está {found} veces en el equipo',
  },
  'destiny-list/deck-size': {
    en: 'The deck has {found} cards; it needs exactly {allowed}',
    es: 'El mazo tiene {found} cartas; necesita exactamente {allowed}',
  },
  'destiny-list/copies': {
    en: '{cards}: {found} copies; at most {allowed}',
    es: '{cards}: {found} copias; como máximo {allowed}',
  },
  'destiny-list/affiliation': {
    en: '{cards} belongs to the other side than the team',
    es: '{cards} es del otro bando que el equipo',
  },
  'destiny-list/color': {
    en: '{cards}: no character of the team has this colour',
    es: '{cards}: ningún personaje del equipo tiene ese color',
  },
  'destiny-list/battlefields': {
    en: 'The list names {found} battlefields; it needs one',
    es: 'La lista nombra {found} campos de batalla; necesita uno',
  },
  'destiny-list/plots': {
    en: '{found} plots; at most {allowed} in this format: {cards}',
    es: '{found} tramas; como máximo {allowed} en este formato: {cards}',
  },
  'destiny-list/not-in-format': {
    en: '{cards} is of no set of this format',
    es: '{cards} no es de ninguna colección de este formato',
  },
  'destiny-list/banned': {
    en: '{cards} is banned in this format',
    es: '{cards} está prohibida en este formato',
  },
  'destiny-list/restricted': {
    en: 'A list holds copies of one restricted card at most: {cards}',
    es: 'Una lista lleva copias de una sola carta restringida: {cards}',
  },
  'destiny-list/restricted-pair': {
    en: 'These two do not go together in this format: {cards}',
    es: 'Estas dos no van juntas en este formato: {cards}',
  },
};

/** A broken rule in both languages, with the part of the rules reference that says it. */
export const problemFinding = (problem: ListProblem): Finding => {
  const filled = (text: string): string =>
    text
      .replace('{cards}', problem.cards.join(', '))
      .replace('{found}', String(problem.found ?? ''))
      .replace('{allowed}', String(problem.allowed ?? ''));
  const source =
    problem.rule === 'format'
      ? { en: 'format', es: 'formato' }
      : { en: `rules reference ${problem.rule}`, es: `reglas ${problem.rule}` };
  const { en, es } = rules[problem.code];
  return {
    code: problem.code,
    severity: 'error',
    path: problem.place,
    text: { en: `${filled(en)} (${source.en})`, es: `${filled(es)} (${source.es})` },
  };
};
