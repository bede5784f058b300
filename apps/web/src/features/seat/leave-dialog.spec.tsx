import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { LeaveText } from './leave-dialog.js';

const wordsFor = async (playing: boolean, table: number | null): Promise<string> =>
  wordsOf(await draw(<LeaveText playing={playing} table={table} />));

it('names the table that still needs its result', async () => {
  expect(await wordsFor(true, 7)).toContain('Table 7, where you sit, still needs its result.');
  expect(await wordsFor(true, null)).toContain('A match you are playing still needs a result.');
  expect(await wordsFor(false, null)).toContain('Your seat goes to the next one');
});
