import type { CardType } from '#cards';
import type { DeckSection } from '../../deck.js';
import type { JsonKind } from '../../problem.js';
import { joinDecks, plural, withSign, type ProblemTexts } from '../problem-texts.js';

const kind: Record<JsonKind, string> = {
  object: 'un objeto',
  array: 'una lista',
  text: 'un texto',
  number: 'un número',
  boolean: 'verdadero o falso',
  null: 'nada',
};

const section: Record<DeckSection, string> = {
  leaders: 'los líderes',
  bases: 'las bases',
  main: 'el mazo principal',
  sideboard: 'el banquillo',
};

const type: Record<CardType, string> = {
  Leader: 'un líder',
  Base: 'una base',
  Unit: 'una unidad',
  Event: 'un evento',
  Upgrade: 'una mejora',
};

const jsonFault = {
  ended: 'termina antes de tiempo',
  unexpected: 'inesperado aquí',
  'too-deep': 'demasiados niveles',
  trailing: 'hay algo tras el final',
};

export const es: ProblemTexts = {
  place: { deck: 'Mazo', line: 'Línea' },
  of: {
    'deck/empty': () => 'Aquí no hay ningún mazo: no aparece ninguna carta.',
    'deck/too-long': ({ length, limit }) =>
      `El texto es demasiado largo para un mazo: ${length} caracteres, como máximo ${limit}.`,
    'deck/too-many-cards': ({ found, allowed }) =>
      `El mazo tiene ${found} cartas. Se leen ${allowed} como máximo.`,
    'deck/unknown-format': () =>
      'No conocemos este formato de mazo. Pega JSON de SWUDB, texto de Melee o una picklist.',
    'deck/link': ({ host }) =>
      `Esto es un enlace a ${host}, no una lista. Elige allí Exportar (JSON o texto) y pega aquí el resultado.`,
    'deck/bad-json': ({ fault, found }) =>
      `Esto no es JSON válido: ${jsonFault[fault]}${found === '' ? '' : ` («${found}»)`}.`,
    'deck/duplicate-key': ({ key }) => `«${key}» aparece dos veces.`,
    'deck/wrong-type': ({ expected, found }) =>
      `Se esperaba ${kind[expected]} y hay ${kind[found]}.`,
    'deck/missing-part': ({ part }) => `Falta «${part}».`,
    'deck/unknown-part': ({ part }) => `«${part}» no forma parte de un mazo y se ha dejado fuera.`,
    'deck/two-second-leaders': () => 'Hay dos veces un segundo líder: «secondleader» y «leader2».',
    'deck/bad-card-id': ({ written }) => `«${written}» no es un número de carta como SOR_005.`,
    'deck/bad-count': ({ written, most }) =>
      `«${written}» no es un número de copias; debe ser un entero de 1 a ${most}.`,
    'deck/bad-line': ({ written }) => `No se ha podido leer esta línea: «${written}».`,
    'deck/card-before-section': ({ written }) =>
      `«${written}» está antes de un encabezado (Leaders, Base, Deck, Sideboard).`,
    'deck/unknown-card': ({ written, similar = [] }) =>
      `Ninguna carta se llama o tiene el número «${written}».${similar.length === 0 ? '' : ` ¿Querías decir ${similar.join('; ')}?`}`,
    'deck/unknown-set': ({ written, set }) =>
      `«${written}»: aquí no se conocen las cartas de ${set}.`,
    'deck/unknown-printing': ({ written, set }) =>
      `«${written}»: no se conoce esta impresión de ${set}. Si es una impresión alternativa, usa el número normal de la carta o su nombre.`,
    'deck/known-by-name-only': ({ written, printings }) =>
      `«${written}» se ha encontrado por su nombre; no se conocen sus impresiones (${printings}).`,
    'deck/ambiguous-name': ({ written, candidates }) =>
      `«${written}» puede ser varias cartas: ${candidates.join('; ')}. Añade el subtítulo.`,
    'deck/name-printing-mismatch': ({ written, printing, printed }) =>
      `«${written}» aparece con ${printing}, que es ${printed}.`,
    'deck/token': ({ written }) =>
      `«${written}» es una ficha; las fichas no forman parte del mazo.`,
    'deck/duplicate-line': ({ card, total }) =>
      `${card} aparece más de una vez; sus copias suman ${total}.`,
    'deck/sideboard-not-told': () =>
      'Una picklist no dice qué cartas son del banquillo: todas se han leído como mazo principal.',
    'deck/too-many-problems': ({ shown }) =>
      `Hay más problemas; se muestran los primeros ${shown}.`,
    'deck/leader-count': ({ found, required }) =>
      `El mazo tiene ${found} ${found === 1 ? 'líder' : 'líderes'}; debe tener exactamente ${required}.`,
    'deck/base-count': ({ found, required }) =>
      `El mazo tiene ${found} base${plural(found)}; debe tener exactamente ${required}.`,
    'deck/too-few-cards': ({ found, required, changedBy, change }) =>
      `El mazo principal tiene ${found} carta${plural(found)}; debe tener al menos ${required}${changedBy === null ? '' : ` (${withSign(change)} por ${changedBy})`}.`,
    'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
      `${card}: ${found} copias${inSideboard > 0 ? ` (${inSideboard} en el banquillo)` : ''}, como máximo ${allowed}.`,
    'deck/sideboard-too-large': ({ found, allowed }) =>
      allowed === 0
        ? `El banquillo tiene ${found} carta${plural(found)}; este formato no tiene banquillo.`
        : `El banquillo tiene ${found} cartas; como máximo ${allowed}.`,
    'deck/wrong-section': ({ card, type: printed, section: place }) =>
      `${card} es ${type[printed]} y no puede estar en ${section[place]}.`,
    'deck/not-in-legal-set': ({ card, sets, legal, since }) =>
      `${card} (${sets.join(', ')}) no es de una colección legal${since === undefined ? '' : ` desde el ${since}`}${legal.length === 0 ? '' : `; legales: ${legal.join(', ')}`}.`,
    'deck/suspended': ({ card, from, source }) =>
      `${card} está suspendida desde el ${from} (${source}).`,
    'deck/suspension-unconfirmed': ({ card, from, source }) =>
      `${card} podría estar suspendida desde el ${from}, sin confirmar (${source}). Pregunta a la organización.`,
    'deck/banned-by-organizer': ({ card }) => `La organización no permite ${card} en este evento.`,
    'deck/not-in-pool': ({ card, found, pool }) =>
      `${card}: ${found} en el mazo, ${pool} en la reserva.`,
    'deck/base-not-available': ({ card, set }) =>
      `${card} no está en la reserva ni es una base común de ${set}.`,
    'deck/same-leader': ({ card }) =>
      `Los dos líderes deben ser distintos: ${card} está dos veces.`,
    'deck/opposed-leaders': ({ leaders }) =>
      `${leaders.join(' y ')}: uno empieza con Heroísmo y otro con Villanía.`,
    'trilogy/deck-count': ({ found }) => `Trilogy necesita tres mazos; se han dado ${found}.`,
    'trilogy/leader-repeated': ({ card, decks }) =>
      `El líder ${card} solo puede estar en uno de los tres mazos: ${joinDecks(decks, 'mazo')}.`,
    'trilogy/base-repeated': ({ card, decks }) =>
      `La base ${card} solo puede estar en uno de los tres mazos: ${joinDecks(decks, 'mazo')}.`,
    'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
      `${card}: ${found} copias entre los tres mazos, como máximo ${allowed}: ${joinDecks(decks, 'mazo')}.`,
  },
};
