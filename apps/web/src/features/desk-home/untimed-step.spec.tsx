import { defaultSettings, type EventView } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { NextStepPanel } from './next-step-panel.js';

const round = {
  ...{ phase: 0, round: 1, attempt: 1, state: 'paired', tables: 2, completed: 0 },
  ...{ endsAt: null, remainingSeconds: null, failure: null },
};
const event = {
  eventId: 'e1',
  play: { shape: { kind: 'games', bestOf: 3 }, onScreen: false },
  format: 'premier',
  status: 'running',
  myRoles: ['owner'],
  settings: { ...defaultSettings, roundMinutes: 55, cutRoundMinutes: 0 },
  phases: [
    { kind: 'swiss', rounds: 3 },
    { kind: 'elimination', rounds: 2 },
  ],
  rounds: [round],
  nextRound: null,
  counts: { registered: 8, checkedIn: 8 },
} as unknown as EventView;

const words = async (phase: number): Promise<string> =>
  wordsOf(
    await draw(
      <NextStepPanel event={{ ...event, rounds: [{ ...round, phase }] } as unknown as EventView} />,
    ),
  );

it('a round without a time limit has no clock to start', async () => {
  expect(await words(0)).toContain('Start the clock');
  const cut = await words(1);
  expect(cut).toContain('Start the round');
  expect(cut).not.toContain('clock');
});
