import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.js';
import { KeepSeat } from './keep-seat.js';

it('leads from making an account back to the seat, under the name of the guest', async () => {
  const markup = await draw(<KeepSeat eventId="e1" name="Ada" />, {
    at: '/e/e1',
    answers: [[['me'], { account: null, seats: [] }]],
  });
  expect(markup).toMatch(/href="\/sign-up\?back=%2Fe%2Fe1&amp;name=Ada"/);
});
