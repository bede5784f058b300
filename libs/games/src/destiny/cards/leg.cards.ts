import type { Behaviour, Node } from '../engine/behaviour.js';
import type { DieSymbol } from '../facts/card.js';
import {
  all,
  atEach,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  deal,
  discardSeen,
  fromADeck,
  giveShields,
  may,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  spot,
  theirCharacter,
  theirDice,
  theyDistribute,
} from './build.js';

/** Damage of any kind that a die shows. */
const damage: readonly DieSymbol[] = ['ranged', 'melee', 'indirect'];

/** One deals it to one's own characters. */
const toOneself = (n: Extract<Node, { op: 'damage' }>['n']): Node => ({
  op: 'distribute',
  what: 'damage',
  n,
  among: { whose: 'own' },
});

/** A die is removed, and half of what it showed is dealt. */
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
  '05085': { event: half(chooseDie({ shows: damage }), theyDistribute({ number: 'half' })) },
  // Imperial Might
  '05086': { event: resolveOne(ownDice, { plus: 2 }) },
  // Scorched Earth
  '05087': { needs: ['battlefield'], event: [theyDistribute({ dice: theirDice })] },
  // Target Practice
  '05089': {
    event: [
      chooseDice({ whose: 'own', color: 'red' }, all),
      { op: 'reroll', dice: 'dice' },
      {
        op: 'choose-dice',
        as: 'again',
        from: { whose: 'own', color: 'red' },
        min: 0,
        max: all,
      },
      { op: 'reroll', dice: 'again' },
    ],
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
    event: [chooseCharacter({ ...ownCharacter, ready: true }), { op: 'exhaust', cards: 'character' }, chooseDice({ shows: damage }, 2), { op: 'remove', dice: 'dice' }],
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
    event: [chooseDie({ shows: damage }), { op: 'count', as: 'value', n: { value: 'die' } }, { op: 'remove', dice: 'die' }, toOneself({ number: 'value' })],
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
    event: half(chooseDie({ whose: 'own', shows: damage }), atEach({ number: 'half' })),
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
};
