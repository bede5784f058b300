import type { Behaviour, Node } from '../engine/behaviour.js';
import {
  all,
  anyDamage,
  atEach,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  deal,
  discardSeen,
  discardThis,
  fromADeck,
  giveShields,
  may,
  mayExhaust,
  moveFrom,
  ownCharacter,
  ownDice,
  removeDie,
  rerollTwice,
  resolveOne,
  rollOne,
  spot,
  theirCharacter,
  theirDice,
  theyDistribute,
  toOneself,
  topBut,
} from './build.js';

/** Counts half of the value of a die as `half` and removes the die; `then` uses it. */
const half = (die: Node, then: Node): Node[] => [die, { op: 'count', as: 'half', n: { half: { value: 'die' } } }, { op: 'remove', dice: 'die' }, then];

/** Cards of Legacies without a die by id. */
export const legCards: Readonly<Record<string, Behaviour>> = {
  // Consumed By The Dark Side
  '05075': {
    event: [chooseCharacter({ ...ownCharacter, color: 'blue' }), { op: 'damage', to: 'character', n: 1 }, chooseDie({}), { op: 'turn', dice: 'die', to: ['blank'] }],
  },
  // Double Strike
  '05077': { event: resolveOne({ whose: 'own', shows: ['melee'] }, { keeps: true }) },
  // Snare
  '05080': {
    needs: [{ atLeast: { cards: { ...ownCharacter, ready: false } }, n: 1 }],
    event: [chooseCharacter({ ready: true }), { op: 'exhaust', cards: 'character' }],
  },
  // Crush the Rebellion
  '05085': { event: half(chooseDie({ shows: anyDamage }), theyDistribute({ number: 'half' })) },
  // Imperial Might
  '05086': { event: resolveOne(ownDice, { plus: 2 }) },
  // Scorched Earth
  '05087': { needs: ['battlefield'], event: [theyDistribute({ dice: theirDice })] },
  // Target Practice
  '05089': {
    event: [...rerollTwice({ whose: 'own', color: 'red' })],
  },
  // Three Steps Ahead
  '05090': { event: [{ op: 'extra-action', n: 3 }] },
  // Command Bridge
  '05091': {
    actions: [
      {
        exhaust: true,
        then: [
          {
            op: 'choose-cards',
            as: 'cards',
            zone: 'play',
            from: { ...ownCharacter, unique: false, ready: true },
            min: 2,
            max: 2,
          },
          { op: 'activate', cards: 'cards' },
        ],
      },
    ],
  },
  // Free-For-All
  '05093': {
    event: [chooseDice(ownDice, all), { op: 'remove', dice: 'dice' }, theyDistribute({ count: 'dice' })],
  },
  // No Good To Me Dead
  '05095': {
    event: [
      chooseCharacter(theirCharacter),
      { op: 'choose-number', as: 'healed', max: { atMost: 2, of: { damageOn: 'character' } } },
      { op: 'heal', at: 'character', n: { number: 'healed' } },
      { op: 'gain', n: { number: 'healed' } },
    ],
  },
  // Subdue
  '05097': { event: [chooseCharacter({ damaged: 3 }), ...removeDie({ at: 'character' })] },
  // Take Flight
  '05098': {
    keywords: ['ambush'],
    event: [chooseDice({ whose: 'own', color: 'yellow' }, 2), { op: 'reroll', dice: 'dice' }],
  },
  // Outnumber
  '05099': {
    needs: [{ atLeast: { less: [{ cards: ownCharacter }, { cards: theirCharacter }] }, n: 1 }],
    event: removeDie(theirDice),
  },
  // Adapt
  '05100': {
    event: [chooseCharacter({ ...ownCharacter, shielded: true }), { op: 'strip', from: 'character', n: 1 }, { op: 'gain', n: 1 }],
  },
  // Ataru Strike
  '05101': {
    event: [
      chooseDie({
        whose: 'own',
        color: 'blue',
        of: ['character'],
        shows: ['melee'],
        resolvable: true,
      }),
      { op: 'whose-die', die: 'die', as: 'owner' },
      { op: 'resolve', dice: 'die', how: { plus: { shieldsOn: 'owner' } } },
    ],
  },
  // Heightened Awareness
  '05102': { keywords: ['ambush'], event: giveShields(3) },
  // Strength Through Weakness
  '05104': { event: [fromADeck(4)] },
  // Attack Run
  '05108': {
    keywords: ['ambush'],
    event: [chooseCard('play', { whose: 'own', types: ['support'], ready: true }), { op: 'activate', cards: 'card' }],
  },
  // Bravado
  '05116': { event: [spot('yellow'), ...removeDie(theirDice), ...deal(2)] },
  // Impulsive
  '05119': { keywords: ['ambush'], event: resolveOne(ownDice) },
  // Into The Garbage Chute
  '05124': {
    event: [chooseCharacter({ ...ownCharacter, ready: true }), { op: 'exhaust', cards: 'character' }, chooseDice({ shows: anyDamage }, 2), { op: 'remove', dice: 'dice' }],
  },
  // Alter
  '05125': { event: [chooseDice({}, 2), { op: 'turn', dice: 'dice' }] },
  // Ancient Wisdom
  '05126': { event: [{ op: 'draw', n: 2 }] },
  // Feel The Force
  '05127': { event: [chooseDie({ color: 'blue' }), { op: 'turn', dice: 'die' }] },
  // Legacies
  '05129': { event: [spot('blue'), ...resolveOne({ whose: 'own', plus: true }, { plain: true })] },
  // Mislead
  '05130': { event: removeDie({ of: ['character'], max: 2 }) },
  // Respite
  '05131': {
    event: [chooseCharacter({ ...ownCharacter, ready: true }), { op: 'exhaust', cards: 'character' }, { op: 'gain', n: 1 }, { op: 'draw', n: 1 }],
  },
  // Stronger You Have Become
  '05132': {
    event: [{ op: 'count', as: 'upgrades', n: { cards: { whose: 'own', types: ['upgrade'] } } }, chooseDice({}, { number: 'upgrades' }), { op: 'reroll', dice: 'dice' }],
  },
  // The Force Is With Me
  '05133': { event: removeDie({ shows: ['ranged', 'indirect'] }) },
  // Perseverance
  '05134': {
    actions: [
      {
        exhaust: true,
        then: [chooseDie(ownDice), { op: 'reroll', dice: 'die' }, may({ op: 'reroll', dice: 'die' })],
      },
    ],
  },
  // Crash Landing
  '05137': {
    event: [chooseDie({ shows: anyDamage }), { op: 'count', as: 'value', n: { value: 'die' } }, { op: 'remove', dice: 'die' }, toOneself({ number: 'value' })],
  },
  // Law and Order
  '05138': {
    event: [spot('red'), chooseCard('play', { types: ['upgrade'] }), { op: 'put', cards: 'card', to: 'discard' }],
  },
  // Locked and Loaded
  '05139': {
    event: [spot('red'), chooseDice(ownDice, 2), { op: 'turn', dice: 'dice', to: ['indirect'] }],
  },
  // Strength in Numbers
  '05141': { event: [theyDistribute({ cards: { ...ownCharacter, ready: false } })] },
  // Sudden Impact
  '05142': {
    event: half(chooseDie({ whose: 'own', shows: anyDamage }), atEach({ number: 'half' })),
  },
  // Superior Position
  '05143': { needs: ['battlefield'], event: removeDie({}) },
  // Target Intel
  '05144': { event: resolveOne({ whose: 'own', shows: ['indirect'] }, { symbol: 'ranged' }) },
  // Cover Team
  '05146': {
    actions: [{ exhaust: true, then: resolveOne({ whose: 'own', shows: ['indirect'] }, { plus: 1 }) }],
  },
  // Bamboozle
  '05147': {
    event: [
      chooseDie(theirDice),
      { op: 'reroll', dice: 'die' },
      {
        op: 'if',
        when: { showing: 'die', symbols: ['blank'] },
        then: [{ op: 'take', n: 1 }],
      },
    ],
  },
  // Dangerous Maneuver
  '05150': {
    event: [chooseCharacter(ownCharacter), { op: 'heal', at: 'character', n: 2 }, toOneself(2)],
  },
  // Defend
  '05158': {
    keywords: ['ambush'],
    event: [chooseDice({ shows: ['melee'] }, 3), { op: 'remove', dice: 'dice' }],
  },
  // Dive
  '05159': {
    keywords: ['ambush'],
    event: [chooseDice({ shows: ['ranged'] }, 3), { op: 'remove', dice: 'dice' }],
  },
  // Ice Storm
  '05160': { event: [{ op: 'strip', from: { types: ['character'] }, n: 1 }] },
  // Shelter
  '05162': { event: removeDie({ shows: ['indirect'] }) },
  // Backup Specialist
  '05163': {
    actions: [{ exhaust: true, then: [chooseDice(ownDice, 2), { op: 'reroll', dice: 'dice' }] }],
  },
  // Quickdraw Holster
  '05167': {
    after: {
      'host-activated': [chooseDice({ whose: 'own', at: 'host', subtypes: ['weapon'] }, all), { op: 'reroll', dice: 'dice' }],
    },
  },
  // Arid Wasteland
  '05174': { claim: [{ op: 'lose', n: 1 }] },
  // Citadel Landing Zone
  '05175': {
    claim: [
      chooseDice(ownDice, all),
      { op: 'reroll', dice: 'dice' },
      { op: 'choose-dice', as: 'die', from: { whose: 'own', resolvable: true }, min: 0 },
      { op: 'resolve', dice: 'die' },
    ],
  },
  // Imperial Palace
  '05176': { claim: discardSeen({}) },
  // Launch Deck
  '05177': { claim: half(chooseDie(ownDice), theyDistribute({ number: 'half' })) },
  // Outer Rim Outpost
  '05178': {
    claim: [
      { op: 'gain', n: 1 },
      { op: 'draw', n: 1 },
    ],
  },
  // Petranaki Arena
  '05179': { claim: [toOneself(1), ...deal(1, true)] },
  // Power Generator Trench
  '05180': { claim: [chooseDie({}), { op: 'turn', dice: 'die' }] },
  // Dark Scheme
  '05076': { event: topBut(5, 'opponent', 'discard') },
  // Spell of Removal
  '05081': {
    event: [spot('blue'), fromADeck(1, { op: 'if', when: { atLeast: { odd: 'milled' }, n: 1 }, then: removeDie({}) })],
  },
  // Witch Magick
  '05082': {
    event: [{ op: 'look-at-top', as: 'top', n: 3, who: 'you', show: true }, chooseCharacter(), { op: 'heal', at: 'character', n: { odd: 'top' } }],
  },
  // Battle Fatigue
  '05084': { needs: ['all-hurt'], event: removeDie(theirDice) },
  // Shrapnel Blast
  '05088': {
    event: [
      { op: 'distribute', what: 'damage', n: 1, among: { whose: 'opponent' }, by: 'opponent', as: 'hit' },
      { op: 'choose-dice', as: 'die', from: { at: 'hit', of: ['character'] }, min: 0 },
      { op: 'remove', dice: 'die' },
    ],
  },
  // Delve
  '05092': {
    event: [toOneself(1), { op: 'play', zones: ['hand'], from: { types: ['support', 'upgrade'] }, free: true }],
  },
  // Investigate
  '05103': { event: topBut(5, 'you', 'hand') },
  // Unbreakable
  '05105': { event: removeDie({ max: { shieldsAmong: ownCharacter } }) },
  // Yoda's Hut
  '05107': {
    actions: [
      {
        exhaust: true,
        then: [...giveShields(1), { op: 'if', when: { atLeast: { shieldsOn: 'shielded' }, n: 3 }, then: [{ op: 'gain', n: 1 }] }],
      },
    ],
  },
  // Mend
  '05112': {
    event: [
      {
        op: 'either',
        of: [
          [chooseCharacter(), { op: 'heal', at: 'character', n: 3 }],
          [chooseCard('play', { types: ['support'] }), { op: 'heal', at: 'card', n: 3 }],
        ],
      },
    ],
  },
  // Refit
  '05113': {
    event: [
      { op: 'play', zones: ['hand'], from: { subtypes: ['vehicle'] }, less: 1, must: true, as: 'vehicle' },
      { op: 'place-damage', on: 'vehicle', n: 1 },
    ],
  },
  // Special Modification
  '05114': {
    event: [
      {
        op: 'either',
        of: [
          [chooseCard('play', { types: ['support'] }), { op: 'heal', at: 'card', n: 3 }],
          [chooseDie({ of: ['support'] }), { op: 'turn', dice: 'die' }],
        ],
      },
    ],
  },
  // Easy Pickings
  '05117': {
    event: [spot('yellow'), chooseDie({}), chooseDie({ alike: 'die', notIn: 'die' }, 'other'), { op: 'remove', dice: 'die' }, { op: 'remove', dice: 'other' }],
  },
  // Explosive Tactics
  '05118': { event: [fromADeck(1, theyDistribute({ cost: 'milled' }))] },
  // Scruffy Looking Nerf-Herder
  '05120': {
    event: [{ op: 'either', of: (['event', 'support', 'upgrade'] as const).map((type) => discardSeen({ types: [type] })) }],
  },
  // Diplomatic Protection
  '05123': {
    before: { 'host-defeated': [may(...discardThis, { op: 'shields', to: { ...ownCharacter, not: 'cause' }, n: 2 })] },
  },
  // Invigorate
  '05128': { event: [spot('blue'), { op: 'heal', at: ownCharacter, n: 1 }] },
  // Crackdown
  '05136': { needs: ['all-hurt'], event: [{ op: 'gain', n: 1 }] },
  // Reinforce
  '05140': { event: [chooseCharacter({ ...ownCharacter, twin: true }), rollOne('character')] },
  // Entangle
  '05151': {
    event: [
      spot('yellow'),
      { op: 'choose-dice', as: 'die', from: { max: 3 }, min: 0 },
      { op: 'choose-dice', as: 'other', from: { notIn: 'die', max: { less: [3, { value: 'die' }] } }, min: 0 },
      { op: 'remove', dice: 'die' },
      { op: 'remove', dice: 'other' },
    ],
  },
  // Hasty Exit
  '05153': {
    event: [{ op: 'if', when: { controlsField: true }, then: [{ op: 'take-battlefield', who: 'opponent' }, ...removeDie({ shows: anyDamage })] }],
  },
  // Lure
  '05154': {
    keywords: ['ambush'],
    event: [chooseCard('play', { whose: 'opponent', types: ['character', 'support'], ready: true }), { op: 'activate', cards: 'card' }],
  },
  // Vandalize
  '05156': {
    event: [
      chooseCard('play', { types: ['support', 'upgrade'], upTo: { dice: { whose: 'own', of: ['character'] } } }),
      chooseDice({ whose: 'own', of: ['character'] }, { cost: 'card' }, { cost: 'card' }),
      { op: 'remove', dice: 'dice' },
      { op: 'put', cards: 'card', to: 'discard' },
    ],
  },
  // Well-Connected
  '05157': {
    event: [spot('yellow'), { op: 'gain', n: 1 }, { op: 'may', by: 'opponent', then: [{ op: 'draw', n: 1, who: 'opponent' }] }],
  },
  // Bodyguard
  '05166': { on: { unique: false }, constant: { hostKeyword: 'guardian' } },
  // Frighten
  '05078': { keywords: ['ambush'], event: [{ op: 'take-shields', from: {}, max: 3, as: 'taken' }] },
  // Defensive Teaching
  '05106': { constant: { ownShields: { color: 'blue', n: 1 } } },
  // Equip
  '05109': { event: [chooseCharacter(ownCharacter), ...moveFrom('character', { subtypes: ['weapon'] }, {})] },
  // Final Moment
  '05110': { event: [{ op: 'ready', cards: ownCharacter }, { op: 'lose-later' }] },
  // Suppression Field
  '05115': {
    constant: { leavesWithDamage: 3 },
    actions: [
      {
        exhaust: true,
        then: [
          chooseDie({ shows: anyDamage }),
          { op: 'count', as: 'value', n: { value: 'die' } },
          { op: 'remove', dice: 'die' },
          { op: 'place-damage', on: 'this', n: { number: 'value' } },
        ],
      },
    ],
  },
  // Maz's Vault
  '05122': { constant: { upkeepForAll: 1 } },
  // Quick Draw
  '05155': {
    event: [{ op: 'play', zones: ['hand'], from: { subtypes: ['weapon'] }, must: true, as: 'card', host: 'character' }, may({ op: 'activate', cards: 'character' })],
  },
  // Nightsister Coven
  '05083': {
    after: {
      'character-rolls-blank': [
        mayExhaust({
          op: 'either',
          of: (['you', 'opponent'] as const).map((who) => [
            { op: 'look-at-top', as: 'top', n: 1, who, show: true },
            { op: 'if', when: { atLeast: { odd: 'top' }, n: 1 }, then: [{ op: 'damage', to: 'cause', n: 1 }] },
          ]),
        }),
      ],
    },
  },
  // Scrap Heap
  '05165': { after: { 'opponent-milled': [mayExhaust({ op: 'gain', n: 1 })] } },
};
