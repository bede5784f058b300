import type { EventView, MySeat } from '#contracts';
import { confirmButton, disputeButton } from '../messages/buttons.js';
import type { Said } from '../messages/said.js';
import { waitingNamed } from '../messages/waiting-named.js';
import type { Words } from '../words/words.js';
import { type DiscordCommand, withSeat } from './command.js';
import { ownMatch, roundName, tallyOf } from './own-match.js';

/** The text about a person's own seat: the table and the state of its result. */
const textOfSeat = (seat: MySeat | null, event: EventView, words: Words): Said => {
  if (seat === null) return { text: words.noSeat };
  if (seat.status === 'dropped' || seat.status === 'withdrawn') return { text: words.dropped };
  const waiting = waitingNamed(seat, event, words);
  if (waiting !== null) return { text: waiting };
  if (seat.bye) return { text: words.bye(roundName(event, words)) };
  const match = ownMatch(seat);
  if (match === null) return { text: words.noTable };
  const { row, own, opponent } = match;
  const lines = [
    words.table({
      round: roundName(event, words),
      table: row.table,
      opponent: opponent.name,
      opponentRecord: opponent.record,
    }),
  ];
  if (row.score !== null) lines.push(words.ownScore(words.score(tallyOf(row.score, own))));
  else if (row.report?.by === own)
    lines.push(words.ownReport(words.score(tallyOf(row.report.score, own))));
  else if (row.report) {
    lines.push(words.theirReport(opponent.name, words.score(tallyOf(row.report.score, own))));
    return {
      text: lines.join('\n'),
      buttons: [
        confirmButton(words, row.matchId, row.report.score),
        disputeButton(words, row.matchId),
      ],
    };
  }
  return { text: lines.join('\n') };
};

export const whereCommand: DiscordCommand = {
  name: 'where',
  run: (occasion) =>
    withSeat(occasion, async ({ session, event }) => {
      const { seat } = await session.ask('mySeat', { eventId: event.eventId });
      return textOfSeat(seat, event, occasion.words);
    }),
};
