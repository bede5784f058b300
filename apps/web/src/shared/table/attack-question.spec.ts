import { describe, expect, it } from 'vitest';
import type { TableDecision } from '#contracts';
import { attackOption, attackQuestion, targetsOf } from './attack-question.js';

const text = { en: 'x', es: 'x' };
const turn: TableDecision = {
  at: 12,
  kind: 'action',
  text,
  source: null,
  options: [
    { o: 'pass', text },
    { o: 'attack', card: 4, text, targets: [9, 8] },
    { o: 'attack', card: 5, text, targets: [9] },
    { o: 'use', card: 4, text },
  ],
  min: 1,
  max: 1,
  division: null,
  names: null,
  shown: [],
};

describe('an attack before it is declared', () => {
  it('asks for the target without a move made, also where there is only one', () => {
    for (const [card, targets] of [
      [4, [9, 8]],
      [5, [9]],
    ] as const) {
      const asked = attackQuestion(turn, { card, id: 'SOR_095' }, 'Whom?');
      expect(asked).toMatchObject({ at: turn.at, kind: 'defender', min: 1, max: 1 });
      expect(asked.options.map((option) => option.card)).toEqual(targets);
      expect(asked.source?.card).toBe(card);
    }
  });

  it('knows which answer declares it', () => {
    expect([attackOption(turn, 4), attackOption(turn, 5), attackOption(turn, 7)]).toEqual([
      1,
      2,
      undefined,
    ]);
    expect(targetsOf(turn, 7)).toEqual([]);
  });
});
