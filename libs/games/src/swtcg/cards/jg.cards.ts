import type { Ability } from '../card.js';

export const jgCards: Readonly<Record<string, readonly Ability[]>> = {
  JG_021: [
    { static: { to: { whose: 'own', other: true, subtypes: ['Jedi'] }, mods: [{ stat: 'power', n: 1 }], when: [{ is: 'in', arena: 'Character' }] } },
    { keyword: 'Overkill' },
    { keyword: 'Evade', x: 3, cost: { force: 3 } },
  ],
  JG_023: [
    { static: { to: 'self', mods: [{ stat: 'power', n: 3 }], when: [{ is: 'attacking', what: { damaged: true, arenas: ['Character'] } }] } },
    { keyword: 'Deflect', x: 1, cost: { force: 3 } },
    { keyword: 'Evade', x: 4, cost: { force: 3 } },
  ],
  JG_034: [{ static: { to: 'self', mods: [{ stat: 'power', n: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Jedi'] } }] } }, { keyword: 'Accuracy', x: 2 }],
  JG_041: [
    { keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'gain', n: 2 }] },
    { keyword: 'Effect', cost: { force: 8 }, does: [{ do: 'untap', n: 1, to: 'self' }] },
    { keyword: 'Evade', x: 4, cost: { force: 2 } },
  ],
  JG_045: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 2 }] }],
  JG_049: [
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'gain', n: 4, who: 'opponent' }] },
    { keyword: 'Evade', x: 1, cost: { force: 1 } },
  ],
  JG_069: [{ static: { to: { whose: 'own', other: true, arenas: ['Ground'] }, mods: [{ keyword: 'Critical Hit', x: 1 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  JG_070: [{ static: { to: { whose: 'own', other: true, subtypes: ['Tatooine'] }, mods: [{ stat: 'speed', n: 20 }], when: [{ is: 'in', arena: 'Character' }] } }],
  JG_082: [{ static: { to: { whose: 'own', other: true, subtypes: ['Clone'] }, mods: [{ stat: 'speed', n: 10 }], when: [{ is: 'in', arena: 'Ground' }] } }],
  JG_088: [{ static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }, { keyword: 'Overkill' }],
  JG_095: [{ keyword: 'Prevent', x: 1, protects: { arenas: ['Space', 'Ground'] } }],
  JG_096: [{ keyword: 'Mission', does: [{ do: 'points', n: 4 }] }],
  JG_103: [{ keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 1 }] }, { keyword: 'Overkill' }],
  JG_104: [{ static: { to: 'self', mods: [{ stat: 'power', n: 1 }], each: 'damage' } }],
};
