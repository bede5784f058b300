import { expect, it } from 'vitest';
import { ends } from './thinking-fields.js';

it('offers at the end of the time what then happens there', () => {
  expect(ends('reserve', false)).toEqual(['warning', 'loss']);
  expect(ends('byo-yomi', false)).toEqual(['warning', 'choice', 'loss']);
  // Against bots, nobody waits for the player: a warning would have no purpose.
  expect([ends('reserve', true), ends('per-move', true)]).toEqual([['loss'], ['choice', 'loss']]);
});
