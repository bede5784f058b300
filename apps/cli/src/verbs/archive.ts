import { keepRemarks, REMARKS_RESULT } from '../command-line/remarks.js';
import { defineVerb } from '../command-line/verb.js';
import { flag, number, text, UsageError } from '../command-line/words.js';

const QUIET_DAYS = 90;

export const archive = defineVerb({
  name: 'archive',
  summary: 'compresses the events of whatever has been quiet for 90 days, proved first',
  details:
    'Pages, files and audits stay as they are, and what goes on after all goes on. Works on `MIGRATION_DATABASE_URL`, else `DATABASE_URL`, else the server that `npm start` runs: as the role that owns the tables.',
  options: {
    quietFor: number(`days without anything new; ${QUIET_DAYS} where nothing is said`, {
      to: 99_999,
    }),
    event: text('ID', 'this event alone, however quiet'),
    plan: flag('only tell what would be done'),
    back: flag('make rows of the archive of --event again'),
  },
  failure: 'an event was left as it is because it does not prove itself',
  result: REMARKS_RESULT,
  examples: ['archive --plan', 'archive --event 3f2a --back'],
  run: async ({ options: { quietFor, event, plan, back }, say }) => {
    if (event !== undefined && quietFor !== undefined)
      throw new UsageError('give --event or --quiet-for, not both');
    if (back && (event === undefined || plan)) throw new UsageError('--back needs --event alone');
    const program = await import('../archive.js');
    const { liveDatabaseUrl } = await import('../running-server.js');
    const databaseUrl = process.env['MIGRATION_DATABASE_URL'] || liveDatabaseUrl();
    const remarks = keepRemarks(say);
    if (back && event !== undefined) {
      await program.bringEventBack(databaseUrl, event, remarks.say);
      return remarks.outcome(true);
    }
    const wish = {
      databaseUrl,
      ...(event === undefined ? {} : { eventId: event }),
      quietForDays: quietFor ?? QUIET_DAYS,
      now: new Date(),
      planOnly: plan,
    };
    return remarks.outcome(await program.archive(wish, remarks.say));
  },
});
