import type { Behaviour } from '../engine/behaviour.js';
import {
  all,
  anyCharacter,
  atEach,
  chooseCard,
  chooseCharacter,
  chooseDice,
  chooseDie,
  copies,
  damageSymbols,
  deal,
  discardSeen,
  giveShields,
  ifCopy,
  may,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  showing,
  spot,
  theirCharacter,
  theirDice,
} from './build.js';

/** Events of Spirit of Rebellion by id. */
export const sorEvents: Readonly<Record<string, Behaviour>> = {
  // Battle Formation
  '02061': {
    keywords: ['ambush'],
    event: [{ op: 'count', as: 'red', n: { cards: { ...ownCharacter, color: 'red' } } }, chooseDice(ownDice, { number: 'red' }), { op: 'reroll', dice: 'dice' }],
  },
  // Imperial War Machine
  '02062': { event: resolveOne({ whose: 'own', color: 'red', priced: true }, { free: true }) },
  // Lockdown
  '02063': {
    keywords: ['ambush'],
    event: [{ op: 'spot', filter: { color: 'red' }, n: 2 }, { op: 'take-battlefield' }],
  },
  // Sustained Fire
  '02064': { needs: [showing(['ranged'], 2)], event: [{ op: 'strip', from: theirCharacter }] },
  // Traitor!
  '02065': {
    keywords: ['ambush'],
    event: [{ op: 'mill', n: 1, who: 'you', full: true, as: 'milled' }, ...removeDie({ notShows: ['special'], max: { cost: 'milled' } })],
  },
  // Trench Warfare
  '02066': {
    needs: [showing(['shield'])],
    event: [chooseDice(theirDice, all), { op: 'turn', dice: 'dice', to: ['shield'] }],
  },
  // Undying Loyalty
  '02067': {
    event: [
      {
        op: 'choose-cards',
        as: 'character',
        zone: 'play',
        from: { ...anyCharacter, color: 'red' },
        goOn: true,
      },
      { op: 'heal', at: 'character', n: 1 },
      ifCopy([
        {
          op: 'may',
          payable: 1,
          then: [
            { op: 'spend', n: 1 },
            { op: 'put', cards: 'this', to: 'deck-top' },
          ],
        },
      ]),
    ],
  },
  // We Have Them Now
  '02068': {
    needs: ['battlefield'],
    event: [chooseDice(ownDice, 4), { op: 'turn', dice: 'dice', to: damageSymbols }],
  },
  // Anger
  '02071': {
    needs: [showing(['blank'], 2)],
    event: resolveOne({ whose: 'opponent', shows: damageSymbols }, { asOwn: true }),
  },
  // Lightsaber Throw
  '02072': { needs: [showing(['melee'])], event: deal(2) },
  // Manipulate
  '02073': {
    event: [chooseDie(ownDice), { op: 'turn', dice: 'die', to: ['blank'] }, chooseDie(theirDice, 'other'), { op: 'turn', dice: 'other', to: ['blank'] }],
  },
  // No Disintegrations
  '02074': {
    event: [ifCopy([{ op: 'mill', n: 3, who: 'opponent' }], [{ op: 'mill', n: 1, who: 'opponent' }])],
  },
  // Now You Will Die
  '02075': { event: resolveOne(ownDice, { symbol: 'melee' }) },
  // Rise Again
  '02076': {
    event: [
      chooseCharacter({ color: 'blue', unique: true }),
      { op: 'heal', at: 'character', n: 5 },
      {
        op: 'play',
        zones: ['discard'],
        from: { types: ['upgrade'] },
        on: 'character',
        free: true,
        optional: true,
      },
    ],
  },
  // The Price of Failure
  '02077': {
    event: [spot('blue'), chooseCharacter(ownCharacter), { op: 'defeat', cards: 'character' }, chooseCharacter({ ready: false }, 'other'), { op: 'ready', cards: 'other' }],
  },
  // Doubt
  '02080': {
    event: [
      chooseDie(theirDice),
      { op: 'reroll', dice: 'die' },
      {
        op: 'may',
        by: 'opponent',
        resolvable: 'die',
        then: [{ op: 'resolve', dice: 'die', by: 'opponent' }],
        else: [{ op: 'remove', dice: 'die' }],
      },
    ],
  },
  // Arms Deal
  '02081': {
    event: [
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'hand',
        from: { whose: 'own', subtypes: ['weapon'] },
        min: 0,
        max: all,
      },
      { op: 'put', cards: 'cards', to: 'discard' },
      { op: 'gain', n: { count: 'cards' } },
    ],
  },
  // Bait and Switch
  '02082': {
    keywords: ['ambush'],
    event: [chooseDie({ whose: 'own', shows: ['resource'] }), { op: 'turn', dice: 'die' }],
  },
  // Loose Ends
  '02084': {
    keywords: ['ambush'],
    event: [...removeDie({ whose: 'own', shows: ['ranged'] }), { op: 'mill', n: 4, who: 'opponent' }],
  },
  // One-Quarter Portion
  '02085': { event: [...removeDie(theirDice), { op: 'gain', n: 1, who: 'opponent' }] },
  // Relentless Pursuit
  '02086': {
    event: [
      chooseCharacter(theirCharacter),
      chooseCharacter({ not: 'character' }, 'other'),
      { op: 'choose-number', as: 'moved', max: { atMost: 2, of: { damageOn: 'character' } } },
      { op: 'move-damage', from: 'character', to: 'other', n: { number: 'moved' } },
    ],
  },
  // Scrap Buy
  '02087': {
    needs: [{ atLeast: { inDiscard: {} }, n: 3 }],
    event: [
      { op: 'random-discard', as: 'card' },
      { op: 'put', cards: 'card', to: 'hand' },
    ],
  },
  // Emergency Evacuation
  '02090': { event: [{ op: 'remove', dice: {} }] },
  // Friendly Fire
  '02091': {
    event: [
      spot('red'),
      chooseDie({ whose: 'opponent', shows: ['ranged'] }),
      { op: 'count', as: 'value', n: { value: 'die' } },
      { op: 'remove', dice: 'die' },
      ...deal({ number: 'value' }),
    ],
  },
  // Guerrilla Warfare
  '02092': {
    keywords: ['ambush'],
    event: [...removeDie({ whose: 'own', color: 'red' }), ...deal(1)],
  },
  // Our Only Hope
  '02093': {
    event: [
      { op: 'draw', n: 1, as: 'card' },
      {
        op: 'if',
        when: { atLeast: { count: 'card' }, n: 1 },
        then: [
          may({
            op: 'either',
            of: [
              [{ op: 'play', zones: ['hand'], from: { among: 'card' }, free: true }],
              [
                { op: 'put', cards: 'card', to: 'discard' },
                { op: 'gain', n: 2 },
              ],
            ],
          }),
        ],
      },
    ],
  },
  // Rebel Assault
  '02094': {
    needs: [showing(['ranged'])],
    event: removeDie({ whose: 'opponent', notShows: damageSymbols }),
  },
  // Sensor Placement
  '02095': {
    event: [spot('red'), ...resolveOne({ whose: 'opponent', notShows: damageSymbols }, { asOwn: true })],
  },
  // Spirit of Rebellion
  '02096': {
    event: [chooseCharacter(), ifCopy([{ op: 'shields', to: 'character', n: 2 }], [{ op: 'shields', to: 'character', n: 1 }])],
  },
  // Caution
  '02100': {
    event: [
      chooseDie({ whose: 'own', of: ['character'] }),
      { op: 'whose-die', die: 'die', as: 'owner' },
      { op: 'remove', dice: 'die' },
      ...giveShields(3, { ...anyCharacter, not: 'owner' }),
    ],
  },
  // Destiny
  '02101': {
    event: [
      chooseDice({ whose: 'own', color: 'blue' }, all),
      { op: 'count', as: 'value', n: { value: 'dice' } },
      { op: 'remove', dice: 'dice' },
      { op: 'play', zones: ['hand'], from: { upTo: { number: 'value' } }, free: true },
    ],
  },
  // Guard
  '02103': {
    event: [
      chooseDie({ whose: 'own', color: 'blue', shows: ['melee'] }),
      { op: 'count', as: 'value', n: { value: 'die' } },
      { op: 'remove', dice: 'die' },
      chooseDice(theirDice, { number: 'value' }, { number: 'value' }),
      { op: 'remove', dice: 'dice' },
    ],
  },
  // Krayt Dragon Howl
  '02104': {
    event: [
      spot('blue'),
      chooseDie(theirDice),
      {
        op: 'either',
        by: 'opponent',
        of: [[{ op: 'remove', dice: 'die' }], [{ op: 'mill', n: 2, who: 'opponent' }]],
      },
    ],
  },
  // My Ally Is The Force
  '02105': {
    keywords: ['ambush'],
    event: resolveOne({ whose: 'own', color: 'blue' }, { keeps: true }),
  },
  // Synchronicity
  '02106': { needs: [showing(['melee']), showing(['shield'])], event: deal(2, true) },
  // Confidence
  '02109': { event: [chooseDie(theirDice), { op: 'resolve', dice: 'die', by: 'opponent' }] },
  // Garbage'll Do
  '02110': {
    keywords: ['ambush'],
    event: [...removeDie({ whose: 'own', subtypes: ['vehicle'] }), { op: 'shields', to: ownCharacter, n: 1 }],
  },
  // Hold On!
  '02111': {
    keywords: ['ambush'],
    event: [
      chooseCharacter(ownCharacter),
      chooseCharacter({ not: 'character' }, 'other'),
      { op: 'choose-number', as: 'moved', max: { shieldsOn: 'character' } },
      { op: 'move-shields', from: 'character', to: 'other', n: { number: 'moved' } },
    ],
  },
  // Rebel
  '02112': {
    needs: [showing(['discard'])],
    event: [{ op: 'play', zones: ['discard'], from: {}, less: 1 }],
  },
  // Long Con
  '02113': { event: [{ op: 'gain', n: copies }] },
  // Loth-Cat and Mouse
  '02114': {
    event: [{ op: 'choose-dice', as: 'die', from: ownDice, by: 'opponent' }, { op: 'remove', dice: 'die' }, chooseDie(theirDice, 'other'), { op: 'remove', dice: 'other' }],
  },
  // Never Tell Me The Odds
  '02115': {
    event: [chooseCharacter({ ...ownCharacter, color: 'yellow' }), chooseDice({ whose: 'own', at: 'character' }, all), { op: 'turn', dice: 'dice' }],
  },
  // Planned Explosion
  '02116': {
    needs: [{ atLeast: { combined: ownDice }, n: 10 }],
    event: [{ op: 'remove', dice: ownDice }, ...deal(10)],
  },
  // Bombing Run
  '02119': {
    event: [...resolveOne({ whose: 'own', color: 'red', shows: ['disrupt'] }), atEach(1)],
  },
  // Collateral Damage
  '02120': {
    event: [
      { op: 'resolve-any', from: { whose: 'own', shows: damageSymbols }, same: true },
      { op: 'lose', n: 1 },
    ],
  },
  // Salvo
  '02121': { event: resolveOne({ whose: 'own', shows: ['ranged'] }, { each: true }) },
  // Suppression
  '02122': {
    event: [...removeDie({ whose: 'own', color: 'red', shows: ['ranged'] }), chooseDie(theirDice, 'other'), { op: 'remove', dice: 'other' }],
  },
  // High Ground
  '02128': {
    needs: ['battlefield'],
    event: [
      chooseDie({ whose: 'opponent', shows: damageSymbols }),
      { op: 'whose-die', die: 'die', as: 'owner' },
      { op: 'remove', dice: 'die' },
      {
        op: 'if',
        when: { isA: 'die', types: ['character'] },
        then: [{ op: 'damage', to: 'owner', n: 1 }],
      },
    ],
  },
  // Momentum Shift
  '02129': {
    event: [chooseCharacter(theirCharacter), chooseCharacter(ownCharacter, 'other'), { op: 'move-shields', from: 'character', to: 'other', n: 1 }],
  },
  // Overconfidence
  '02130': {
    event: [spot('blue'), chooseDice({}, 2, 2), { op: 'reroll', dice: 'dice' }, chooseDie({ among: 'dice', lowest: true }), { op: 'remove', dice: 'die' }],
  },
  // Rejuvenate
  '02132': { event: [spot('blue'), chooseCharacter(), { op: 'heal', at: 'character', n: 1 }] },
  // Trust Your Instincts
  '02133': {
    event: [chooseCharacter({ ...ownCharacter, color: 'blue' }), chooseDice({ whose: 'own', at: 'character' }, all), { op: 'reroll', dice: 'dice' }, may({ op: 'draw', n: 1 })],
  },
  // Evade
  '02136': { event: removeDie({ shows: ['ranged'] }) },
  // New Orders
  '02137': { event: [{ op: 'switch-battlefield' }, { op: 'claim-ability' }] },
  // Parry
  '02138': { event: removeDie({ shows: ['melee'] }) },
  // Bolt Hole
  '02142': {
    event: [
      chooseDie({ whose: 'own', color: 'yellow', of: ['character'] }),
      { op: 'whose-die', die: 'die', as: 'owner' },
      { op: 'remove', dice: 'die' },
      { op: 'shields', to: 'owner', n: 2 },
    ],
  },
  // Cheat
  '02143': {
    event: [
      chooseCard('hand', { whose: 'own' }),
      chooseCard('discard', { whose: 'own' }, 'other'),
      { op: 'put', cards: 'other', to: 'hand' },
      { op: 'put', cards: 'card', to: 'discard' },
    ],
  },
  // Diversion
  '02144': { event: [ifCopy([{ op: 'lose', n: 3 }], [{ op: 'lose', n: 1 }])] },
  // "Fair" Trade
  '02145': {
    event: [...resolveOne({ whose: 'own', shows: ['resource'] }), { op: 'switch-resources' }],
  },
  // Friends in Low Places
  '02146': { event: [spot('yellow'), ...discardSeen({ types: ['event'], upTo: 1 })] },
  // Sabotage
  '02147': {
    event: [
      chooseCard('play', { types: ['support'], upTo: { hand: 'own' } }),
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'hand',
        from: { whose: 'own' },
        min: { cost: 'card' },
        max: { cost: 'card' },
      },
      { op: 'put', cards: 'cards', to: 'discard' },
      { op: 'put', cards: 'card', to: 'discard' },
    ],
  },
  // Friends in High Places
  '02083': {
    needs: [{ atLeast: { combined: ownDice }, n: 7 }],
    event: [
      { op: 'look-at-top', as: 'top', n: 3, who: 'you' },
      { op: 'play', zones: ['deck'], from: { among: 'top' }, free: true, optional: true, as: 'played' },
      { op: 'put', cards: 'top', to: 'discard', but: 'played' },
    ],
  },
  // Decisive Blow
  '02127': {
    event: [...resolveOne({ whose: 'own', shows: ['melee'] }, { struck: true }), { op: 'remove', dice: { at: 'struck' } }],
  },
  // Swiftness
  '02139': { keywords: ['ambush'], event: [{ op: 'swift' }] },
};
