import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { StoryLine } from './story-line.js';

it('calls a round of the top cut by its name', async () => {
  const line = (phase: number) =>
    draw(
      <StoryLine
        event={{
          staff: [],
          phases: [
            { kind: 'swiss', rounds: 4 },
            { kind: 'elimination', size: 8 },
          ],
        }}
        names={new Map()}
        entry={{
          position: 1,
          streamId: 'event-e1',
          version: 1,
          type: 'RoundPaired',
          at: '2026-11-21T09:00:00.000Z',
          actor: 'system:pair-round',
          data: { phase, round: 1, attempt: 1, tables: [], byes: [] },
        }}
      />,
    ).then(wordsOf);
  expect(await line(1)).toContain('Quarterfinals: paired');
  expect(await line(0)).toContain('Round 1: paired');
});
