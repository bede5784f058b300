import { expect, it } from 'vitest';
import { defaultSettings, type EventView } from '#contracts';
import { draw, wordsOf } from '../../testing/draw.js';
import { NextStepPanel } from './next-step-panel.js';

const event = {
  ...{ eventId: 'e1', format: 'premier', status: 'finished', myRoles: ['owner'], rounds: [] },
  ...{ settings: defaultSettings, phases: [], nextRound: null, counts: {}, reopened: false },
  play: { shape: { kind: 'games', bestOf: 3 }, onScreen: false },
  champion: { playerId: 'p1', name: 'Ana' },
} as unknown as EventView;

it('calls a finished event finished and names its champion, and no next step', async () => {
  const words = wordsOf(await draw(<NextStepPanel event={event} />));
  expect(words).toMatch(/^Finished .*Ana/);
  expect(words).not.toContain('Next step');
});
