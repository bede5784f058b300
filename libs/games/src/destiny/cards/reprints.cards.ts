import type { Behaviour } from '../engine/behaviour.js';

/** Cards of later sets with the same effect as a card of an earlier one, by both ids. */
export const reprints: Readonly<Record<string, string>> = {
  // Praetorian Guard
  '04005': '01078',
  // Tactical Mastery
  '04015': '01074',
  // Intimidate
  '04018': '01084',
  // Doubt
  '04020': '02080',
  // Parry
  '04021': '02138',
  // Logistics
  '04035': '01142',
  // Strategic Planning
  '04037': '01111',
  // Defensive Stance
  '04039': '01115',
  // Evade
  '04043': '02136',
  // Flank
  '04044': '01156',
  // Verpine Sniper Rifle
  '06010': '01055',
  // Isolation
  '09010': '01085',
  // The Best Defense...
  '09028': '01075',
  // Fight Dirty
  '09044': '01095',
  // Defensive Stance
  '09061': '01115',
  // Draw Attention
  '09094': '01128',
  // Use The Force
  '09112': '01149',
  // It Binds All Things
  '09116': '01150',
  // Lightsaber
  '09118': '01059',
  // Squad Tactics
  '09131': '01143',
  // Tech Team
  '09136': '03127',
  // Truce
  '09149': '03142',
  // Unpredictable
  '09150': '01162',
  // Dodge
  '09164': '01155',
  // Command Center
  '09173': '01165',
  // Flank
  '10015': '01156',
  // Guardian Of The Whills
  '16040': '02012',
  // Imperial Rank
  '701022': '01056',
  // Negotiate
  '701056': '01131',
};

/** Cards of later sets that have only keywords. */
export const keywordCards: Readonly<Record<string, Behaviour>> = {
  // Kallus' Bo-Rifle
  '05017': { keywords: ['ambush'] },
  // Jedi Temple Guard
  '05030': { keywords: ['guardian'] },
  // E-11 Blaster
  '05063': { keywords: ['redeploy'] },
  // Fang Fighter
  '06008': { keywords: ['ambush'] },
  // Vibrosword
  '06017': { keywords: ['redeploy'] },
  // Stap Droid
  '09032': { keywords: ['ambush'] },
  // A-300 Blaster
  '09138': { keywords: ['redeploy'] },
};
