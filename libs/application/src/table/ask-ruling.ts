import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { seatOf } from '#match';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { appendToTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/**
 * The note that judges read beside the table number, in English and Spanish because the judge's
 * language is unknown here.
 */
const CALL_NOTE = 'The opponent does not answer on screen. / El oponente no responde en pantalla.';

/** The opponent stayed silent after the warning: calls a judge to rule. */
export const AskRuling = defineCommand({
  name: 'AskRuling',
  payload: commands.AskRuling,
  grants: ['self'],
  token: 'play',
  during: playing,
  makes: { JudgeCalled: 'callId' },
  load: loadOwnMatch,
  decide: ({ game }, context) => {
    const { side: by } = context;
    const playerId = context.match.state.place?.players[seatOf(by)] ?? '';
    return joinDecisions(
      appendToMatch(context, { type: 'AskRuling', data: { by, game } }),
      appendToTournament(context, {
        type: 'CallJudge',
        data: { callId: deriveId(context.meta.commandId, 'call'), playerId, note: CALL_NOTE },
      }),
    );
  },
});
