import type { Ability } from '../card.js';

export const esbCards: Readonly<Record<string, readonly Ability[]>> = {
  ESB_022: [{ static: { to: { whose: 'own', subtypes: ['Imperial'] }, mods: [{ stat: 'power', n: 2 }], when: [{ is: 'in', arena: 'Space' }] } }],
  ESB_040: [
    { keyword: 'When Discarded', only: 'Ground', does: [{ do: 'lose', n: 4 }] },
    { keyword: 'Evade', x: 2, cost: { force: 2 } },
  ],
  ESB_076: [{ static: { to: 'self', mods: [{ stat: 'power', n: 4 }], when: [{ is: 'attacking', what: { subtypes: ['Squad'] } }] } }, { keyword: 'Armor' }],
  ESB_083: [
    { keyword: 'Step Start', only: 'Ground', does: [{ do: 'if-pays', n: 2, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
    { keyword: 'Accuracy', x: 1 },
  ],
  ESB_175: [{ static: { to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }], when: [{ is: 'attacking', what: { subtypes: ['Starfighter'] } }] } }],
  ESB_203: [
    { static: { to: 'self', mods: [{ keyword: 'Accuracy', x: 1 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'], subtypes: ['Imperial Capital Ship'] } }] } },
  ],
  ESB_204: [{ static: { to: 'self', mods: [{ stat: 'power', n: 1 }], when: [{ is: 'have', what: { whose: 'own', arenas: ['Space'], subtypes: ['Imperial Capital Ship'] } }] } }],
  ESB_205: [{ static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }, { keyword: 'Critical Hit', x: 2 }],
};
