import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { OwnCall } from './own-call.js';

const wordsWith = async (call: unknown, allowed: readonly string[]): Promise<string> => {
  const seat = { playerId: 'p1', allowed, call };
  const answers = [[['mySeat', 'e1', { eventId: 'e1' }], { seat }]] as const;
  return wordsOf(await draw(<OwnCall eventId="e1" />, { answers }));
};

it('says what became of the call where it was made', async () => {
  expect(await wordsWith(null, ['CallJudge'])).toBe('Call a judge');
  expect(await wordsWith({ state: 'waiting', note: '', judge: null }, [])).toMatch(/judge/i);
  const comes = await wordsWith({ state: 'accepted', note: '', judge: 'Olga' }, []);
  expect(comes).toBe('Olga is on the way to you.');
});
