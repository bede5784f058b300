import type { EventView } from '#contracts';
import { defaultSettings } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { Facts } from './event-front.js';

const factsOf = async (settings: object): Promise<string> => {
  const event = {
    ...{ game: { format: {}, name: {} }, players: 3, cap: null },
    play: { shape: { kind: 'games', bestOf: 3 } },
    settings: { ...defaultSettings, ...settings },
  } as unknown as EventView;
  return wordsOf(await draw(<Facts event={event} />));
};

it('names the boosters of a Sealed or Draft event, which players bring their decks from', async () => {
  const limited = { set: 'HMW', sets: null, cube: null };
  expect(await factsOf({ limited })).toContain('Boosters HMW');
  expect(await factsOf({ limited: undefined })).not.toContain('Boosters');
});
