import { expect, it } from 'vitest';
import { simulatedNeed } from './cut-odds.js';
import { isBeforeOwnResult, isToBeSimulated, needOf } from './cut-outlook.js';

const need = (win: 'certain' | 'open' | 'gone', draw: typeof win, loss: typeof win) =>
  needOf({ chance: 'open', needs: { win, draw, loss } });

it('says what the next result has to be', () => {
  expect(need('certain', 'certain', 'open')).toBe('draw');
  expect(need('certain', 'open', 'open')).toBe('winOrMaybeDraw');
  expect(need('certain', 'gone', 'gone')).toBe('win');
  expect(need('open', 'gone', 'gone')).toBe('onlyWin');
  expect(need('open', 'open', 'gone')).toBe('notLose');
  expect(need('open', 'open', 'open')).toBeNull();
  expect(needOf({ chance: 'certain', needs: null })).toBeNull();
});

it('says by simulation what nearly all ends agree on, and nothing while all is open', () => {
  const need = (win: number, draw: number | null, loss: number) =>
    simulatedNeed({ points: 6, win, draw, loss });
  expect(need(100, 100, 96)).toBe('safe');
  expect(need(100, 97, 60)).toBe('draw');
  expect(need(95, 60, 20)).toBe('win');
  expect(need(60, 4, 0)).toBe('onlyWin');
  expect(need(60, null, 0)).toBeNull();
  expect(need(5, 0, 0)).toBe('slim');
  expect(need(80, 40, 10)).toBeNull();
});

it('asks for a simulation before every round but the last', () => {
  const needs = { win: 'open', draw: 'open', loss: 'open' } as const;
  const cut = { size: 8, points: 6, roundsLeft: 2, chance: 'open', needs } as const;
  expect(isToBeSimulated(cut)).toBe(true);
  expect(isToBeSimulated({ ...cut, roundsLeft: 1 })).toBe(false);
  expect(isToBeSimulated({ ...cut, needs: null })).toBe(false);
  expect(isToBeSimulated({ ...cut, chance: 'certain' })).toBe(false);
});

it('is silent from the own result to the end of the round', () => {
  const at = (state: 'paired' | 'running' | 'completed', status: 'open' | 'completed' | null) =>
    isBeforeOwnResult({ rounds: [{ state }] }, { current: status && { status }, bye: false });
  expect([at('paired', 'open'), at('running', 'open')]).toEqual([true, true]);
  expect(at('running', 'completed')).toBe(false);
  expect(at('completed', 'completed')).toBe(true);
  expect(isBeforeOwnResult({ rounds: [{ state: 'paired' }] }, { current: null, bye: true })).toBe(
    false,
  );
  expect(isBeforeOwnResult({ rounds: [] }, { current: null, bye: false })).toBe(true);
});
