import type { CardType } from '#cards';
import type { DeckSection } from './deck.js';
import type {
  DeckPlace,
  DeckProblem,
  DeckProblemCode,
  DeckProblemData,
  JsonKind,
} from './problem.js';

export type Locale = 'en' | 'es';

type Texts = { readonly [Code in DeckProblemCode]: (data: DeckProblemData[Code]) => string };
type Decks = DeckProblemData['trilogy/leader-repeated']['decks'];

const s = (count: number): string => (count === 1 ? '' : 's');
const kindEn: Record<JsonKind, string> = {
  object: 'an object',
  array: 'a list',
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};
const kindEs: Record<JsonKind, string> = {
  object: 'un objeto',
  array: 'una lista',
  text: 'un texto',
  number: 'un número',
  boolean: 'verdadero o falso',
  null: 'nada',
};
const sectionEn: Record<DeckSection, string> = {
  leaders: 'the leaders',
  bases: 'the bases',
  main: 'the main deck',
  sideboard: 'the sideboard',
};
const sectionEs: Record<DeckSection, string> = {
  leaders: 'los líderes',
  bases: 'las bases',
  main: 'el mazo principal',
  sideboard: 'el banquillo',
};
const typeEn: Record<CardType, string> = {
  Leader: 'a leader',
  Base: 'a base',
  Unit: 'a unit',
  Event: 'an event',
  Upgrade: 'an upgrade',
};
const typeEs: Record<CardType, string> = {
  Leader: 'un líder',
  Base: 'una base',
  Unit: 'una unidad',
  Event: 'un evento',
  Upgrade: 'una mejora',
};
const signed = (change: number): string => (change > 0 ? `+${change}` : String(change));
const decksEn = (decks: Decks): string =>
  decks.map(({ deck, count }) => `deck ${deck} (${count})`).join(', ');
const decksEs = (decks: Decks): string =>
  decks.map(({ deck, count }) => `mazo ${deck} (${count})`).join(', ');

const jsonFaultEn = {
  ended: 'it ends too early',
  unexpected: 'unexpected here',
  'too-deep': 'nested too deeply',
  trailing: 'something follows the end',
};
const jsonFaultEs = {
  ended: 'termina antes de tiempo',
  unexpected: 'inesperado aquí',
  'too-deep': 'demasiados niveles',
  trailing: 'hay algo tras el final',
};

