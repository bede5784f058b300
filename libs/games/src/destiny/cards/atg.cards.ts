import type { Behaviour } from '../engine/behaviour.js';
import { all, anyDamage, chooseDice, chooseDie, deal, giveShields, ownCharacter, ownDice, removeDie, resolveOne, showing, spot, theirDice } from './build.js';

/** Cards of Across the Galaxy by id. */
export const atgCards: Readonly<Record<string, Behaviour>> = {
  // Fear and Dead Men
  '08007': { event: resolveOne({ whose: 'own', shows: ['melee'] }, { free: true, each: true }) },
  // Let The Hate Flow
  '08009': {
    needs: [showing(['blank'])],
    event: [chooseDie({}), { op: 'turn', dice: 'die', to: ['blank'] }],
  },
  // Hatching A Plan
  '08025': { event: [chooseDie({}), { op: 'turn', dice: 'die', to: ['discard'] }] },
  // Cunning Ruse
  '08039': {
    event: [
      chooseDie({ of: ['character'] }),
      { op: 'whose-die', die: 'die', as: 'character' },
      { op: 'reroll', dice: 'die' },
      { op: 'damage', to: 'character', n: { value: 'die' } },
    ],
  },
  // Exploit
  '08040': {
    needs: [{ noMoreThan: { resources: 'opponent' }, n: 0 }],
    event: removeDie(theirDice),
  },
  // Shakedown
  '08044': { needs: [showing(['disrupt'])], event: removeDie({ max: 2 }) },
  // Bewilder
  '08059': {
    event: [spot('blue'), chooseDie({ whose: 'opponent', of: ['character'] }), { op: 'reroll', dice: 'die' }, { op: 'mill', n: { value: 'die' }, who: 'opponent' }],
  },
  // Hold Off
  '08062': {
    needs: [showing(['shield'])],
    event: [{ op: 'either', of: [removeDie({ shows: ['melee'] }), giveShields(1)] }],
  },
  // Insight
  '08063': {
    event: [
      { op: 'draw', n: 2 },
      { op: 'choose-cards', as: 'cards', zone: 'hand', from: { whose: 'own' }, min: 2, max: 2 },
      { op: 'put', cards: 'cards', to: 'deck-bottom' },
    ],
  },
  // Inflame
  '08080': {
    keywords: ['ambush'],
    event: [chooseDie(theirDice), { op: 'turn', dice: 'die', to: anyDamage }],
  },
  // Turn The Tables
  '08082': {
    needs: [showing(['focus'])],
    event: [...removeDie({ shows: anyDamage }), chooseDice(ownDice, 2), { op: 'turn', dice: 'dice', to: anyDamage }],
  },
  // Leverage
  '08098': { needs: [showing(anyDamage)], event: removeDie({ shows: anyDamage }) },
  // Common Cause
  '08109': {
    event: [
      {
        op: 'choose-cards',
        as: 'seen',
        zone: 'play',
        from: { ...ownCharacter, color: 'blue' },
        min: 0,
        max: all,
      },
      { op: 'draw', n: { count: 'seen' } },
    ],
  },
  // Conflicted
  '08110': {
    event: [
      chooseDie({ whose: 'own', color: 'blue', of: ['character'] }),
      { op: 'reroll', dice: 'die' },
      {
        op: 'if',
        when: { showing: 'die', symbols: anyDamage },
        then: deal(2),
        else: giveShields(2),
      },
    ],
  },
  // Snuff Out
  '08127': { needs: ['battlefield'], event: [{ op: 'remove', dice: { shows: anyDamage } }] },
  // Cash Out
  '08137': {
    keywords: ['ambush'],
    event: [{ op: 'resolve-any', from: { whose: 'own', shows: ['resource'] } }],
  },
  // Fight Fire With Fire
  '08139': {
    event: [chooseDie({ whose: 'own', shows: ['indirect'] }, 'own'), { op: 'remove', dice: 'own' }, ...removeDie({})],
  },
  // Shriek
  '08149': { event: [{ op: 'remove', dice: { whose: 'opponent', max: 0 } }] },
};
