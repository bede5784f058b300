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

it('says before the clock starts that tables were paired on a corrected result', async () => {
  const on = (state: string, later: number) => {
    const table = { ...{ phase: 0, table: 1, a: 'A', b: 'B' }, why: { code: 'x', data: {} } };
    const affected = [1, 2].map((n) => ({ ...table, round: later, matchId: `m${n}` }));
    const answer = { corrections: [{ affected }, { affected: affected.slice(1) }], position: 1 };
    return draw(
      <NextStepPanel event={{ ...event, rounds: [{ ...round, state }] } as unknown as EventView} />,
      { answers: [[['corrections', 'e1', { eventId: 'e1' }], answer]] },
    ).then(wordsOf);
  };
  expect(await on('paired', 1)).toContain('2 later tables were paired on the old result');
  expect(await on('running', 1)).not.toContain('old result');
  expect(await on('paired', 2)).not.toContain('old result');
});