const en: Texts = {
  'deck/empty': () => 'There is no deck here: no card is listed.',
  'deck/too-long': ({ length, limit }) =>
    `The text is too long for a deck: ${length} characters, at most ${limit}.`,
  'deck/unknown-format': () =>
    'This is not a deck format we know. Paste SWUDB JSON, Melee text or a picklist.',
  'deck/bad-json': ({ fault, found }) =>
    `This is not valid JSON: ${jsonFaultEn[fault]}${found === '' ? '' : ` ("${found}")`}.`,
  'deck/duplicate-key': ({ key }) => `"${key}" is given twice.`,
  'deck/wrong-type': ({ expected, found }) =>
    `Expected ${kindEn[expected]}, found ${kindEn[found]}.`,
  'deck/missing-part': ({ part }) => `"${part}" is missing.`,
  'deck/unknown-part': ({ part }) => `"${part}" is not part of a deck and was left out.`,
  'deck/two-second-leaders': () =>
    'A second leader is given twice, as "secondleader" and as "leader2".',
  'deck/bad-card-id': ({ written }) => `"${written}" is not a card number like SOR_005.`,
  'deck/bad-count': ({ written, most }) =>
    `"${written}" is not a number of copies; it must be a whole number from 1 to ${most}.`,
  'deck/bad-line': ({ written }) => `This line could not be read: "${written}".`,
  'deck/card-before-section': ({ written }) =>
    `"${written}" comes before a heading (Leaders, Base, Deck, Sideboard).`,
  'deck/unknown-card': ({ written, similar = [] }) =>
    `No card is called or numbered "${written}".${similar.length === 0 ? '' : ` Did you mean ${similar.join('; ')}?`}`,
  'deck/unknown-set': ({ written, set }) => `"${written}": the cards of ${set} are not known here.`,
  'deck/unknown-printing': ({ written, set }) =>
    `"${written}": this printing of ${set} is not known. If it is an alternate printing, use the card's regular number or its name.`,
  'deck/known-by-name-only': ({ written, printings }) =>
    `"${written}" was found by its name; its printings (${printings}) are not known.`,
  'deck/ambiguous-name': ({ written, candidates }) =>
    `"${written}" can be several cards: ${candidates.join('; ')}. Add the subtitle.`,
  'deck/name-printing-mismatch': ({ written, printing, printed }) =>
    `"${written}" is listed with ${printing}, which is ${printed}.`,
  'deck/token': ({ written }) => `"${written}" is a token; tokens are not part of a deck.`,
  'deck/duplicate-line': ({ card, total }) =>
    `${card} is listed more than once; its copies were added up to ${total}.`,
  'deck/sideboard-not-told': () =>
    'A picklist does not say which cards are in the sideboard: all were read as main deck.',
  'deck/too-many-problems': ({ shown }) => `There are more problems; the first ${shown} are shown.`,
  'deck/leader-count': ({ found, required }) =>
    `The deck has ${found} leader${s(found)}; it must have exactly ${required}.`,
  'deck/base-count': ({ found, required }) =>
    `The deck has ${found} base${s(found)}; it must have exactly ${required}.`,
  'deck/too-few-cards': ({ found, required, changedBy, change }) =>
    `The main deck has ${found} card${s(found)}; it must have at least ${required}${changedBy === null ? '' : ` (${signed(change)} because of ${changedBy})`}.`,
  'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
    `${card}: ${found} copies${inSideboard > 0 ? ` (${inSideboard} in the sideboard)` : ''}, at most ${allowed}.`,
  'deck/sideboard-too-large': ({ found, allowed }) =>
    allowed === 0
      ? `The sideboard has ${found} card${s(found)}; this format has none.`
      : `The sideboard has ${found} cards; at most ${allowed}.`,
  'deck/wrong-section': ({ card, type, section }) =>
    `${card} is ${typeEn[type]} and cannot be in ${sectionEn[section]}.`,
  'deck/not-in-legal-set': ({ card, sets, legal }) =>
    `${card} (${sets.join(', ')}) is not in a legal set${legal.length === 0 ? '' : `; legal: ${legal.join(', ')}`}.`,
  'deck/suspended': ({ card, from, source }) => `${card} is suspended since ${from} (${source}).`,
  'deck/suspension-unconfirmed': ({ card, from, source }) =>
    `${card} may be suspended since ${from}, which is not confirmed (${source}). Ask the organizer.`,
  'deck/banned-by-organizer': ({ card }) => `The organizer does not allow ${card} at this event.`,
  'deck/not-in-pool': ({ card, found, pool }) =>
    `${card}: ${found} in the deck, ${pool} in the pool.`,
  'deck/base-not-available': ({ card, set }) =>
    `${card} is neither in the pool nor a common base of ${set}.`,
  'deck/same-leader': ({ card }) => `The two leaders must be different: ${card} is there twice.`,
  'deck/opposed-leaders': ({ leaders }) =>
    `${leaders.join(' and ')}: one starts with Heroism, one with Villainy.`,
  'trilogy/deck-count': ({ found }) => `Trilogy needs three decks; ${found} given.`,
  'trilogy/leader-repeated': ({ card, decks }) =>
    `Leader ${card} may be in one of the three decks only: ${decksEn(decks)}.`,
  'trilogy/base-repeated': ({ card, decks }) =>
    `Base ${card} may be in one of the three decks only: ${decksEn(decks)}.`,
  'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
    `${card}: ${found} copies over the three decks, at most ${allowed}: ${decksEn(decks)}.`,
};

