import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { seatOf } from '#match';
import { deriveId, engineDigest } from '#platform';
import { defineCommand } from '../command/definition.js';
import { isOfNoTournament } from '../context/free-match.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { appendToTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';
import { clockHeld } from './hold-clock.js';

/**
 * Maximum characters of a call's note. A judge reads its beginning on the way; the whole report is
 * shown with the position.
 */
const NOTE = 500;

/**
 * A player reports what looks wrong at a decision. In a tournament a judge is called, unless this
 * player is waiting for one already, who then finds the report at the table.
 */
export const ReportFault = defineCommand({
  name: 'ReportFault',
  payload: commands.ReportFault,
  grants: ['self'],
  token: 'play',
  during: playing,
  makes: { JudgeCalled: 'callId' },
  load: loadOwnMatch,
  decide: ({ matchId, ...data }, context) => {
    const { side: by } = context;
    const { match, tournament, meta } = context;
    const playerId = match.state.place?.players[seatOf(by)] ?? '';
    const waits = [...tournament.state.calls.values()].some(
      (call) => call.playerId === playerId && call.state !== 'resolved',
    );
    const report = {
      type: 'ReportFault',
      data: { ...data, by, engine: engineDigest() },
    } as const;
    if (waits || isOfNoTournament(matchId, match.state)) return appendToMatch(context, report);
    return joinDecisions(
      appendToMatch(context, report, ...clockHeld(match.state, true)),
      appendToTournament(context, {
        type: 'CallJudge',
        data: {
          callId: deriveId(meta.commandId, 'call'),
          playerId,
          note: data.words.slice(0, NOTE),
          fault: { matchId, number: match.state.table.faults.length + 1 },
        },
      }),
    );
  },
});
