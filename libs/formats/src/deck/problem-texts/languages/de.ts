import type { CardType } from '#cards';
import type { DeckSection } from '../../deck.js';
import type { JsonKind } from '../../problem.js';
import { joinDecks, withSign, type ProblemTexts } from '../problem-texts.js';

const kind: Record<JsonKind, string> = {
  object: 'ein Objekt',
  array: 'eine Liste',
  text: 'ein Text',
  number: 'eine Zahl',
  boolean: 'wahr oder falsch',
  null: 'nichts',
};

const section: Record<DeckSection, string> = {
  leaders: 'bei den Anführern',
  bases: 'bei den Basen',
  main: 'im Hauptdeck',
  sideboard: 'im Sideboard',
};

const type: Record<CardType, string> = {
  Leader: 'ein Anführer',
  Base: 'eine Basis',
  Unit: 'eine Einheit',
  Event: 'ein Ereignis',
  Upgrade: 'eine Aufwertung',
};

const jsonFault = {
  ended: 'Es endet zu früh',
  unexpected: 'hier unerwartet',
  'too-deep': 'zu tief verschachtelt',
  trailing: 'nach dem Ende folgt noch etwas',
};

const cards = (count: number): string => `${count} Karte${count === 1 ? '' : 'n'}`;

export const de: ProblemTexts = {
  place: { deck: 'Deck', line: 'Zeile' },
  of: {
    'deck/empty': () => 'Hier ist kein Deck: Keine Karte steht in der Liste.',
    'deck/too-long': ({ length, limit }) =>
      `Der Text ist zu lang für ein Deck: ${length} Zeichen, höchstens ${limit}.`,
    'deck/too-many-cards': ({ found, allowed }) =>
      `Das Deck hat ${found} Karten. Höchstens ${allowed} werden gelesen.`,
    'deck/unknown-format': () =>
      'Dieses Deckformat kennen wir nicht. Füge SWUDB-JSON, Melee-Text oder eine Picklist ein.',
    'deck/link': ({ host }) =>
      `Das ist ein Link zu ${host}, keine Liste. Wähle dort Export (JSON oder Text) und füge das hier ein.`,
    'deck/bad-json': ({ fault, found }) =>
      `Das ist kein gültiges JSON: ${jsonFault[fault]}${found === '' ? '' : ` („${found}“)`}.`,
    'deck/duplicate-key': ({ key }) => `„${key}“ ist zweimal angegeben.`,
    'deck/wrong-type': ({ expected, found }) =>
      `Erwartet: ${kind[expected]}; gefunden: ${kind[found]}.`,
    'deck/missing-part': ({ part }) => `„${part}“ fehlt.`,
    'deck/unknown-part': ({ part }) =>
      `„${part}“ gehört nicht zu einem Deck und wurde weggelassen.`,
    'deck/two-second-leaders': () =>
      'Ein zweiter Anführer ist zweimal angegeben, als „secondleader“ und als „leader2“.',
    'deck/bad-card-id': ({ written }) => `„${written}“ ist keine Kartennummer wie SOR_005.`,
    'deck/bad-count': ({ written, most }) =>
      `„${written}“ ist keine Anzahl von Exemplaren; nötig ist eine ganze Zahl von 1 bis ${most}.`,
    'deck/bad-line': ({ written }) => `Diese Zeile ließ sich nicht lesen: „${written}“.`,
    'deck/card-before-section': ({ written }) =>
      `„${written}“ steht vor einer Überschrift (Leaders, Base, Deck, Sideboard).`,
    'deck/unknown-card': ({ written, similar = [] }) =>
      `Keine Karte hat den Namen oder die Nummer „${written}“.${similar.length === 0 ? '' : ` Meintest du ${similar.join('; ')}?`}`,
    'deck/unknown-set': ({ written, set }) =>
      `„${written}“: Die Karten aus ${set} sind hier nicht bekannt.`,
    'deck/unknown-printing': ({ written, set }) =>
      `„${written}“: Dieser Druck aus ${set} ist nicht bekannt. Ist es ein Sonderdruck, nimm die normale Nummer der Karte oder ihren Namen.`,
    'deck/known-by-name-only': ({ written, printings }) =>
      `„${written}“ wurde nach dem Namen gefunden; die Drucke (${printings}) sind nicht bekannt.`,
    'deck/ambiguous-name': ({ written, candidates }) =>
      `„${written}“ können mehrere Karten sein: ${candidates.join('; ')}. Ergänze den Untertitel.`,
    'deck/name-printing-mismatch': ({ written, printing, printed }) =>
      `„${written}“ steht bei ${printing}; das ist ${printed}.`,
    'deck/token': ({ written }) =>
      `„${written}“ ist ein Marker; Marker gehören nicht zu einem Deck.`,
    'deck/duplicate-line': ({ card, total }) =>
      `${card} steht mehrmals da; zusammen ergibt das ${total} Exemplare.`,
    'deck/sideboard-not-told': () =>
      'Eine Picklist sagt nicht, welche Karten im Sideboard sind: Alle wurden als Hauptdeck gelesen.',
    'deck/too-many-problems': ({ shown }) =>
      `Es gibt noch mehr Fehler; die ersten ${shown} sind zu sehen.`,
    'deck/leader-count': ({ found, required }) =>
      `Das Deck hat ${found} Anführer; es müssen genau ${required} sein.`,
    'deck/base-count': ({ found, required }) =>
      `Das Deck hat ${found} ${found === 1 ? 'Basis' : 'Basen'}; es müssen genau ${required} sein.`,
    'deck/too-few-cards': ({ found, required, changedBy, change }) =>
      `Das Hauptdeck hat ${cards(found)}; es müssen mindestens ${required} sein${changedBy === null ? '' : ` (${withSign(change)} wegen ${changedBy})`}.`,
    'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
      `${card}: ${found} Exemplare${inSideboard > 0 ? ` (${inSideboard} im Sideboard)` : ''}, höchstens ${allowed}.`,
    'deck/sideboard-too-large': ({ found, allowed }) =>
      allowed === 0
        ? `Das Sideboard hat ${cards(found)}; dieses Format hat keins.`
        : `Das Sideboard hat ${cards(found)}; höchstens ${allowed}.`,
    'deck/wrong-section': ({ card, type: printed, section: place }) =>
      `${card} ist ${type[printed]} und darf nicht ${section[place]} stehen.`,
    'deck/not-in-legal-set': ({ card, sets, legal, since }) =>
      `${card} (${sets.join(', ')}) ist ${since === undefined ? '' : `seit ${since} `}in keinem legalen Set${legal.length === 0 ? '' : `; legal: ${legal.join(', ')}`}.`,
    'deck/suspended': ({ card, from, source }) => `${card} ist seit ${from} gesperrt (${source}).`,
    'deck/suspension-unconfirmed': ({ card, from, source }) =>
      `${card} ist vielleicht seit ${from} gesperrt; das ist nicht bestätigt (${source}). Frag den Veranstalter.`,
    'deck/banned-by-organizer': ({ card }) =>
      `Der Veranstalter erlaubt ${card} bei diesem Turnier nicht.`,
    'deck/not-in-pool': ({ card, found, pool }) => `${card}: ${found} im Deck, ${pool} im Pool.`,
    'deck/base-not-available': ({ card, set }) =>
      `${card} ist weder im Pool noch eine gewöhnliche Basis aus ${set}.`,
    'deck/same-leader': ({ card }) =>
      `Die zwei Anführer müssen verschieden sein: ${card} ist zweimal da.`,
    'deck/opposed-leaders': ({ leaders }) =>
      `${leaders.join(' und ')}: Einer beginnt mit Heldentum, einer mit Schurkerei.`,
    'trilogy/deck-count': ({ found }) => `Trilogy braucht drei Decks; ${found} angegeben.`,
    'trilogy/leader-repeated': ({ card, decks }) =>
      `Der Anführer ${card} darf nur in einem der drei Decks sein: ${joinDecks(decks, 'Deck')}.`,
    'trilogy/base-repeated': ({ card, decks }) =>
      `Die Basis ${card} darf nur in einem der drei Decks sein: ${joinDecks(decks, 'Deck')}.`,
    'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
      `${card}: ${found} Exemplare in den drei Decks, höchstens ${allowed}: ${joinDecks(decks, 'Deck')}.`,
  },
};
