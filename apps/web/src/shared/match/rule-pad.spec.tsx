import type { EventView, TableRow } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { RulePad } from './rule-pad.js';

const rounds = [1, 2].map((round) => ({ phase: 0, round }));
const event = {
  eventId: 'e1',
  ...{ status: 'running', reopened: false, handedOver: false, myRoles: ['judge'] },
  phases: [{ kind: 'swiss', rounds: 2 }],
  play: { shape: { kind: 'games', bestOf: 3 } },
  rounds,
} as unknown as EventView;
const side = (playerId: string, name: string) => ({ playerId, name, points: 0, record: '0-0' });
const row: TableRow = {
  matchId: 'm1',
  table: 4,
  a: side('p1', 'Ana'),
  b: side('p2', 'Bo'),
  status: 'completed',
  score: { a: 2, b: 0, drawn: 0 },
  report: null,
  dispute: null,
  extensionSeconds: 0,
  corrected: false,
  onScreen: false,
  reasons: [],
};
const penalty = { penaltyId: 'x', infraction: 'tardiness', note: '', level: 'game-loss', round: 2 };
const players = [{ playerId: 'p2', name: 'Bo', penalties: [penalty] }];

it.each(rounds)(
  'counts the game losses of round $round where its table is of that round',
  async (round) => {
    const words = wordsOf(
      await draw(<RulePad event={event} row={row} round={round} onDone={() => undefined} />, {
        answers: [[['roster', 'e1', { eventId: 'e1' }], { players, position: 1 }]],
      }),
    );
    const said = 'Bo has a game loss this round';
    if (round.round === 2) expect(words).toContain(said);
    else expect(words).not.toContain(said);
  },
);
