import type { Ability } from '../card.js';

export const rasCards: Readonly<Record<string, readonly Ability[]>> = {
  RAS_038: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Step Start', only: 'Ground', does: [{ do: 'if-pays', n: 3, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
    { static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } },
  ],
  RAS_069: [{ static: { to: 'self', mods: [{ keyword: 'Critical Hit', x: 2 }], when: [{ is: 'attacking', what: { subtypes: ['Creature'] } }] } }],
  RAS_074: [
    { keyword: 'Accuracy', x: 1 },
    { keyword: 'Step Start', only: 'Ground', does: [{ do: 'if-pays', n: 1, then: [{ do: 'tap', n: 1, to: 'self' }] }] },
  ],
  RAS_077: [
    { keyword: 'Armor' },
    { static: { to: { whose: 'opponent', subtypes: ['Bounty Hunter'] }, mods: [{ stat: 'speed', n: -20 }], when: [{ is: 'in', arena: 'Character' }] } },
  ],
  RAS_092: [{ keyword: 'Effect', cost: { tap: true }, time: 'instead', does: [{ do: 'discard', n: 1, who: 'opponent' }] }],
};
