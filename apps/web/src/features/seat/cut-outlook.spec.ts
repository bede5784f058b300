import { expect, it } from 'vitest';
import { needOf } from './cut-outlook.js';

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
