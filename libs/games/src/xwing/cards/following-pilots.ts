import type { Ability } from '../engine/ability.js';
import { after, again, free, friend } from './build.js';

/**
 * The abilities of pilots that act in an attack after dice are rolled or after the attack, by
 * `id|ship`.
 */
export const followingPilots: Readonly<Record<string, readonly Ability[]>> = {
  'airencracken|z95headhunter': [after('attack', ['other-act'], { on: friend(1, 1), may: true })],
  'rexlerbrath|tiedefender': [
    after('attack', ['expose-dealt'], { price: 'focus', when: { dealt: true } }),
  ],
  'ig88a|aggressor': [after('kill', ['recover'], { may: true })],
  'valenrudor|tieadvprototype': [free('defended', null)],
  'viktorhel|kihraxzfighter': [
    after('defended', ['other-stress'], { when: { defenceDiceNot: 2 } }),
  ],
  'captainrex|tiefighter': [after('attack', [], { condition: 'suppressivefire' })],
  'thanekyrell|arc170': [free('enemy-attack', null, { when: { arcRange: [1, 3] } })],
  'quickdraw|tiesffighter': [again('shield-lost', 'primary', { once: 'round' })],
  'colonelvessery|tiedefender': [
    after('rolled', ['lock'], { may: true, when: { enemyLocked: true, locks: false } }),
  ],
  'ig88b|aggressor': [again('missed', ['Cannon'], { once: 'round' })],
  'dengar|jumpmaster5000': [
    again('defended', 'any', { once: 'round', target: 'same', with: { enemyInArc: true } }),
  ],
  'doubleedge|tieaggressor': [
    again('missed', 'any', { once: 'round', another: true, with: { weapon: 'secondary' } }),
  ],
};
