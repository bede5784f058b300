import type { CardType } from '#cards';
import type { DeckSection } from '../../deck.js';
import type { JsonKind } from '../../problem.js';
import { joinDecks, withSign, type ProblemTexts } from '../problem-texts.js';

const kind: Record<JsonKind, string> = {
  object: 'un oggetto',
  array: 'un elenco',
  text: 'un testo',
  number: 'un numero',
  boolean: 'vero o falso',
  null: 'niente',
};

const section: Record<DeckSection, string> = {
  leaders: 'tra i leader',
  bases: 'tra le basi',
  main: 'nel mazzo principale',
  sideboard: 'nel sideboard',
};

const type: Record<CardType, string> = {
  Leader: 'un leader',
  Base: 'una base',
  Unit: 'un’unità',
  Event: 'un evento',
  Upgrade: 'una miglioria',
};

const jsonFault = {
  ended: 'finisce troppo presto',
  unexpected: 'inatteso in questo punto',
  'too-deep': 'troppi livelli',
  trailing: 'c’è qualcosa dopo la fine',
};

const cards = (count: number): string => (count === 1 ? '1 carta' : `${count} carte`);
const copies = (count: number): string => (count === 1 ? '1 copia' : `${count} copie`);

export const it: ProblemTexts = {
  place: { deck: 'Mazzo', line: 'Riga' },
  of: {
    'deck/empty': () => 'Qui non c’è un mazzo: nessuna carta è elencata.',
    'deck/too-long': ({ length, limit }) =>
      `Il testo è troppo lungo per un mazzo: ${length} caratteri, al massimo ${limit}.`,
    'deck/too-many-cards': ({ found, allowed }) =>
      `Il mazzo ha ${found} carte. Se ne leggono al massimo ${allowed}.`,
    'deck/unknown-format': () =>
      'Questo formato di mazzo non è noto. Incolla JSON di SWUDB, testo di Melee o una lista da spuntare.',
    'deck/link': ({ host }) =>
      `Questo è un link a ${host}, non una lista. Lì scegli Esporta (JSON o testo) e incolla qui il risultato.`,
    'deck/bad-json': ({ fault, found }) =>
      `Questo JSON non è valido: ${jsonFault[fault]}${found === '' ? '' : ` («${found}»)`}.`,
    'deck/duplicate-key': ({ key }) => `«${key}» è indicato due volte.`,
    'deck/wrong-type': ({ expected, found }) =>
      `Atteso: ${kind[expected]}; trovato: ${kind[found]}.`,
    'deck/missing-part': ({ part }) => `Manca «${part}».`,
    'deck/unknown-part': ({ part }) =>
      `«${part}» non fa parte di un mazzo e non è stato considerato.`,
    'deck/two-second-leaders': () =>
      'Un secondo leader è indicato due volte, come «secondleader» e come «leader2».',
    'deck/bad-card-id': ({ written }) => `«${written}» non è un numero di carta come SOR_005.`,
    'deck/bad-count': ({ written, most }) =>
      `«${written}» non è un numero di copie; serve un numero intero da 1 a ${most}.`,
    'deck/bad-line': ({ written }) => `Questa riga non si riesce a leggere: «${written}».`,
    'deck/card-before-section': ({ written }) =>
      `«${written}» viene prima di un titolo (Leaders, Base, Deck, Sideboard).`,
    'deck/unknown-card': ({ written, similar = [] }) =>
      `Nessuna carta ha il nome o il numero «${written}».${similar.length === 0 ? '' : ` Intendevi ${similar.join('; ')}?`}`,
    'deck/unknown-set': ({ written, set }) => `«${written}»: le carte di ${set} qui non sono note.`,
    'deck/unknown-printing': ({ written, set }) =>
      `«${written}»: questa stampa di ${set} non è nota. Se è una stampa alternativa, usa il numero normale della carta o il suo nome.`,
    'deck/known-by-name-only': ({ written, printings }) =>
      `«${written}» è stata trovata per nome; le sue stampe (${printings}) non sono note.`,
    'deck/ambiguous-name': ({ written, candidates }) =>
      `«${written}» può essere più di una carta: ${candidates.join('; ')}. Aggiungi il sottotitolo.`,
    'deck/name-printing-mismatch': ({ written, printing, printed }) =>
      `«${written}» è elencata con ${printing}, che è ${printed}.`,
    'deck/token': ({ written }) =>
      `«${written}» è un segnalino; i segnalini non fanno parte di un mazzo.`,
    'deck/duplicate-line': ({ card, total }) =>
      `${card} è elencata più volte; le sue copie sono state sommate: ${total}.`,
    'deck/sideboard-not-told': () =>
      'Una lista da spuntare non dice quali carte sono nel sideboard: sono state lette tutte come mazzo principale.',
    'deck/too-many-problems': ({ shown }) => `Ci sono altri problemi; ecco i primi ${shown}.`,
    'deck/leader-count': ({ found, required }) =>
      `Leader nel mazzo: ${found}; devono essere esattamente ${required}.`,
    'deck/base-count': ({ found, required }) =>
      `Basi nel mazzo: ${found}; devono essere esattamente ${required}.`,
    'deck/too-few-cards': ({ found, required, changedBy, change }) =>
      `Il mazzo principale ha ${cards(found)}; ne servono almeno ${required}${changedBy === null ? '' : ` (${withSign(change)} per effetto di ${changedBy})`}.`,
    'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
      `${card}: ${copies(found)}${inSideboard > 0 ? ` (${inSideboard} nel sideboard)` : ''}, al massimo ${allowed}.`,
    'deck/sideboard-too-large': ({ found, allowed }) =>
      allowed === 0
        ? `Il sideboard ha ${cards(found)}; in questo formato non c’è.`
        : `Il sideboard ha ${cards(found)}; al massimo ${allowed}.`,
    'deck/wrong-section': ({ card, type: printed, section: place }) =>
      `${card} è ${type[printed]} e non può stare ${section[place]}.`,
    'deck/not-in-legal-set': ({ card, sets, legal, since }) =>
      `${card} (${sets.join(', ')}) non è ${since === undefined ? '' : 'più '}in un’espansione ammessa${since === undefined ? '' : ` dal ${since}`}${legal.length === 0 ? '' : `; ammesse: ${legal.join(', ')}`}.`,
    'deck/suspended': ({ card, from, source }) => `${card} è sospesa dal ${from} (${source}).`,
    'deck/suspension-unconfirmed': ({ card, from, source }) =>
      `${card} potrebbe essere sospesa dal ${from}, ma non è confermato (${source}). Chiedi all’organizzatore.`,
    'deck/banned-by-organizer': ({ card }) =>
      `L’organizzatore non ammette ${card} in questo torneo.`,
    'deck/not-in-pool': ({ card, found, pool }) => `${card}: ${found} nel mazzo, ${pool} nel pool.`,
    'deck/base-not-available': ({ card, set }) =>
      `${card} non è né nel pool né una base comune di ${set}.`,
    'deck/same-leader': ({ card }) => `I due leader devono essere diversi: ${card} c’è due volte.`,
    'deck/opposed-leaders': ({ leaders }) =>
      `${leaders.join(' e ')}: uno comincia con Eroismo, l’altro con Malvagità.`,
    'trilogy/deck-count': ({ found }) => `Trilogy richiede tre mazzi; indicati: ${found}.`,
    'trilogy/leader-repeated': ({ card, decks }) =>
      `Il leader ${card} può essere in uno solo dei tre mazzi: ${joinDecks(decks, 'mazzo')}.`,
    'trilogy/base-repeated': ({ card, decks }) =>
      `La base ${card} può essere in uno solo dei tre mazzi: ${joinDecks(decks, 'mazzo')}.`,
    'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
      `${card}: ${copies(found)} nei tre mazzi, al massimo ${allowed}: ${joinDecks(decks, 'mazzo')}.`,
  },
};
