import type { Ability } from '../card.js';
import { act, at, eachIn, effect, equips, give, have, inBuild, may, one, own, pilot, power, roll, speed, treatedAs, whenever, word } from './build.js';

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
  JK_032: [
    word('Armor'),
    whenever([have({ named: ['Doomgiver'] })], 'self', word('Focus', 1), word('Fury', 1), word('Shields', 1)),
    pilot(['Capital Ship'], word('Shields', 1), effect({ force: 1 }, give(eachIn(own({ subtypes: ['Subordinate'] })), 'turn', power(1), word('Precision')))),
  ],
  JK_035: [{ keyword: 'Switch', of: ['Lucky 1', 'Resilience 1'] }, word('Riposte', 2), { insert: word('Protect', 4, { tap: true }) }],
  JK_036: [
    word('Equip', undefined, { force: 2 }),
    equips({ subtypes: ['Dark Jedi', 'Sith'] }, word('Fury', 2), word('Ambush', 2, { force: 1 })),
    equips({ unique: true, subtypes: ['Dark Jedi'], without: ['Riposte'] }, word('Riposte', 2)),
  ],
  JK_043: [
    { keyword: 'Reduced Cost', x: 5, when: [have({ named: ['Picaroon "Pic" C. Boodle'] })] },
    word('Armor'),
    whenever([have({ named: ['Picaroon "Pic" C. Boodle'] })], 'self', word('Fury', 2), word('Damage Control', 1)),
    word('Intercept', undefined, { force: 0 }),
  ],
  JK_044: [{ cheaper: { what: own({ named: ['Jerec'] }), n: 1 } }, inBuild({ tap: true }, give(eachIn(own({ subtypes: ['Subordinate'] })), 'turn', power(1), word('Accuracy', 1)))],
  JK_049: [
    { keyword: 'Switch', of: ['Accuracy 1', 'Avenge 2'] },
    whenever([have({ named: ['Boc Aseca', 'Sariss', 'Yun'] })], 'self', word('Parry', 1)),
    word('Evade', 2, { force: 2 }),
    { insert: word('Riposte', 1) },
  ],
  JK_051: [
    word('Equip', undefined, { force: 2 }),
    equips({ subtypes: ['Force Sensitive', 'Jedi'] }, word('Riposte', 2)),
    equips({ named: ['Kyle Katarn'] }, word('+power', 1), word('Deflect', 1, { force: 1 })),
  ],
  JK_052: [
    { keyword: 'Switch', of: ['Accuracy 1', 'Resilience 2'] },
    whenever([have({ named: ['Jan Ors', 'Kyle Katarn'] })], 'self', word('Parry', 1)),
    word('Evade', 2, { force: 2 }),
    { insert: word('Riposte', 1) },
  ],
  JK_054: [
    { keyword: 'Reduced Cost', x: 3, when: [have({ named: ['Gorc'] })] },
    at('Foresight', act('heal', one({ named: ['Gorc', 'Picaroon "Pic" C. Boodle'], damaged: true }))),
    whenever([have({ named: ['Gorc'] })], 'self', word('Critical Hit', 2)),
    effect({ force: 2 }, give('self', 'turn', speed(20))),
  ],
  JK_058: [
    { keyword: 'Parry', x: 2 },
    { keyword: 'Riposte', x: 2 },
    { keyword: 'Effect', cost: { force: 5 }, does: [{ do: 'give', n: 1, to: 'self', mods: [{ keyword: 'Area Damage', x: 2 }, { keyword: 'Double Strike' }], until: 'turn' }] },
  ],
  JK_059: [{ keyword: 'Reduced Cost', x: 10, when: [have({ named: ['Grand Moff Ardus Kaine'] })] }, word('Riposte', 1), word('Shields', 1), word('Overkill')],
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
  JK_064: [
    at('Attacks', roll([[1, 2, 3], give('self', 'attack', word('Backfire', 2))], [[4, 5, 6], give('self', 'attack', word('Fury', 4))])),
    effect({ force: 2 }, give('self', 'turn', word('Stealth'))),
    word('Ambush', 2, { force: 1 }),
    word('Evade', 1, { force: 1 }),
  ],
  JK_065: [at('Battle Start', may(give(one(own({ arenas: ['Ground', 'Character'], without: ['Stormtrooper'] })), 'game', treatedAs('Stormtrooper'), power(1))))],
  JK_074: [
    whenever([have({ named: ['Gorc', 'Maw', 'Picaroon "Pic" C. Boodle'] })], 'self', word('Stealth')),
    word('Resilience', 2),
    word('Evade', 1, { force: 1 }),
    { insert: word('Fury', 1) },
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
