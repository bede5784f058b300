import type { Behaviour } from '../engine/behaviour.js';
import {
  all,
  atEach,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  damageSymbols,
  deal,
  may,
  mayExhaust,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  theirDice,
  theyDistribute,
  theyRemove,
} from './build.js';

/** Supports and battlefields of Spirit of Rebellion by id. */
export const sorSupports: Readonly<Record<string, Behaviour>> = {
  // E-Web Emplacement
  '02005': { constant: { sidesPlus: 1 } },
  // Command Shuttle
  '02013': { special: [{ op: 'other-special', own: true }] },
  // Interrogation Droid
  '02017': {
    after: {
      'this-activated': [
        { op: 'random-card', as: 'seen' },
        {
          op: 'if',
          when: { isA: 'seen', types: ['event'] },
          then: [may(...removeDie({ whose: 'own', at: 'this' }), { op: 'put', cards: 'seen', to: 'discard' })],
        },
      ],
    },
  },
  // Slave I
  '02022': { special: [theyDistribute({ dice: theirDice })] },
  // U-Wing
  '02031': {
    special: [{ op: 'either', of: [[atEach(2)], [{ op: 'shields', to: ownCharacter, n: 2 }]] }],
  },
  // Delta-7 Interceptor
  '02038': { special: [chooseDice({}, 3), { op: 'reroll', dice: 'dice' }] },
  // R2-D2
  '02042': { special: resolveOne(ownDice, { plus: 1 }) },
  // Smuggling Freighter
  '02047': {
    after: {
      'this-resolved': [
        {
          op: 'if',
          when: { atLeast: { number: 'value' }, n: 2 },
          then: [{ op: 'put', cards: 'this', to: 'deck-top' }],
        },
      ],
    },
  },
  // Supply Line
  '02051': { special: [chooseDice(ownDice, all), { op: 'reroll', dice: 'dice' }] },
  // Astromech
  '02052': {
    actions: [
      {
        removeDie: true,
        then: [chooseDie({ subtypes: ['vehicle'] }), { op: 'turn', dice: 'die' }],
      },
    ],
  },
  // Quadjumper
  '02058': {
    actions: [
      {
        discardThis: true,
        then: [{ op: 'play', zones: ['hand'], from: { types: ['support'] }, less: 3 }],
      },
    ],
  },
  // Attrition
  '02069': { after: { 'own-defeated': deal(1) } },
  // Imperial Inspection
  '02070': {
    after: {
      'rolls-disrupt': [may(chooseCard('play', { types: ['upgrade'], upTo: 2 }), { op: 'put', cards: 'this', to: 'out' }, { op: 'put', cards: 'card', to: 'hand' })],
    },
  },
  // Dark Presence
  '02078': { after: { 'rolls-discard': [mayExhaust(...theyRemove(1))] } },
  // Salvage Stand
  '02088': { after: { 'rolls-resource': [mayExhaust({ op: 'lose', n: 1 })] } },
  // Planetary Uprising
  '02097': { after: { claimed: [theyDistribute(2)] } },
  // Spy Net
  '02098': { after: { 'rolls-focus': [mayExhaust({ op: 'mill', n: 1, who: 'opponent' })] } },
  // Your Eyes Can Deceive You
  '02107': {
    after: { 'rolls-shield': [mayExhaust(chooseDie(theirDice), { op: 'turn', dice: 'die' })] },
  },
  // Double-Dealing
  '02117': { after: { 'rolls-special': [mayExhaust({ op: 'gain', n: 1 })] } },
  // Aftermath
  '02123': { after: { 'any-defeated': [{ op: 'gain', n: 1 }] } },
  // Air Superiority
  '02124': {
    after: { 'this-played': [{ op: 'shields', to: 'this', n: 3 }] },
    actions: [
      {
        exhaust: true,
        then: [chooseCharacter(), { op: 'move-shields', from: 'this', to: 'character', n: 1 }],
      },
    ],
  },
  // Meditate
  '02134': {
    actions: [
      {
        exhaust: true,
        removes: { shows: ['blank'] },
        then: [chooseDie(ownDice), { op: 'turn', dice: 'die', notTo: damageSymbols }],
      },
    ],
  },
  // Resolve
  '02140': {
    actions: [{ discard: {}, then: [chooseDie(theirDice), { op: 'reroll', dice: 'die' }] }],
  },
  // Improvisation
  '02148': {
    keywords: ['ambush'],
    actions: [
      {
        removes: { shows: ['blank'] },
        then: [chooseDice(ownDice, all), { op: 'reroll', dice: 'dice' }],
      },
    ],
  },
  // Outmaneuver
  '02149': { after: { claimed: [{ op: 'gain', n: 1 }] } },
  // Docking Bay
  '02153': {
    claim: [{ op: 'play', zones: ['hand', 'discard'], from: { types: ['support'] }, less: 1 }],
  },
  // Ewok Village
  '02154': { claim: [chooseCharacter(), { op: 'strip', from: 'character' }] },
  // Maz's Castle
  '02155': {
    claim: [
      { op: 'draw', n: 2 },
      { op: 'choose-cards', as: 'cards', zone: 'hand', from: { whose: 'own' }, min: 0, max: all },
      { op: 'put', cards: 'cards', to: 'deck-bottom' },
    ],
  },
  // Moisture Farm
  '02156': { claim: [{ op: 'gain', n: 1 }] },
  // Otoh Gunga
  '02157': { claim: [chooseCharacter(), { op: 'heal', at: 'character', n: 1 }] },
  // Secluded Beach
  '02158': { claim: removeDie({ whose: 'opponent', shows: ['ranged'] }) },
  // Secret Facility
  '02159': { claim: [{ op: 'resolve-any', from: { whose: 'own', shows: damageSymbols }, max: 3 }] },
  // War-Torn Streets
  '02160': { claim: [{ op: 'discard-random', n: 1 }] },
  // Cargo Hold
  '02152': {
    claim: [
      chooseCharacter(),
      chooseCard('play', { types: ['upgrade'], hostOf: 'character' }, 'upgrade'),
      chooseCharacter({ alliedTo: 'character', not: 'character' }, 'other'),
      { op: 'move-upgrade', card: 'upgrade', to: 'other' },
    ],
  },
};
