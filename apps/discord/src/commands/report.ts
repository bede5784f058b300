import { type DiscordCommand, withSeat } from './command.js';
import { ownMatch, scoreOf, tallyOf } from './own-match.js';

const number = (value: string | number | boolean | undefined): number =>
  typeof value === 'number' ? value : 0;

export const reportCommand: DiscordCommand = {
  name: 'report',
  options: [
    { name: 'won', kind: 'number', required: true, most: 2_000 },
    { name: 'lost', kind: 'number', required: true, most: 2_000 },
    { name: 'drawn', kind: 'number', most: 9 },
  ],
  run: (occasion) =>
    withSeat(occasion, async ({ session, event }) => {
      const { words, wish } = occasion;
      const { seat } = await session.ask('mySeat', { eventId: event.eventId });
      const match = ownMatch(seat);
      if (match === null) return { text: words.noTable };
      const { row, own, opponent } = match;
      const score = scoreOf(
        {
          won: number(wish.options['won']),
          lost: number(wish.options['lost']),
          drawn: number(wish.options['drawn']),
        },
        own,
      );
      const { matchId } = row;
      await session.command('ReportResult', { matchId, score }, occasion.key);
      const said = words.score(tallyOf(score, own));
      // Equal reports from both sides settle the result at once.
      const same =
        row.report !== null &&
        row.report.by !== own &&
        words.score(tallyOf(row.report.score, own)) === said;
      return { text: same ? words.agreed(said) : words.reported(said, opponent.name) };
    }),
};
