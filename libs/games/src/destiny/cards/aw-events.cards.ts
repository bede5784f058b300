import type { Behaviour, Node } from '../engine/behaviour.js';
import {
  all,
  anyCharacter,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  damageSymbols,
  deal,
  discardBlueFor,
  giveShields,
  may,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  spot,
  theirCharacter,
  theirDice,
  theyRemove,
  topBut,
} from './build.js';

/**
 * One of the player's characters takes the damage shown by an opponent's die, and the die is
 * removed.
 */
const takeTheHit = (unique: boolean): Node[] => [
  chooseCharacter({ ...ownCharacter, unique }),
  chooseDie({ whose: 'opponent', shows: damageSymbols }),
  { op: 'damage', to: 'character', n: { value: 'die' } },
  { op: 'remove', dice: 'die' },
];

/**
 * Chooses and removes any number of the player's dice, stored as `dice`; damage of that number can
 * follow.
 */
const removeForDamage = (color?: 'yellow'): Node[] => [chooseDice({ whose: 'own', ...(color ? { color } : {}) }, all), { op: 'remove', dice: 'dice' }];

/** Events of Awakenings by id. */
export const awEvents: Readonly<Record<string, Behaviour>> = {
  // Cannon Fodder
  '01068': { event: takeTheHit(false) },
  // Closing the Net
  '01069': { event: theyRemove(1), underDeck: true },
  // Occupation
  '01071': { needs: ['battlefield'], event: [{ op: 'lose', n: 'all' }] },
  // Endless Ranks
  '01070': {
    event: [
      {
        op: 'choose-cards',
        as: 'card',
        zone: 'out',
        from: { ...ownCharacter, color: 'red', unique: false },
      },
      { op: 'return-character', card: 'card' },
    ],
  },
  // Probe
  '01072': {
    event: [
      { op: 'random-card', as: 'seen', n: 2 },
      { op: 'keep-only', cards: 'seen', types: ['event'] },
      { op: 'put', cards: 'seen', to: 'discard' },
    ],
  },
  // Sweep the Area
  '01073': {
    event: [
      {
        op: 'count',
        as: 'ready',
        n: { cards: { ...ownCharacter, color: 'red', ready: true } },
      },
      chooseDice(theirDice, { number: 'ready' }, { number: 'ready' }),
      { op: 'reroll', dice: 'dice' },
    ],
  },
  // Tactical Mastery
  '01074': { event: [spot('red'), { op: 'extra-action', n: 2 }] },
  // The Best Defense...
  '01075': {
    event: [chooseCharacter({ ...ownCharacter, color: 'red' }), { op: 'damage', to: 'character', n: 3 }, chooseDice(theirDice, 2), { op: 'remove', dice: 'dice' }],
  },
  // Abandon All Hope
  '01079': {
    event: [
      {
        op: 'either',
        by: 'opponent',
        of: [
          [{ op: 'lose', n: 'all' }],
          [
            {
              op: 'discard-random',
              n: all,
            },
          ],
        ],
      },
    ],
  },
  // Boundless Ambition
  '01080': { event: [{ op: 'draw-to-hand-size' }] },
  // Enrage
  '01081': {
    event: [chooseCharacter({ ...ownCharacter, color: 'blue' }), { op: 'damage', to: 'character', n: 1 }, { op: 'gain', n: 1 }],
  },
  // Feel Your Anger
  '01082': {
    event: [
      { op: 'count', as: 'blanks', n: { dice: { whose: 'opponent', shows: ['blank'] } } },
      chooseDice(theirDice, { number: 'blanks' }, { number: 'blanks' }),
      { op: 'remove', dice: 'dice' },
    ],
  },
  // Force Strike
  '01083': {
    event: [chooseDie({ whose: 'own', color: 'blue' }), { op: 'turn', dice: 'die', to: ['melee'] }, may({ op: 'resolve', dice: 'die' })],
  },
  // Intimidate
  '01084': { event: [chooseCharacter(), { op: 'strip', from: 'character' }] },
  // Isolation
  '01085': { event: [spot('blue'), ...removeDie({ of: ['character'] })] },
  // No Mercy
  '01086': {
    event: [...discardBlueFor(damageSymbols)],
  },
  // Pulling the Strings
  '01087': {
    event: [{ op: 'either', of: [topBut(3, 'you', 'deck-bottom', true), topBut(3, 'opponent', 'deck-bottom', true)] }],
  },
  // Nowhere to Run
  '01091': {
    event: [
      {
        op: 'choose-dice',
        as: 'blanks',
        from: { whose: 'own', shows: ['blank'] },
        min: all,
        max: all,
      },
      { op: 'turn', dice: 'blanks' },
    ],
  },
  // Ace in the Hole
  '01092': {
    event: [chooseCard('hand', { whose: 'own', types: ['upgrade'], color: 'yellow' }), { op: 'put', cards: 'card', to: 'discard' }, { op: 'roll-in', card: 'card', aside: true }],
  },
  // Armed to the Teeth
  '01093': {
    event: [
      chooseCharacter({ ...ownCharacter, color: 'yellow' }),
      {
        op: 'choose-cards',
        as: 'upgrades',
        zone: 'play',
        from: { whose: 'own', types: ['upgrade'], hostOf: 'character' },
        min: 0,
        max: all,
      },
      { op: 'put', cards: 'upgrades', to: 'discard' },
      ...deal({ count: 'upgrades' }),
    ],
  },
  // Confiscation
  '01094': {
    event: [chooseCard('play', { whose: 'opponent', types: ['upgrade'], affordable: true }), { op: 'spend', n: { cost: 'card' } }, { op: 'put', cards: 'card', to: 'hand' }],
  },
  // Fight Dirty
  '01095': { event: [...removeForDamage('yellow'), ...deal({ count: 'dice' })] },
  // Go for the Kill
  '01096': { event: resolveOne({ whose: 'own', shows: ['ranged'] }, { unblockable: true }) },
  // He Doesn't Like You
  '01097': {
    event: [...removeDie(ownDice), chooseDie(theirDice, 'other'), { op: 'remove', dice: 'other' }],
  },
  // Lying in Wait
  '01098': {
    event: [
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'hand',
        from: { whose: 'opponent' },
        by: 'opponent',
        min: { less: [{ hand: 'opponent' }, { hand: 'own' }] },
        max: { less: [{ hand: 'opponent' }, { hand: 'own' }] },
      },
      { op: 'put', cards: 'cards', to: 'discard' },
    ],
  },
  // Commando Raid
  '01103': {
    event: [...resolveOne({ whose: 'own', color: 'red', shows: ['discard'] }, { plus: 2 }), { op: 'draw', n: 1 }],
  },
  // Defensive Position
  '01104': {
    needs: ['battlefield'],
    event: [{ op: 'remove', dice: { whose: 'opponent', min: 2 } }],
  },
  // Field Medic
  '01105': { event: [chooseCharacter(), { op: 'heal', at: 'character', n: 2 }] },
  // Hit and Run
  '01106': {
    keywords: ['ambush'],
    event: [chooseCharacter({ ...ownCharacter, color: 'red', ready: true }), { op: 'activate', cards: 'character' }],
  },
  // It's a Trap!
  '01107': {
    keywords: ['ambush'],
    event: [{ op: 'choose-symbol', as: 'symbol', from: theirDice }, chooseDice({ whose: 'own', color: 'red' }, all), { op: 'turn', dice: 'dice', symbol: 'symbol' }],
  },
  // Natural Talent
  '01108': { event: resolveOne(ownDice, { plus: 1 }) },
  // Rearm
  '01109': {
    event: [{ op: 'play', zones: ['discard'], from: { types: ['upgrade'], color: 'red' }, less: 1 }],
  },
  // Retreat
  '01110': { event: [{ op: 'opponent-action' }, { op: 'end-actions' }] },
  // Strategic Planning
  '01111': {
    event: [
      chooseCard('play', { types: ['support'] }),
      {
        op: 'either',
        of: [[{ op: 'ready', cards: 'card' }], [{ op: 'exhaust', cards: 'card' }]],
      },
    ],
  },
  // Surgical Strike
  '01112': {
    event: [
      chooseDice({ whose: 'own', color: 'red', shows: ['ranged'] }, all),
      { op: 'count', as: 'value', n: { sum: [{ value: 'dice' }, { count: 'dice' }] } },
      { op: 'remove', dice: 'dice' },
      chooseCard('play', { types: ['support'], upTo: { number: 'value' } }),
      { op: 'put', cards: 'card', to: 'discard' },
    ],
  },
  // Anticipate
  '01114': {
    event: [
      { op: 'resolve-any', by: 'opponent' },
      { op: 'remove', dice: theirDice },
    ],
  },
  // Defensive Stance
  '01115': { event: giveShields(2) },
  // Force Misdirection
  '01116': {
    event: [
      { op: 'choose-symbol', as: 'symbol', from: { whose: 'own', color: 'blue' } },
      { op: 'remove', dice: theirDice, symbol: 'symbol' },
    ],
  },
  // Heroism
  '01117': { event: takeTheHit(true) },
  // Noble Sacrifice
  '01118': {
    event: [
      chooseCharacter({ ...ownCharacter, color: 'blue' }),
      { op: 'defeat', cards: 'character' },
      chooseCharacter({ ...anyCharacter, ready: true }, 'other'),
      { op: 'exhaust', cards: 'other' },
    ],
  },
  // Patience
  '01119': {
    event: [...removeForDamage(), { op: 'mill', n: { count: 'dice' }, who: 'opponent' }],
  },
  // Return of the Jedi
  '01120': {
    event: [chooseCard('discard', { whose: 'own', types: ['event'], color: 'blue' }), { op: 'put', cards: 'card', to: 'hand' }],
  },
  // Riposte
  '01121': {
    event: [
      chooseCharacter(ownCharacter),
      { op: 'choose-number', as: 'shields', max: { shieldsOn: 'character' } },
      { op: 'strip', from: 'character', n: { number: 'shields' } },
      ...deal({ number: 'shields' }),
    ],
  },
  // Willpower
  '01122': {
    event: [
      chooseCharacter({ ...ownCharacter, ready: false }),
      chooseCharacter({ ...theirCharacter, ready: false }, 'other'),
      { op: 'move-damage', from: 'character', to: 'other', n: 1 },
    ],
  },
  // Daring Escape
  '01126': {
    keywords: ['ambush'],
    event: [chooseDice(theirDice, all), { op: 'reroll', dice: 'dice' }, { op: 'remove', dice: { whose: 'opponent', shows: ['blank'] } }],
  },
  // Don't Get Cocky
  '01127': { event: [{ op: 'draw', n: 2, who: 'all' }] },
  // Draw Attention
  '01128': {
    event: [
      chooseCharacter(ownCharacter),
      chooseCharacter({ ...ownCharacter, not: 'character' }, 'other'),
      { op: 'choose-number', as: 'moved', max: { atMost: 2, of: { damageOn: 'character' } } },
      { op: 'move-damage', from: 'character', to: 'other', n: { number: 'moved' } },
    ],
  },
  // Hyperspace Jump
  '01129': { event: [{ op: 'end-actions' }, may({ op: 'switch-battlefield' })] },
  // Let The Wookiee Win
  '01130': {
    event: [
      {
        op: 'either',
        by: 'opponent',
        of: [
          [
            {
              op: 'choose-cards',
              as: 'target',
              zone: 'play',
              from: { ...theirCharacter, ready: false },
              by: 'opponent',
            },
            { op: 'damage', to: 'target', n: 2 },
          ],
          theyRemove(2),
        ],
      },
    ],
  },
  // Negotiate
  '01131': { event: [...removeDie({ whose: 'own', of: ['character'] }), ...theyRemove(2)] },
  // Scavenge
  '01132': {
    event: [
      { op: 'mill', n: 3, who: 'you', full: true },
      {
        op: 'choose-cards',
        as: 'card',
        zone: 'discard',
        from: { whose: 'own', types: ['upgrade', 'support'] },
        min: 0,
      },
      { op: 'put', cards: 'card', to: 'hand' },
    ],
  },
  // Shoot First
  '01133': {
    keywords: ['ambush'],
    event: [...resolveOne({ whose: 'own', color: 'yellow', shows: ['ranged'] }), chooseDie({ whose: 'opponent', shows: ['ranged'] }, 'other'), { op: 'remove', dice: 'other' }],
  },
  // Smuggling
  '01134': {
    event: [spot('yellow'), chooseCard('hand', { whose: 'own' }), { op: 'put', cards: 'card', to: 'discard' }, { op: 'gain', n: 1 }],
  },
  // Award Ceremony
  '01138': {
    event: [spot('red'), { op: 'draw', n: { cards: { ...ownCharacter, ready: false } } }],
  },
  // Dug in
  '01139': {
    needs: ['battlefield'],
    event: [{ op: 'distribute', what: 'shields', n: 3, among: { whose: 'own' } }],
  },
  // Firepower
  '01140': {
    event: resolveOne({ whose: 'own', color: 'red', shows: ['ranged'] }, { plus: 1, plusFor: { subtype: 'vehicle', plus: 1 } }),
  },
  // Leadership
  '01141': {
    event: [
      chooseCharacter({ ...ownCharacter, color: 'red', unique: true, ready: true }),
      { op: 'exhaust', cards: 'character' },
      chooseCharacter({ ...anyCharacter, ready: false, not: 'character' }, 'other'),
      { op: 'ready', cards: 'other' },
    ],
  },
  // Logistics
  '01142': { event: [spot('red'), ...resolveOne({ whose: 'own', shows: ['resource'] }, { plus: 1 })] },
  // Squad Tactics
  '01143': {
    event: [
      {
        op: 'choose-cards',
        as: 'squad',
        zone: 'play',
        from: { ...ownCharacter, unique: false, ready: true },
        min: 0,
        max: all,
      },
      { op: 'activate', cards: 'squad' },
    ],
  },
  // Deflect
  '01145': {
    event: [
      spot('blue'),
      chooseDie({ shows: ['ranged'] }),
      { op: 'count', as: 'value', n: { half: { value: 'die' } } },
      { op: 'remove', dice: 'die' },
      ...deal({ number: 'value' }),
    ],
  },
  // Disturbance in the Force
  '01146': { event: [{ op: 'reroll', dice: {} }] },
  // Mind Trick
  '01147': {
    event: [
      spot('blue'),
      {
        op: 'choose-dice',
        as: 'group',
        from: theirDice,
        by: 'opponent',
        min: 0,
        max: all,
      },
      {
        op: 'either',
        of: [[{ op: 'remove', dice: 'group' }], [{ op: 'remove', dice: { whose: 'opponent', notIn: 'group' } }]],
      },
    ],
  },
  // The Power of the Force
  '01148': {
    event: resolveOne(ownDice, {
      as: { cards: { whose: 'own', types: ['upgrade'], color: 'blue' } },
    }),
  },
  // Use The Force
  '01149': { event: [spot('blue'), chooseDie({}), { op: 'turn', dice: 'die' }] },
  // Aim
  '01151': { event: [chooseDie(ownDice), { op: 'turn', dice: 'die', to: ['ranged'] }] },
  // All In
  '01152': { event: [{ op: 'resolve-any' }] },
  // Block
  '01153': { event: [{ op: 'remove', dice: { whose: 'opponent', shows: ['melee'] } }] },
  // Close Quarters Assault
  '01154': {
    event: [{ op: 'discard-random', n: { dice: { whose: 'own', shows: ['melee'] } } }],
  },
  // Dodge
  '01155': { event: [{ op: 'remove', dice: { whose: 'opponent', shows: ['ranged'] } }] },
  // Flank
  '01156': { needs: ['more-ready'], event: removeDie(theirDice) },
  // Take Cover
  '01157': { event: giveShields(1) },
  // Disarm
  '01158': {
    event: [
      chooseDie({ whose: 'own', shows: damageSymbols }),
      { op: 'count', as: 'value', n: { value: 'die' } },
      { op: 'remove', dice: 'die' },
      chooseCard('play', { subtypes: ['weapon', 'equipment'], upTo: { number: 'value' } }),
      { op: 'put', cards: 'card', to: 'discard' },
    ],
  },
  // Electroshock
  '01159': { event: [spot('yellow'), ...removeDie({ max: 2 })] },
  // Reversal
  '01160': {
    event: [spot('yellow'), chooseDie({ shows: damageSymbols }), { op: 'count', as: 'value', n: { value: 'die' } }, { op: 'remove', dice: 'die' }, ...deal({ number: 'value' })],
  },
  // Scramble
  '01161': { event: [spot('yellow'), { op: 'reroll', dice: theirDice }] },
  // Unpredictable
  '01162': { keywords: ['ambush'], event: [chooseDie({}), { op: 'reroll', dice: 'die' }] },
};
