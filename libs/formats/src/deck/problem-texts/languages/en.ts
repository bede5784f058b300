import type { CardType } from '#cards';
import type { DeckSection } from '../../deck.js';
import type { JsonKind } from '../../problem.js';
import { joinDecks, plural, withSign, type ProblemTexts } from '../problem-texts.js';

const kind: Record<JsonKind, string> = {
  object: 'an object',
  array: 'a list',
  text: 'text',
  number: 'a number',
  boolean: 'true or false',
  null: 'nothing',
};

const section: Record<DeckSection, string> = {
  leaders: 'the leaders',
  bases: 'the bases',
  main: 'the main deck',
  sideboard: 'the sideboard',
};

const type: Record<CardType, string> = {
  Leader: 'a leader',
  Base: 'a base',
  Unit: 'a unit',
  Event: 'an event',
  Upgrade: 'an upgrade',
};

const jsonFault = {
  ended: 'it ends too early',
  unexpected: 'unexpected here',
  'too-deep': 'nested too deeply',
  trailing: 'something follows the end',
};

export const en: ProblemTexts = {
  place: { deck: 'Deck', line: 'Line' },
  of: {
    'deck/empty': () => 'There is no deck here: no card is listed.',
    'deck/too-long': ({ length, limit }) =>
      `The text is too long for a deck: ${length} characters, at most ${limit}.`,
    'deck/too-many-cards': ({ found, allowed }) =>
      `The deck has ${found} cards. At most ${allowed} are read.`,
    'deck/unknown-format': () =>
      'This is not a deck format we know. Paste SWUDB JSON, Melee text or a picklist.',
    'deck/link': ({ host }) =>
      `This is a link to ${host}, not a list. Choose Export there (JSON or text), and paste that here.`,
    'deck/bad-json': ({ fault, found }) =>
      `This is not valid JSON: ${jsonFault[fault]}${found === '' ? '' : ` ("${found}")`}.`,
    'deck/duplicate-key': ({ key }) => `"${key}" is given twice.`,
    'deck/wrong-type': ({ expected, found }) => `Expected ${kind[expected]}, found ${kind[found]}.`,
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
    'deck/unknown-set': ({ written, set }) =>
      `"${written}": the cards of ${set} are not known here.`,
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
    'deck/too-many-problems': ({ shown }) =>
      `There are more problems; the first ${shown} are shown.`,
    'deck/leader-count': ({ found, required }) =>
      `The deck has ${found} leader${plural(found)}; it must have exactly ${required}.`,
    'deck/base-count': ({ found, required }) =>
      `The deck has ${found} base${plural(found)}; it must have exactly ${required}.`,
    'deck/too-few-cards': ({ found, required, changedBy, change }) =>
      `The main deck has ${found} card${plural(found)}; it must have at least ${required}${changedBy === null ? '' : ` (${withSign(change)} because of ${changedBy})`}.`,
    'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
      `${card}: ${found} copies${inSideboard > 0 ? ` (${inSideboard} in the sideboard)` : ''}, at most ${allowed}.`,
    'deck/sideboard-too-large': ({ found, allowed }) =>
      allowed === 0
        ? `The sideboard has ${found} card${plural(found)}; this format has none.`
        : `The sideboard has ${found} cards; at most ${allowed}.`,
    'deck/wrong-section': ({ card, type: printed, section: place }) =>
      `${card} is ${type[printed]} and cannot be in ${section[place]}.`,
    'deck/not-in-legal-set': ({ card, sets, legal, since }) =>
      `${card} (${sets.join(', ')}) ${since === undefined ? 'is' : 'has'} not ${since === undefined ? 'in' : 'been in'} a legal set${since === undefined ? '' : ` since ${since}`}${legal.length === 0 ? '' : `; legal: ${legal.join(', ')}`}.`,
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
      `Leader ${card} may be in one of the three decks only: ${joinDecks(decks, 'deck')}.`,
    'trilogy/base-repeated': ({ card, decks }) =>
      `Base ${card} may be in one of the three decks only: ${joinDecks(decks, 'deck')}.`,
    'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
      `${card}: ${found} copies over the three decks, at most ${allowed}: ${joinDecks(decks, 'deck')}.`,
  },
};
