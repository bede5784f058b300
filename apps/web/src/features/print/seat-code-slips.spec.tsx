import type { EventView } from '#contracts';
import { expect, it } from 'vitest';
import { codesFile } from '../../shared/event/made-codes.js';
import { draw, wordsOf } from '../../testing/draw.js';
import { SeatCodeSlips } from './seat-code-slips.js';

const event = { eventId: 'e1', name: 'Saturday' } as EventView;
const codes = ['Ana "A" B', 'Bo'].map((name, index) => ({
  ...{ playerId: `p${index}`, name, issued: 1 },
  code: `K7QF4-2MXD${index}`,
}));

it('prints a slip for each code, with the way to the event', async () => {
  const markup = await draw(<SeatCodeSlips event={event} codes={codes} />);
  expect(markup.split('<article')).toHaveLength(3);
  expect(wordsOf(markup)).toContain('Bo K7QF4-2MXD1');
  expect(wordsOf(await draw(<SeatCodeSlips event={event} codes={[]} />))).toContain('Seat codes');
});

it('gives them to a spreadsheet', () =>
  expect(codesFile(codes)).toBe('name,code\r\n"Ana ""A"" B",K7QF4-2MXD0\r\n"Bo",K7QF4-2MXD1'));

it('writes no name that a spreadsheet would take for a formula', () =>
  expect(codesFile([{ playerId: 'p2', name: '=1+1', code: 'K7QF4-2MXD2', issued: 1 }])).toBe(
    `name,code\r\n"'=1+1",K7QF4-2MXD2`,
  ));
