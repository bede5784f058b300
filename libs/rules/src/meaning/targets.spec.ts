/**
 * Guarantees for authors of cards: names do not overwrite each other, and what an instruction
 * remembers does not mix with its targets.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import type { Filter } from '../effects/nodes.js';
import { beside, event } from '../testing/made-cards.js';
import { table } from '../testing/table.js';

const withCards = beside(playableBook());

describe('a unit that is selected under a name', () => {
  it('is not "it": that stays what was chosen before', () => {
    const strike = event(
      'T_STRIKE',
      say.damage(1, say.one(say.friendly())),
      say.select(say.one(say.enemy()), 'prey'),
      say.damage(2, say.it),
      say.damage(3, say.to('prey')),
    );
    const t = table(withCards(strike), {
      you: { hand: ['T_STRIKE'], ground: ['SOR_046'] },
      them: { ground: ['SOR_046'] },
    }).play('T_STRIKE');
    expect(t.units('SOR_046').map(({ damage }) => damage)).toEqual([3, 3]);
  });
});

describe('several targets of an instruction that remembers cards itself', () => {
  it('are each asked for once and all met', () => {
    const gift = event(
      'T_GIFT',
      say.experience(1, say.both(say.one(say.friendly()), say.one(say.enemy()))),
    );
    const t = table(withCards(gift), {
      you: { hand: ['T_GIFT'], ground: ['SOR_046', 'SOR_095'] },
      them: { ground: ['SOR_128', 'SOR_164'] },
    })
      .play('T_GIFT')
      .pick('SOR_095')
      .pick('SOR_164');
    expect(
      ['SOR_046', 'SOR_095', 'SOR_128', 'SOR_164'].map((id) => t.unit(id).upgrades.length),
    ).toEqual([0, 1, 0, 1]);
  });

  it('are met by an attachment too, whose card and host are both asked for', () => {
    const move = event(
      'T_MOVE',
      say.attach(say.one(say.upgrade()), say.both(say.one(say.friendly({ canBear: 'it' })))),
    );
    const t = table(withCards(move), {
      you: {
        hand: ['T_MOVE'],
        ground: [{ id: 'SOR_046', upgrades: ['TOKEN_EXPERIENCE'] }, 'SOR_095', 'SOR_128'],
      },
    })
      .play('T_MOVE')
      .pick('SOR_095');
    expect([t.unit('SOR_046').upgrades.length, t.unit('SOR_095').upgrades.length]).toEqual([0, 1]);
  });
});

describe('an upper bound', () => {
  it('is no difference, which is never below 0; "less than" is what does not reach it', () => {
    // @ts-expect-error a difference would let 0 pass where less than 0 is asked
    const wrong: Filter = { maxCost: { minus: [say.costOf('it'), 1] } };
    const right: Filter = { except: { minCost: say.costOf('it') } };
    expect([wrong, right]).toHaveLength(2);
  });
});
