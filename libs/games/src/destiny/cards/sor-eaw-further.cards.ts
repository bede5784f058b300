import type { Behaviour } from '../engine/behaviour.js';
import type { DieSymbol } from '../facts/card.js';
import { all, chooseCard, chooseCharacter, chooseDie, discardThis, may, ownCharacter, ownDice, spot } from './build.js';

/** The symbols that a die can be resolved as. */
const resolvable: readonly DieSymbol[] = ['melee', 'ranged', 'indirect', 'shield', 'resource', 'disrupt', 'discard', 'focus', 'special'];

/** Resolves a die as if it showed another symbol; its value stays the same. */
const resolveAsAnother: Behaviour['event'] = [
  chooseDie({ ...ownDice, resolvable: true }),
  {
    op: 'either',
    unlike: 'die',
    of: resolvable.map((symbol) => [{ op: 'resolve', dice: 'die', how: { symbol } }]),
  },
];

/** Cards of Spirit of Rebellion and Empire at War whose rules few others share, by id. */
export const sorEawFurther: Readonly<Record<string, Behaviour>> = {
  // Director Krennic
  '02003': {
    brings: '02001',
    after: {
      'this-activated': [{ op: 'if', when: { controlsField: true }, then: [{ op: 'roll-outside', card: '02001' }] }],
    },
  },
  // C-3PO
  '02030': { actions: [{ removeDie: true, then: resolveAsAnother }] },
  // Determination
  '02102': {
    needs: [{ atLeast: { dice: { whose: 'own', shows: ['focus'] } }, n: 1 }],
    event: resolveAsAnother,
  },
  // Protective Mentor
  '02108': { before: { 'other-dealt-damage': [{ op: 'lend-shields' }] } },
  // Ammo Belt
  '02141': { before: { 'host-weapon-discarded': [may({ op: 'instead' }, ...discardThis)] } },
  // Carbon-freezing Chamber
  '02151': { claim: [chooseCharacter(), { op: 'freeze', card: 'character' }] },
  // Seventh Sister
  '03010': {
    brings: '03013',
    after: { 'this-activated': [may({ op: 'roll-outside', card: '03013' })] },
  },
  // Kanan Jarrus
  '03033': {
    before: {
      'own-action': [
        {
          op: 'choose-dice',
          as: 'die',
          from: { ...ownDice, of: ['character'], at: 'this', resolvable: true },
          min: 0,
        },
        { op: 'resolve', dice: 'die' },
        { op: 'must-act' },
      ],
    },
  },
  // LR1K Sonic Cannon
  '03046': { constant: { paidByCharacter: true } },
  // Electrostaff
  '03047': { constant: { modifiedLess: 1 } },
  // EMP Grenades
  '03058': {
    special: [
      {
        op: 'choose-cards',
        as: 'card',
        zone: 'play',
        from: { types: ['support', 'upgrade'], subtypes: ['droid', 'vehicle'] },
        goOn: true,
      },
      { op: 'put', cards: 'card', to: 'discard' },
      ...discardThis,
    ],
  },
  // Imperial HQ
  '03069': { constant: { lightens: true } },
  // It Will All Be Mine
  '03073': {
    event: [
      {
        op: 'choose-dice',
        as: 'dice',
        from: { whose: 'opponent', shows: ['blank'] },
        min: all,
        max: all,
      },
      { op: 'turn', dice: 'dice' },
      { op: 'resolve-any', from: { whose: 'opponent', among: 'dice' } },
    ],
  },
  // Coercion
  '03081': {
    event: [spot('yellow'), { op: 'look' }, chooseCard('hand', { whose: 'opponent', types: ['event'] }, 'event'), { op: 'force', play: 'event' }],
  },
  // Shield Generator
  '03097': { before: { 'own-support-discarded': [may({ op: 'instead' }, ...discardThis)] } },
  // Impersonate
  '03111': { event: [{ op: 'rearrange-damage', among: ownCharacter }] },
  // Battle of Wills
  '03128': {
    event: [
      {
        op: 'choose-cards',
        as: 'mine',
        zone: 'play',
        from: { ...ownCharacter, ready: true },
        goOn: true,
      },
      { op: 'activate', cards: 'mine', as: 'rolled' },
      {
        op: 'choose-cards',
        as: 'theirs',
        zone: 'play',
        from: { whose: 'opponent', types: ['character'], ready: true },
        by: 'opponent',
        goOn: true,
      },
      { op: 'activate', cards: 'theirs', as: 'answer' },
      { op: 'count', as: 'own', n: { combined: { whose: 'own', of: ['character'], among: 'rolled' } } },
      {
        op: 'count',
        as: 'other',
        n: { combined: { whose: 'opponent', of: ['character'], among: 'answer' } },
      },
      {
        op: 'if',
        when: { enough: { number: 'other' }, for: { number: 'own' } },
        then: [{ op: 'remove', dice: { whose: 'own', of: ['character'], among: 'rolled' } }],
      },
      {
        op: 'if',
        when: { enough: { number: 'own' }, for: { number: 'other' } },
        then: [{ op: 'remove', dice: { whose: 'opponent', of: ['character'], among: 'answer' } }],
      },
    ],
  },
};
