import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { EntryLabel } from './quick-entry.js';

const labelFor = async (completed: string | null): Promise<string> =>
  wordsOf(await draw(<EntryLabel completed={completed} />));

it('says of a round that is over that what is typed corrects a result of it', async () => {
  expect(await labelFor('Round 1')).toBe('Correct a result of Round 1: table and result');
  expect(await labelFor(null)).toBe('Table and result');
});
