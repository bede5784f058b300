import type { Ability } from '../card.js';

export const jkCards: Readonly<Record<string, readonly Ability[]>> = {
  JK_004: [
    { keyword: 'Equip', cost: { force: 1 } },
    { keyword: 'Equipped', grants: [{ keyword: 'Effect', cost: { force: 1 }, does: [{ do: 'search', n: 1, find: { types: ['Equipment', 'Location'] } }] }] },
    { keyword: 'Equipped', what: { named: ['Kyle Katarn'] }, grants: [{ keyword: 'Inspiration' }] },
  ],
  JK_005: [
    { keyword: 'Reduced Cost', x: 6, when: [{ what: { named: ['Kyle Katarn'] }, is: 'have' }] },
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Critical Hit', x: 1 },
    { keyword: 'Area Damage', x: 2 },
    { keyword: 'Deflect', x: 1, cost: { force: 1 } },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  JK_006: [
    { keyword: 'Accuracy', x: 1 },
    { static: { when: [{ what: { named: ['Kyle Katarn'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Lucky', x: 2 }] } },
    {
      keyword: 'Pilot',
      of: ['Starfighter', 'Transport'],
      grants: [
        { keyword: '+speed', x: 20 },
        { keyword: 'Area Damage', x: 4 },
        { keyword: 'Bombard', x: 3 },
      ],
    },
  ],
  JK_008: [
    { keyword: 'Equip', cost: { force: 1 } },
    { keyword: 'Equipped', what: { subtypes: ['Jedi'] }, grants: [{ keyword: 'Fortitude' }, { keyword: 'Foresight', does: [{ do: 'gain', n: 2 }] }] },
    {
      keyword: 'Equipped',
      what: { subtypes: ['Jedi Knight', 'Jedi Master'] },
      grants: [{ keyword: 'Effect', cost: { force: 3 }, time: 'no-attack', does: [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Armor' }], until: 'turn' }] }],
    },
  ],
  JK_012: [
    { keyword: 'Equip', cost: { force: 1 } },
    { keyword: 'Equipped', what: { subtypes: ['Dark Jedi', 'Sith'] }, grants: [{ keyword: 'Riposte', x: 1 }] },
    { keyword: 'Equipped', what: { named: ['Jerec'] }, grants: [{ keyword: 'Ferocity' }] },
  ],
  JK_024: [
    { keyword: 'No Control' },
    { keyword: 'Untouchable' },
    { static: { to: { whose: 'own', other: true, subtypes: ['Jedi'] }, mods: [{ keyword: 'Damage Control', x: 1 }] } },
  ],
  JK_028: [
    { keyword: 'Armor' },
    { keyword: 'Shields', x: 1 },
    {
      static: {
        when: [{ what: { named: ['Jerec'] }, is: 'have' }],
        to: 'self',
        mods: [
          { keyword: 'Accuracy', x: 1 },
          { keyword: 'Avenge', x: 2 },
        ],
      },
    },
    { cheaper: { what: { whose: 'own', subtypes: ['Imperial Capital Ship'] }, n: 1 } },
    { keyword: 'Double Strike' },
  ],
  JK_058: [
    { keyword: 'Parry', x: 2 },
    { keyword: 'Riposte', x: 2 },
    { keyword: 'Effect', cost: { force: 5 }, does: [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Area Damage', x: 2 }, { keyword: 'Double Strike' }], until: 'turn' }] },
  ],
  JK_062: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Fury', x: 1 },
    { static: { when: [{ what: { named: ['Tavion Axmis'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }] } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  JK_063: [
    { keyword: 'Hidden Cost', x: 2 },
    {
      static: {
        to: { whose: 'own', subtypes: ['Reborn'] },
        mods: [
          { keyword: 'Focus', x: 1 },
          { keyword: 'Ambush', x: 1, cost: { force: 1 } },
        ],
      },
    },
  ],
  JK_077: [
    { keyword: 'Accuracy', x: 1 },
    { static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Dark Jedi'] } }] } },
    { keyword: 'Deflect', x: 1, cost: { force: 2 } },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
    { keyword: 'Intercept', cost: { force: 1 } },
  ],
  JK_079: [
    { keyword: 'Reduced Cost', x: 4, when: [{ what: { named: ['Kyle Katarn'] }, is: 'have' }] },
    {
      static: {
        when: [{ what: { named: ['Kyle Katarn'] }, is: 'have' }],
        to: 'self',
        mods: [
          { n: 1, stat: 'power' },
          { keyword: 'Parry', x: 1 },
        ],
      },
    },
    { keyword: 'Build Effect', cost: { tap: true, force: 1 }, does: [{ do: 'search', n: 1, find: { types: ['Character'], subtypes: ['Jedi'] } }] },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  JK_090: [
    { static: { when: [{ what: { named: ['Sariss'] }, is: 'have' }], to: 'self', mods: [{ keyword: 'Critical Hit', x: 1 }] } },
    { keyword: 'Step Start', step: 'Character', does: [{ do: 'if-pays', n: 3, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
    { keyword: 'Evade', x: 1, cost: { force: 2 } },
  ],
};
