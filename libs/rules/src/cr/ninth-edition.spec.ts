/** What the comprehensive rules 9.0 (9 October 2026) say otherwise than 8.0. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { table } from '../testing/table.js';

const engine = createEngine(playableBook());

describe('9.0: an upgrade and the unit it is on', () => {
  it('are defeated at the same moment: what triggers on either waits in one window', () => {
    const t = table(engine, {
      you: { ground: ['ASH_161', { id: 'SOR_145', upgrades: ['SOR_120'] }] },
      them: { hand: ['SOR_078'], ground: ['SOR_046'] },
      active: 1,
    });
    t.play('SOR_078').pick('SOR_145');
    expect([t.asks(), t.options().sort()]).toEqual(['0 order', ['ASH_161', 'SOR_145']]);
  });

  it('of a unique unit that is there twice, too', () => {
    const t = table(engine, {
      you: { ground: ['ASH_161', { id: 'SOR_142', upgrades: ['SOR_120'] }], hand: ['SOR_142'] },
      them: { ground: ['SOR_046'] },
    });
    t.play('SOR_142');
    if (t.state.pending?.kind === 'unique') t.move({ pick: [0] });
    const gone = t.events.flatMap((e) => (e.e === 'defeated' ? [t.state.id[e.card]] : []));
    expect(gone.sort()).toEqual(['SOR_120', 'SOR_142']);
  });
});
