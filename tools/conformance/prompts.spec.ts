import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { describe, expect, it } from 'vitest';
import { table } from '../../libs/rules/src/testing/table.js';
import { comparePrompt } from './prompts.js';
import type { Ref, Step } from './trace.js';

const engine = createEngine(playableBook());
const at = (card: string): Ref => ({ uid: card, card, zone: 'ground', controller: 'p2' });
const asked = (cards: Ref[], kind = 'choose'): Step => ({
  by: 'p1',
  prompt: { kind, menu: 'choose', cards },
  choice: { type: 'card' },
});

describe('a recorded question inside an action', () => {
  const t = table(engine, {
    you: { leader: 'SOR_010', hand: ['SOR_172'] },
    them: { ground: ['SOR_046', 'SOR_095'] },
  }).play('SOR_172');
  const compared = (step: Step, before?: Step) =>
    comparePrompt({ d: t.decision, s: t.state, steps: [before, step], uids: new Map() });

  it('offers the same cards, or other ones', () => {
    expect(compared(asked([at('SOR_095'), at('SOR_046')]))).toEqual({ same: 1, different: [] });
    expect(compared(asked([at('SOR_095')]))).toEqual({
      same: 0,
      different: ['choose: ours offers [SOR_046@5] too many, lacks []'],
    });
  });

  it('is passed over where it is not about cards, or asks on', () => {
    expect(compared(asked([], 'choose'))).toBeNull();
    expect(compared(asked([at('SOR_095')], 'yesno'))).toBeNull();
    expect(compared(asked([at('SOR_095')]), asked([at('SOR_095'), at('SOR_046')]))).toBeNull();
  });
});
