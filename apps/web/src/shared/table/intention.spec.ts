import { describe, expect, it } from 'vitest';
import type { TableDecision } from '#contracts';
import { attackQuestion } from './attack-question.js';
import { intentionOf } from './intention.js';

const silent = { en: '', es: '' };
const action: TableDecision = {
  at: 12,
  kind: 'action',
  text: silent,
  source: null,
  options: [{ o: 'attack', card: 1, text: silent, targets: [2] }],
  min: 1,
  max: 1,
  division: null,
  names: null,
  shown: [],
};
const places = new Map([
  [1, { side: 'a', where: 'unit' }],
  [2, { side: 'b', where: 'unit' }],
  [3, { side: 'b', where: 'base' }],
  [4, { side: 'a', where: 'hand' }],
] as const);
const asked = (decision: TableDecision, card: number, open: readonly number[]) =>
  intentionOf({
    hands: {
      decision,
      places: places as never,
      isOpen: (each) => open.includes(each),
    },
    mine: 'a',
    card: { card },
  });

describe('what a player would want of a card that can do nothing', () => {
  it('is to attack it with the unit that was pressed: the server then says what guards it', () => {
    const against = attackQuestion(action, { card: 1, id: 'SOR_095' }, 'Whom?');
    expect(asked(against, 3, [1, 2])).toEqual({ want: 'attack', card: 1, target: 3 });
    expect(asked(against, 2, [1, 2])).toBeNull();
  });

  it('is to choose it, where another question is about cards', () => {
    const target = {
      ...action,
      kind: 'target' as const,
      options: [{ ...action.options[0]!, o: 'card' as const }],
    };
    expect(asked(target, 3, [])).toEqual({ want: 'choose', card: 3 });
    expect(asked({ ...target, source: { card: 4, id: 'SOR_053' } }, 4, [])).toBeNull();
  });

  it('is to play or to use it on their own turn, and nothing of what is not theirs', () => {
    expect(asked(action, 4, [])).toEqual({ want: 'play', card: 4 });
    expect(asked(action, 1, [])).toEqual({ want: 'attack', card: 1 });
    expect(asked(action, 3, [])).toBeNull();
  });
});