const es: Texts = {
  'deck/empty': () => 'Aquí no hay ningún mazo: no aparece ninguna carta.',
  'deck/too-long': ({ length, limit }) =>
    `El texto es demasiado largo para un mazo: ${length} caracteres, como máximo ${limit}.`,
  'deck/unknown-format': () =>
    'No conocemos este formato de mazo. Pega JSON de SWUDB, texto de Melee o una lista de recogida.',
  'deck/bad-json': ({ fault, found }) =>
    `Esto no es JSON válido: ${jsonFaultEs[fault]}${found === '' ? '' : ` («${found}»)`}.`,
  'deck/duplicate-key': ({ key }) => `«${key}» aparece dos veces.`,
  'deck/wrong-type': ({ expected, found }) =>
    `Se esperaba ${kindEs[expected]} y hay ${kindEs[found]}.`,
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
  'deck/token': ({ written }) => `«${written}» es una ficha; las fichas no forman parte del mazo.`,
  'deck/duplicate-line': ({ card, total }) =>
    `${card} aparece más de una vez; sus copias suman ${total}.`,
  'deck/sideboard-not-told': () =>
    'Una lista de recogida no dice qué cartas son del banquillo: todas se han leído como mazo principal.',
  'deck/too-many-problems': ({ shown }) => `Hay más problemas; se muestran los primeros ${shown}.`,
  'deck/leader-count': ({ found, required }) =>
    `El mazo tiene ${found} ${found === 1 ? 'líder' : 'líderes'}; debe tener exactamente ${required}.`,
  'deck/base-count': ({ found, required }) =>
    `El mazo tiene ${found} base${s(found)}; debe tener exactamente ${required}.`,
  'deck/too-few-cards': ({ found, required, changedBy, change }) =>
    `El mazo principal tiene ${found} carta${s(found)}; debe tener al menos ${required}${changedBy === null ? '' : ` (${signed(change)} por ${changedBy})`}.`,
  'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
    `${card}: ${found} copias${inSideboard > 0 ? ` (${inSideboard} en el banquillo)` : ''}, como máximo ${allowed}.`,
  'deck/sideboard-too-large': ({ found, allowed }) =>
    allowed === 0
      ? `El banquillo tiene ${found} carta${s(found)}; este formato no tiene banquillo.`
      : `El banquillo tiene ${found} cartas; como máximo ${allowed}.`,
  'deck/wrong-section': ({ card, type, section }) =>
    `${card} es ${typeEs[type]} y no puede estar en ${sectionEs[section]}.`,
  'deck/not-in-legal-set': ({ card, sets, legal }) =>
    `${card} (${sets.join(', ')}) no es de una colección legal${legal.length === 0 ? '' : `; legales: ${legal.join(', ')}`}.`,
  'deck/suspended': ({ card, from, source }) =>
    `${card} está suspendida desde ${from} (${source}).`,
  'deck/suspension-unconfirmed': ({ card, from, source }) =>
    `${card} podría estar suspendida desde ${from}, sin confirmar (${source}). Pregunta a la organización.`,
  'deck/banned-by-organizer': ({ card }) => `La organización no permite ${card} en este evento.`,
  'deck/not-in-pool': ({ card, found, pool }) =>
    `${card}: ${found} en el mazo, ${pool} en la reserva.`,
  'deck/base-not-available': ({ card, set }) =>
    `${card} no está en la reserva ni es una base común de ${set}.`,
  'deck/same-leader': ({ card }) => `Los dos líderes deben ser distintos: ${card} está dos veces.`,
  'deck/opposed-leaders': ({ leaders }) =>
    `${leaders.join(' y ')}: uno empieza con Heroísmo y otro con Villanía.`,
  'trilogy/deck-count': ({ found }) => `Trilogy necesita tres mazos; se han dado ${found}.`,
  'trilogy/leader-repeated': ({ card, decks }) =>
    `El líder ${card} solo puede estar en uno de los tres mazos: ${decksEs(decks)}.`,
  'trilogy/base-repeated': ({ card, decks }) =>
    `La base ${card} solo puede estar en uno de los tres mazos: ${decksEs(decks)}.`,
  'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
    `${card}: ${found} copias entre los tres mazos, como máximo ${allowed}: ${decksEs(decks)}.`,
};

const texts: Record<Locale, Texts> = { en, es };

const placeText = (place: DeckPlace, locale: Locale): string => {
  const deck =
    place.deck === undefined ? [] : [`${locale === 'es' ? 'Mazo' : 'Deck'} ${place.deck}`];
  const line =
    place.line === undefined ? [] : [`${locale === 'es' ? 'Línea' : 'Line'} ${place.line}`];
  return [...deck, ...line].join(', ');
};

/** One sentence for a person, with deck and line in front where they are known. */
export const deckProblemText = (problem: DeckProblem, locale: Locale): string => {
  // The union ties code and data together; the lookup by code loses that tie.
  const text = texts[locale][problem.code] as (data: DeckProblem['data']) => string;
  const where = placeText(problem.place, locale);
  return where === '' ? text(problem.data) : `${where}: ${text(problem.data)}`;
};

const lineOf = ({ place }: DeckProblem): number => place.line ?? 0;

/** One sentence for each problem. The legal sets are named once, at the topmost card that is in none of them: a whole deck of an old set repeats them 60 times. */
export const deckProblemTexts = (
  problems: readonly DeckProblem[],
  locale: Locale,
): readonly string[] => {
  const illegal = problems.filter((problem) => problem.code === 'deck/not-in-legal-set');
  const top = illegal.reduce<DeckProblem | null>(
    (first, problem) => (first === null || lineOf(problem) < lineOf(first) ? problem : first),
    null,
  );
  return problems.map((problem) =>
    deckProblemText(
      problem.code === 'deck/not-in-legal-set' && problem !== top
        ? { ...problem, data: { ...problem.data, legal: [] } }
        : problem,
      locale,
    ),
  );
};
