import type { Ability } from '../card.js';

export const rotsCards: Readonly<Record<string, readonly Ability[]>> = {
  ROTS_036: [
    { keyword: 'When Discarded', only: 'Character', does: [{ do: 'draw', n: 2 }] },
    { keyword: 'Critical Hit', x: 2 },
  ],
  ROTS_039: [{ static: { to: 'self', mods: [{ stat: 'power', n: 1 }], each: 'damage' } }, { keyword: 'Evade', x: 1, cost: { force: 1 } }],
  ROTS_063: [{ keyword: 'Prevent', x: 'all', cost: { force: 3 }, protects: { arenas: ['Space'] } }],
  ROTS_105: [{ static: { to: 'self', mods: [{ stat: 'power', n: -1 }], each: 'damage' } }],
  ROTS_110: [{ keyword: 'When Discarded', only: 'Space', does: [{ do: 'draw', n: 1 }] }],
};
