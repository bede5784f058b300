import type { Behaviour, Node } from '../engine/behaviour.js';
import { chooseCard, chooseCharacter, chooseDie, deal, giveShields, may, mayExhaust, ownCharacter, removeDie, resolveOne, theirCharacter } from './build.js';

/**
 * Looks at two cards from the top of a deck; the player may discard one of them, and then the
 * deck's owner draws the other.
 */
const councilOn = (who: 'you' | 'opponent'): Node[] => [
  { op: 'look-at-top', as: 'top', n: 2, who },
  { op: 'choose-cards', as: 'card', zone: 'deck', from: { among: 'top' }, min: 0 },
  {
    op: 'if',
    when: { atLeast: { count: 'card' }, n: 1 },
    then: [
      { op: 'put', cards: 'card', to: 'discard' },
      { op: 'draw', n: 1, who },
    ],
  },
];

/** Supports and battlefields of Awakenings by id. */
export const awSupports: Readonly<Record<string, Behaviour>> = {
  // AT-ST
  '01005': {
    special: [chooseCard('play', { types: ['support'] }), { op: 'put', cards: 'card', to: 'discard' }],
  },
  // First Order TIE Fighter
  '01006': { special: [{ op: 'strip', from: theirCharacter }] },
  // Speeder Bike Scout
  '01018': {
    special: [
      { op: 'choose-dice', as: 'die', from: { other: true }, goOn: true },
      { op: 'remove', dice: 'die' },
      { op: 'extra-action', n: 1 },
    ],
  },
  // Launch Bay
  '01031': { x: { hand: 'own' } },
  // Black One
  '01032': { special: [...deal(1), { op: 'keep-die', reroll: true }] },
  // BB-8
  '01043': {
    special: [
      { op: 'choose-dice', as: 'die', from: { whose: 'own', other: true }, goOn: true },
      { op: 'reroll', dice: 'die' },
      { op: 'keep-die', reroll: true },
    ],
  },
  // Millennium Falcon
  '01049': {
    special: [
      {
        op: 'play',
        zones: ['hand', 'discard'],
        from: { types: ['event'], color: 'yellow' },
        free: true,
      },
    ],
  },
  // Outpost
  '01053': { special: [{ op: 'claim-ability' }] },
  // Black Market
  '01064': {
    special: [
      { op: 'draw', n: 2 },
      { op: 'play', zones: ['hand'], from: { types: ['upgrade'] }, less: 1, optional: true },
    ],
  },
  // Drudge Work
  '01076': {
    actions: [
      {
        exhaust: true,
        exhaustCharacter: true,
        then: [chooseCharacter({ ...ownCharacter, ready: true }), { op: 'exhaust', cards: 'character' }, { op: 'gain', n: 1 }],
      },
    ],
  },
  // Local Garrison
  '01077': { constant: { opponentsUpkeep: 1 } },
  // Emperor's Favor
  '01088': { constant: { handSize: 1 } },
  // Power of the Dark Side
  '01089': {
    actions: [
      {
        exhaust: true,
        then: [chooseDie({ whose: 'own' }), { op: 'reroll', dice: 'die' }, { op: 'if', when: { showing: 'die', symbols: ['blank'] }, then: deal(2, true) }],
      },
    ],
  },
  // Backup Muscle
  '01099': {
    constant: { arrivesWithDamage: 3 },
    actions: [
      {
        exhaust: true,
        then: [chooseCharacter(), { op: 'move-damage', from: 'this', to: 'character', n: 1 }],
      },
    ],
  },
  // My Kind of Scum
  '01100': {
    after: {
      'disrupt-resolved': [mayExhaust({ op: 'gain', n: { number: 'lost' } })],
    },
  },
  // Underworld Connections
  '01101': { actions: [{ exhaust: true, then: [{ op: 'gain', n: 1 }] }] },
  // Resistance HQ
  '01113': {
    actions: [
      {
        exhaust: true,
        discard: {},
        then: [
          ...giveShields(1),
          {
            op: 'may',
            by: 'opponent',
            payable: 1,
            then: [{ op: 'spend', n: 1, by: 'opponent' }],
            else: [{ op: 'ready', cards: 'this' }],
          },
        ],
      },
    ],
  },
  // Jedi Council
  '01123': {
    actions: [
      {
        exhaust: true,
        then: [{ op: 'either', of: [councilOn('you'), councilOn('opponent')] }],
      },
    ],
  },
  // Awakening
  '01124': {
    actions: [{ exhaust: true, then: resolveOne({ whose: 'own', plus: true }, { plain: true }) }],
  },
  // The Force is Strong
  '01125': {
    actions: [
      {
        exhaust: true,
        discard: { color: 'blue' },
        then: [{ op: 'play', zones: ['hand'], from: { copyOf: 'discarded' }, free: true }],
      },
    ],
  },
  // Play the Odds
  '01135': {
    actions: [
      {
        exhaust: true,
        then: [
          chooseDie({ whose: 'own', color: 'yellow' }),
          { op: 'reroll', dice: 'die' },
          {
            op: 'if',
            when: { showing: 'die', symbols: ['resource'] },
            then: [{ op: 'gain', n: 1 }],
          },
        ],
      },
    ],
  },
  // Street Informants
  '01136': { keywords: ['ambush'], actions: [{ exhaust: true, then: [{ op: 'look' }] }] },
  // Supporting Fire
  '01144': {
    actions: [{ exhaust: true, then: resolveOne({ whose: 'own', shows: ['ranged'] }, { plus: 1 }) }],
  },
  // It Binds All Things
  '01150': { constant: { cheapens: { type: 'upgrade', color: 'blue' } } },
  // Infamous
  '01163': { constant: { givesAmbush: { color: 'yellow' } } },
  // Command Center
  '01165': { claim: [{ op: 'mill', n: 2, who: 'all-opponents' }] },
  // Echo Base
  '01166': { claim: giveShields(1) },
  // Emperor's Throne Room
  '01167': {
    claim: [chooseDie({ whose: 'own' }), { op: 'turn', dice: 'die', to: ['special'] }, may({ op: 'resolve', dice: 'die' })],
  },
  // Frozen Wastes
  '01168': { claim: removeDie({ of: ['character'] }) },
  // Imperial Armory
  '01169': { claim: [{ op: 'play', zones: ['hand'], from: { types: ['upgrade'] }, less: 1 }] },
  // Jedi Temple
  '01170': {
    claim: [
      { op: 'look' },
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'hand',
        from: { whose: 'opponent', types: ['event'] },
        min: 0,
        max: 2,
      },
      { op: 'put', cards: 'cards', to: 'discard' },
    ],
  },
  // Rebel War Room
  '01171': { claim: resolveOne({ whose: 'own' }, { free: true }) },
  // Mos Eisley Spaceport
  '01172': {
    claim: [chooseCard('play', { whose: 'own', types: ['upgrade'] }), { op: 'put', cards: 'card', to: 'hand' }, { op: 'gain', n: 1 }],
  },
  // Separatist Base
  '01173': {
    claim: [
      {
        op: 'choose-cards',
        as: 'target',
        zone: 'play',
        from: theirCharacter,
        by: 'opponent',
      },
      { op: 'damage', to: 'target', n: 1, unblockable: true },
    ],
  },
  // Starship Graveyard
  '01174': {
    claim: [chooseCard('discard', { whose: 'own', types: ['support', 'upgrade'] }), { op: 'put', cards: 'card', to: 'deck-top' }],
  },
};
