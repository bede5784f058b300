import type { CardType } from '#cards';
import type { DeckSection } from '../../deck.js';
import type { JsonKind } from '../../problem.js';
import { joinDecks, plural, withSign, type ProblemTexts } from '../problem-texts.js';

const kind: Record<JsonKind, string> = {
  object: 'un objet',
  array: 'une liste',
  text: 'un texte',
  number: 'un nombre',
  boolean: 'vrai ou faux',
  null: 'rien',
};

const section: Record<DeckSection, string> = {
  leaders: 'les leaders',
  bases: 'les bases',
  main: 'le deck principal',
  sideboard: 'la réserve',
};

const type: Record<CardType, string> = {
  Leader: 'un leader',
  Base: 'une base',
  Unit: 'une unité',
  Event: 'un événement',
  Upgrade: 'une amélioration',
};

const jsonFault = {
  ended: 'il se termine trop tôt',
  unexpected: 'inattendu ici',
  'too-deep': 'trop de niveaux',
  trailing: 'quelque chose suit la fin',
};

export const fr: ProblemTexts = {
  place: { deck: 'Deck', line: 'Ligne' },
  of: {
    'deck/empty': () => "Il n'y a pas de deck ici : aucune carte n'est indiquée.",
    'deck/too-long': ({ length, limit }) =>
      `Le texte est trop long pour un deck : ${length} caractères, ${limit} au plus.`,
    'deck/too-many-cards': ({ found, allowed }) =>
      `Le deck compte ${found} cartes. On en lit ${allowed} au maximum.`,
    'deck/unknown-format': () =>
      'Ce format de deck est inconnu. Collez du JSON de SWUDB, un texte de Melee ou une liste de préparation.',
    'deck/link': ({ host }) =>
      `Ceci est un lien vers ${host}, pas une liste. Choisissez-y Exporter (JSON ou texte) et collez le résultat ici.`,
    'deck/bad-json': ({ fault, found }) =>
      `Ce n'est pas du JSON valide : ${jsonFault[fault]}${found === '' ? '' : ` (« ${found} »)`}.`,
    'deck/duplicate-key': ({ key }) => `« ${key} » est indiqué deux fois.`,
    'deck/wrong-type': ({ expected, found }) =>
      `Attendu : ${kind[expected]} ; trouvé : ${kind[found]}.`,
    'deck/missing-part': ({ part }) => `Il manque « ${part} ».`,
    'deck/unknown-part': ({ part }) => `« ${part} » ne fait pas partie d'un deck et a été ignoré.`,
    'deck/two-second-leaders': () =>
      'Un second leader est indiqué deux fois : « secondleader » et « leader2 ».',
    'deck/bad-card-id': ({ written }) =>
      `« ${written} » n'est pas un numéro de carte comme SOR_005.`,
    'deck/bad-count': ({ written, most }) =>
      `« ${written} » n'est pas un nombre d'exemplaires ; il faut un entier de 1 à ${most}.`,
    'deck/bad-line': ({ written }) => `Cette ligne n'a pas pu être lue : « ${written} ».`,
    'deck/card-before-section': ({ written }) =>
      `« ${written} » vient avant un titre (Leaders, Base, Deck, Sideboard).`,
    'deck/unknown-card': ({ written, similar = [] }) =>
      `Aucune carte n'a le nom ou le numéro « ${written} ».${similar.length === 0 ? '' : ` Vouliez-vous dire ${similar.join(' ; ')} ?`}`,
    'deck/unknown-set': ({ written, set }) =>
      `« ${written} » : les cartes de ${set} ne sont pas connues ici.`,
    'deck/unknown-printing': ({ written, set }) =>
      `« ${written} » : cette impression de ${set} n'est pas connue. S'il s'agit d'une impression alternative, indiquez le numéro normal de la carte ou son nom.`,
    'deck/known-by-name-only': ({ written, printings }) =>
      `« ${written} » a été trouvée par son nom ; ses impressions (${printings}) ne sont pas connues.`,
    'deck/ambiguous-name': ({ written, candidates }) =>
      `« ${written} » peut être plusieurs cartes : ${candidates.join(' ; ')}. Ajoutez le sous-titre.`,
    'deck/name-printing-mismatch': ({ written, printing, printed }) =>
      `« ${written} » est indiquée avec ${printing}, qui est ${printed}.`,
    'deck/token': ({ written }) =>
      `« ${written} » est un jeton ; les jetons ne font pas partie d'un deck.`,
    'deck/duplicate-line': ({ card, total }) =>
      `${card} est indiquée plusieurs fois ; ses exemplaires ont été additionnés : ${total}.`,
    'deck/sideboard-not-told': () =>
      'Une liste de préparation ne dit pas quelles cartes sont dans la réserve : toutes ont été lues comme deck principal.',
    'deck/too-many-problems': ({ shown }) =>
      `Il y a d'autres problèmes ; les ${shown} premiers sont affichés.`,
    'deck/leader-count': ({ found, required }) =>
      `Le deck a ${found} leader${found > 1 ? 's' : ''} ; il en faut exactement ${required}.`,
    'deck/base-count': ({ found, required }) =>
      `Le deck a ${found} base${found > 1 ? 's' : ''} ; il en faut exactement ${required}.`,
    'deck/too-few-cards': ({ found, required, changedBy, change }) =>
      `Le deck principal a ${found} carte${plural(found)} ; il en faut au moins ${required}${changedBy === null ? '' : ` (${withSign(change)} à cause de ${changedBy})`}.`,
    'deck/too-many-copies': ({ card, found, allowed, inSideboard }) =>
      `${card} : ${found} exemplaires${inSideboard > 0 ? ` (dont ${inSideboard} dans la réserve)` : ''}, ${allowed} au plus.`,
    'deck/sideboard-too-large': ({ found, allowed }) =>
      allowed === 0
        ? `La réserve a ${found} carte${plural(found)} ; ce format n'en a pas.`
        : `La réserve a ${found} cartes ; ${allowed} au plus.`,
    'deck/wrong-section': ({ card, type: printed, section: place }) =>
      `${card} est ${type[printed]} et ne peut pas être dans ${section[place]}.`,
    'deck/not-in-legal-set': ({ card, sets, legal, since }) =>
      `${card} (${sets.join(', ')}) n'est ${since === undefined ? 'pas' : 'plus'} dans une extension légale${since === undefined ? '' : ` depuis le ${since}`}${legal.length === 0 ? '' : ` ; légales : ${legal.join(', ')}`}.`,
    'deck/suspended': ({ card, from, source }) =>
      `${card} est suspendue depuis le ${from} (${source}).`,
    'deck/suspension-unconfirmed': ({ card, from, source }) =>
      `${card} est peut-être suspendue depuis le ${from}, sans confirmation (${source}). Demandez à l'organisation.`,
    'deck/banned-by-organizer': ({ card }) =>
      `L'organisation n'autorise pas ${card} à cet événement.`,
    'deck/not-in-pool': ({ card, found, pool }) =>
      `${card} : ${found} dans le deck, ${pool} dans le pool.`,
    'deck/base-not-available': ({ card, set }) =>
      `${card} n'est ni dans le pool ni une base commune de ${set}.`,
    'deck/same-leader': ({ card }) =>
      `Les deux leaders doivent être différents : ${card} y est deux fois.`,
    'deck/opposed-leaders': ({ leaders }) =>
      `${leaders.join(' et ')} : l'un commence avec Héroïsme, l'autre avec Infamie.`,
    'trilogy/deck-count': ({ found }) => `Trilogy demande trois decks ; ${found} donnés.`,
    'trilogy/leader-repeated': ({ card, decks }) =>
      `Le leader ${card} ne peut être que dans un des trois decks : ${joinDecks(decks, 'deck')}.`,
    'trilogy/base-repeated': ({ card, decks }) =>
      `La base ${card} ne peut être que dans un des trois decks : ${joinDecks(decks, 'deck')}.`,
    'trilogy/too-many-copies': ({ card, found, allowed, decks }) =>
      `${card} : ${found} exemplaires dans les trois decks, ${allowed} au plus : ${joinDecks(decks, 'deck')}.`,
  },
};
