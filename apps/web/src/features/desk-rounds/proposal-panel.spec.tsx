import type { EventView, RoundSummary } from '#contracts';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { ProposalPanel } from './proposal-panel.js';

const round = {
  ...{ phase: 0, round: 1, attempt: 1, state: 'proposed', tables: 1, completed: 0 },
  ...{ failure: null, endsAt: null, unavoidableRematches: 0 },
} as unknown as RoundSummary;
const proposal = {
  ...{ attempt: 1, outdated: false, unavoidableRematches: 0, byes: [], multiplayer: [] },
  tables: [{ matchId: 'm1', table: 1, a: 'p1', b: 'p2' }],
};
const players = ['Ana', 'Bo'].map((name, index) => ({
  ...{ playerId: `p${index + 1}`, name, points: 0, opponents: [], hadBye: false, team: null },
}));
const desk = {
  ...{ phase: 0, round: 1, players, position: 1, proposal, fixed: [], byes: [], keptApart: [] },
};
const wordsWhile = (status: string): Promise<string> => {
  const event = {
    ...{ eventId: 'e1', status, myRoles: ['owner'], nextRound: null, rounds: [round] },
    ...{ phases: [{ kind: 'swiss', rounds: 3 }], counts: { playing: 2 } },
  } as unknown as EventView;
  const asked = { eventId: 'e1', phase: 0, round: 1 };
  const answers = [[['pairingDesk', 'e1', asked], desk]] as const;
  return draw(<ProposalPanel event={event} round={round} />, { answers }).then(wordsOf);
};
const buttons = ['Publish the pairings', 'Pair by hand', 'Re-pair', 'Discard the pairings'];

it('offers to publish, change or discard a round that only staff see', async () => {
  const words = await wordsWhile('running');
  for (const button of buttons) expect(words).toContain(button);
});

it('offers none of it once the event is cancelled', async () => {
  const words = await wordsWhile('cancelled');
  expect(words).toContain('Ana');
  for (const button of buttons) expect(words).not.toContain(button);
});
