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
  moveFrom,
  ofAColor,
  ownCharacter,
  ownDice,
  removeDie,
  resolveOne,
  spot,
  theirCharacter,
  theirDice,
} from './build.js';

/** Events of Empire at War by id. */
export const eawEvents: Readonly<Record<string, Behaviour>> = {
  // Commandeer
  '03061': {
    event: resolveOne({ whose: 'opponent', subtypes: ['vehicle'] }, { asOwn: true, free: true }),
  },
  // Crossfire
  '03062': {
    event: [
      {
        op: 'either',
        of: [removeDie({ priced: true }), [{ op: 'spend', n: 1 }, chooseDice({ priced: true }, 2, 2), { op: 'remove', dice: 'dice' }]],
      },
    ],
  },
  // Drop Your Weapon!
  '03063': {
    event: [
      { op: 'spot', filter: { color: 'red' }, n: 2 },
      chooseCard('play', { types: ['upgrade'], subtypes: ['weapon'], onReady: true }),
      { op: 'put', cards: 'card', to: 'discard' },
    ],
  },
  // Imperial Backing
  '03064': {
    keywords: ['ambush'],
    event: [{ op: 'play', zones: ['hand'], from: { types: ['support'] }, less: { cards: ownCharacter } }],
  },
  // Red Alert
  '03066': {
    event: [chooseCharacter({ color: 'red', unique: false, ready: false }), { op: 'ready', cards: 'character' }],
  },
  // Ruthless Tactics
  '03067': { event: resolveOne(ownDice, { plus: { price: 'die' } }) },
  // As You Command
  '03070': { event: resolveOne({ whose: 'own', of: ['character'] }, { symbol: 'focus' }) },
  // Cornered Prey
  '03071': { event: deal({ dice: { whose: 'opponent', shows: ['blank'] } }) },
  // Indomitable
  '03072': {
    needs: [{ noMoreThan: { cards: ownCharacter }, n: 1 }],
    event: [chooseCharacter({ color: 'blue' }), { op: 'shields', to: 'character', n: 3 }],
  },
  // Kill Them All
  '03074': { event: [{ op: 'damage', to: { ...theirCharacter, unique: false }, n: 1 }] },
  // Unyielding
  '03075': {
    event: [
      {
        op: 'resolve-any',
        from: { whose: 'own', color: 'blue', shows: damageSymbols },
        unblockable: true,
      },
    ],
  },
  // Anarchy
  '03078': {
    event: [chooseDie({ whose: 'own', color: 'yellow' }), { op: 'count', as: 'value', n: { value: 'die' } }, { op: 'remove', dice: 'die' }, atEach({ number: 'value' })],
  },
  // Bounty Postings
  '03079': { event: [{ op: 'draw', n: { cards: theirCharacter } }] },
  // Buy Out
  '03080': {
    event: [
      { op: 'choose-number', as: 'spent', max: { resources: 'own' } },
      { op: 'spend', n: { number: 'spent' } },
      { op: 'mill', n: { number: 'spent' }, who: 'opponent' },
    ],
  },
  // Only Business Matters
  '03082': {
    event: [chooseDice({ whose: 'own', color: 'yellow' }, all), { op: 'remove', dice: 'dice' }, { op: 'gain', n: { count: 'dice' } }],
  },
  // No Survivors
  '03087': { event: [{ op: 'damage', to: { ...theirCharacter, damaged: 1 }, n: 1 }] },
  // Entrenched
  '03090': { event: [{ op: 'distribute', what: 'shields', n: 5, among: { whose: 'own' } }] },
  // Fortuitous Strike
  '03091': {
    event: [spot('red'), chooseDice(ownDice, all), { op: 'reroll', dice: 'dice' }, ...deal({ dice: { whose: 'own', among: 'dice', shows: ['ranged'] } })],
  },
  // Rearguard
  '03092': {
    event: [
      {
        op: 'count',
        as: 'shields',
        n: { dice: { whose: 'own', color: 'red', shows: ['shield'] } },
      },
      chooseDice({}, { number: 'shields' }),
      { op: 'remove', dice: 'dice' },
    ],
  },
  // Strike Briefing
  '03094': {
    event: [
      { op: 'look-at-top', as: 'top', n: 3, who: 'opponent' },
      {
        op: 'choose-cards',
        as: 'back',
        zone: 'deck',
        from: { among: 'top' },
        min: 3,
        max: 3,
        goOn: true,
      },
      { op: 'put', cards: 'back', to: 'deck-top' },
      may({ op: 'mill', n: 1, who: 'opponent' }),
    ],
  },
  // Swift Strike
  '03095': { event: removeDie({ plus: true }) },
  // At Peace
  '03098': {
    event: [
      { op: 'choose-dice', as: 'dice', from: { notShows: ['blank'] }, min: all, max: all },
      { op: 'turn', dice: 'dice', to: ['blank'], goOn: true },
    ],
  },
  // Bring Balance
  '03100': { event: [{ op: 'draw', n: { less: [{ hand: 'opponent' }, { hand: 'own' }] } }] },
  // Reaping The Crystal
  '03101': { event: [{ op: 'play', zones: ['hand'], from: { color: 'blue', costFrom: 3 }, less: 1 }] },
  // Trust The Force
  '03103': { event: [chooseDice({ color: 'blue' }, all), { op: 'reroll', dice: 'dice' }] },
  // Appraise
  '03108': {
    event: [...removeDie({ whose: 'own', shows: ['resource'] }), { op: 'play', zones: ['hand'], from: { types: ['support'] }, less: 2 }],
  },
  // Bad Feeling
  '03109': {
    event: [...removeDie(ownDice), chooseDice({}, all), { op: 'reroll', dice: 'dice' }],
  },
  // Double-Cross
  '03110': {
    event: [
      ...removeDie({ whose: 'own', color: 'yellow', of: ['character'] }),
      chooseDie({ whose: 'opponent', resolvable: true }, 'other'),
      { op: 'resolve', dice: 'other', how: { asOwn: true } },
    ],
  },
  // Local Patrol
  '03112': {
    event: [
      {
        op: 'either',
        by: 'opponent',
        of: [[{ op: 'lose', n: 1 }], [{ op: 'mill', n: 2, who: 'opponent' }]],
      },
    ],
  },
  // Tenacity
  '03114': {
    needs: [{ atLeast: { less: [{ cards: theirCharacter }, { cards: ownCharacter }] }, n: 1 }],
    event: [chooseCharacter({ ...theirCharacter, ready: true }), { op: 'exhaust', cards: 'character' }],
  },
  // Defiance
  '03117': {
    event: [
      chooseDie({ whose: 'own', of: ['character'] }),
      { op: 'reroll', dice: 'die' },
      { op: 'whose-die', die: 'die', as: 'owner' },
      { op: 'heal', at: 'owner', n: { value: 'die' } },
    ],
  },
  // Covering Fire
  '03118': {
    event: [{ op: 'count', as: 'ranged', n: { dice: { whose: 'own', shows: ['ranged'] } } }, chooseDice(theirDice, { number: 'ranged' }), { op: 'reroll', dice: 'dice' }],
  },
  // Deploy Squadron
  '03119': {
    event: [
      {
        op: 'choose-cards',
        as: 'cards',
        zone: 'play',
        from: { whose: 'own', types: ['support'], ready: true },
        min: 0,
        max: all,
      },
      { op: 'activate', cards: 'cards' },
    ],
  },
  // Feint
  '03121': {
    event: [
      chooseCharacter({ ...ownCharacter, ready: true }),
      { op: 'activate', cards: 'character' },
      may({ op: 'remove', dice: { whose: 'own', at: 'character' } }, { op: 'ready', cards: 'character' }),
    ],
  },
  // Flanking Maneuver
  '03122': { event: deal({ dice: { whose: 'own', of: ['support'] } }) },
  // Heat Of Battle
  '03123': {
    event: [
      { op: 'choose-dice', as: 'theirs', from: theirDice, by: 'opponent', min: 0, max: 2 },
      { op: 'turn', dice: 'theirs', to: damageSymbols, by: 'opponent', goOn: true },
      chooseDice(ownDice, 2),
      { op: 'turn', dice: 'dice', to: damageSymbols },
    ],
  },
  // Pinned Down
  '03124': {
    event: [{ op: 'spot', filter: { types: ['support'], subtypes: ['vehicle'] } }, ...removeDie({})],
  },
  // Force Vision
  '03129': {
    keywords: ['ambush'],
    event: [
      {
        op: 'either',
        of: [[{ op: 'look-at-top', as: 'top', n: 5, who: 'you' }], [{ op: 'look-at-top', as: 'top', n: 5, who: 'opponent' }]],
      },
    ],
  },
  // Lightsaber Training
  '03131': {
    event: [chooseDice({ whose: 'own', color: 'blue', subtypes: ['weapon'] }, 2), { op: 'turn', dice: 'dice' }],
  },
  // No Surrender
  '03132': {
    event: [
      chooseDie({ whose: 'own', color: 'blue', of: ['character'], shows: ['blank'] }),
      { op: 'reroll', dice: 'die' },
      { op: 'may', resolvable: 'die', then: [{ op: 'resolve', dice: 'die' }] },
    ],
  },
  // Voices Cry Out
  '03134': { event: [{ op: 'reroll', dice: { min: 2 } }] },
  // Battle Rage
  '03136': {
    event: [chooseCharacter({ ...ownCharacter, damaged: 6 }), ...resolveOne({ whose: 'own', at: 'character', of: ['character'], shows: damageSymbols }, { plus: 2 })],
  },
  // Disable
  '03137': {
    event: [chooseCard('play', { types: ['support'], ready: true }), { op: 'exhaust', cards: 'card' }],
  },
  // Persuade
  '03138': {
    event: [
      {
        op: 'if',
        when: { atLeast: { less: [{ resources: 'own' }, { resources: 'opponent' }] }, n: 1 },
        then: [chooseDie(theirDice), { op: 'turn', dice: 'die' }],
      },
    ],
  },
  // Truce
  '03142': { keywords: ['ambush'], event: [{ op: 'gain', n: 1, who: 'all' }] },
  // Partnership
  '03148': {
    event: [
      {
        op: 'choose-cards',
        as: 'character',
        zone: 'play',
        from: { ...ownCharacter, ready: true },
        goOn: true,
      },
      { op: 'activate', cards: 'character' },
      {
        op: 'choose-cards',
        as: 'support',
        zone: 'play',
        from: { whose: 'own', types: ['support'], ready: true },
      },
      { op: 'activate', cards: 'support' },
      {
        op: 'may',
        payable: 1,
        then: [
          { op: 'spend', n: 1 },
          { op: 'extra-action', n: 1 },
        ],
      },
    ],
  },
  // Recycle
  '03149': {
    event: [chooseCard('play', { whose: 'own', types: ['support'] }), { op: 'put', cards: 'card', to: 'discard' }, { op: 'gain', n: { cost: 'card' } }],
  },
  // Rend
  '03150': {
    event: [chooseCard('play', { types: ['support', 'upgrade'], upTo: 0 }), { op: 'put', cards: 'card', to: 'discard' }],
  },
  // Roll On
  '03151': {
    event: [chooseDie(ownDice), { op: 'reroll', dice: 'die' }, may({ op: 'reroll', dice: 'die' }, may({ op: 'reroll', dice: 'die' }))],
  },
  // Prepare for War
  '03065': { needs: ['first-action'], event: [{ op: 'gain', n: 1 }] },
  // Take Prisoner
  '03068': { event: [{ op: 'discard-random', n: { twice: { defeated: 'opponent' } } }] },
  // Twin Shadows
  '03084': {
    event: [{ op: 'spot', filter: { twin: true }, n: 2 }, chooseDice({}, 2), { op: 'remove', dice: 'dice' }],
  },
  // Reckless Reentry
  '03093': {
    event: [
      chooseCard('play', { whose: 'own', subtypes: ['vehicle'] }),
      { op: 'roll-in', card: 'card', one: true, as: 'rolled' },
      { op: 'if', when: { showing: 'rolled', symbols: ['blank'] }, then: [{ op: 'put', cards: 'card', to: 'discard' }] },
    ],
  },
  // Secret Mission
  '03102': {
    event: [
      ofAColor((color) => [
        { op: 'mill', n: 1, who: 'opponent', as: 'card' },
        { op: 'if', when: { colored: 'card', color }, then: [{ op: 'gain', n: 1 }] },
      ]),
    ],
  },
  // Against The Odds
  '03107': {
    event: [
      chooseDie(ownDice),
      { op: 'reroll', dice: 'die', compares: true },
      {
        op: 'if',
        when: { same: true },
        then: [{ op: 'may', resolvable: 'die', then: [{ op: 'resolve', dice: 'die', how: { plus: 2 } }] }],
      },
    ],
  },
  // Something Familiar
  '03133': {
    event: [{ op: 'spot', filter: { color: 'blue' }, n: 2 }, { op: 'random-card', as: 'card' }, chooseDice({}, { cost: 'card' }), { op: 'turn', dice: 'dice' }],
  },
  // Pickpocket
  '03139': {
    event: [
      { op: 'discard-random', n: 1, who: 'all-opponents', as: 'discarded' },
      { op: 'draw', n: { count: 'discarded' } },
    ],
  },
  // Threaten
  '03140': {
    event: [
      spot('yellow'),
      chooseDie({ whose: 'opponent', of: ['character'] }),
      { op: 'whose-die', die: 'die', as: 'owner' },
      {
        op: 'if',
        when: { atLeast: { value: 'die' }, n: 1 },
        then: [
          {
            op: 'may',
            by: 'opponent',
            then: [{ op: 'damage', to: 'owner', n: { value: 'die' } }],
            else: [{ op: 'remove', dice: 'die' }],
          },
        ],
        else: [{ op: 'remove', dice: 'die' }],
      },
    ],
  },
  // Dangerous Mission
  '03146': { event: [chooseDie({}), { op: 'turn', dice: 'die', priced: true }] },
  // Pilfered Goods
  '03083': {
    event: [
      {
        op: 'each',
        of: { ...ownCharacter, color: 'yellow' },
        as: 'bearer',
        then: [{ op: 'play', zones: ['hand'], from: { types: ['upgrade'] }, on: 'bearer', free: true, optional: true }],
      },
    ],
  },
  // All Quiet On The Front
  '03089': {
    event: [
      { op: 'take-shields', from: ownCharacter, max: all, as: 'taken' },
      { op: 'mill', n: { number: 'taken' }, who: 'opponent' },
    ],
  },
  // Bestow
  '03099': {
    event: [chooseCharacter({ ...ownCharacter, color: 'blue' }), ...moveFrom('character', { without: ['ability'] }, {})],
  },
  // Quick Escape
  '03113': {
    event: [chooseDice({ shows: damageSymbols }, 2), { op: 'remove', dice: 'dice' }, { op: 'rest' }],
  },
  // Fall Back
  '03120': {
    event: [
      { op: 'choose-cards', as: 'kept', zone: 'play', from: { types: ['upgrade'] }, min: 0 },
      { op: 'choose-cards', as: 'spared', zone: 'play', from: { types: ['upgrade'] }, min: 0, by: 'opponent' },
      { op: 'put', cards: { types: ['upgrade'], not: ['kept', 'spared'] }, to: 'discard' },
    ],
  },
  // The Day is Ours
  '03125': { event: [{ op: 'claim' }] },
  // Lightsaber Pull
  '03130': {
    event: [
      spot('blue'),
      { op: 'search', as: 'card', from: { color: 'blue', subtypes: ['weapon'] } },
      { op: 'reveal', cards: 'card' },
      { op: 'put', cards: 'card', to: 'hand' },
      { op: 'shuffle' },
    ],
  },
  // Trickery
  '03141': {
    event: [
      { op: 'discard-random', n: all, who: 'you', as: 'hand' },
      {
        op: 'each',
        of: 'hand',
        as: 'card',
        then: [
          { op: 'choose-dice', as: 'die', from: { equals: { cost: 'card' } }, min: 0 },
          { op: 'remove', dice: 'die' },
        ],
      },
    ],
  },
};
