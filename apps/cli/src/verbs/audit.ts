import { readFileSync } from 'node:fs';
import { keepRemarks, REMARKS_RESULT } from '../command-line/remarks.js';
import { defineVerb } from '../command-line/verb.js';
import { flag, optionalArgument, text, texts, UsageError } from '../command-line/words.js';

export const audit = defineVerb({
  name: 'audit',
  summary: 'proves that nothing in an exported event, or in the running database, was altered',
  details:
    "Hash chains, version gaps, commands taken twice, sealed heads, choices and seeds that were committed to. With the server's key (`/.well-known/conclave-key`) also that it signed this public file; with a player's receipts or a witness's checkpoint that the log was not rewritten; of a database also that no log holds or has written what is another's. Names each fault; the last line counts.",
  arguments: { file: optionalArgument('an exported event') },
  options: {
    live: flag('the database instead of a file'),
    event: text('ID', 'what the file must be about; with --live this event alone'),
    key: text('KEY', 'key that the server signs with'),
    rotations: text('FILE', 'notes of replaced keys, as the server tells them'),
    receipt: texts('FILE', 'receipts that a player kept'),
    witness: text('FILE', 'what a witness signed'),
    witnessKey: text('KEY', 'key of the witness'),
  },
  failure: 'something was altered, or cannot be read',
  result: REMARKS_RESULT,
  examples: ['audit open.json --receipt receipts.json', 'audit --live'],
  run: async ({ arguments: { file }, options, say }) => {
    const { live, event, key, rotations, receipt, witness, witnessKey } = options;
    if ((file === undefined) !== live) throw new UsageError('give a file or --live');
    const { auditDatabase, auditFile, notesIn } = await import('../audit.js');
    const remarks = keepRemarks(say);
    if (file === undefined) {
      const { liveDatabaseUrl } = await import('../running-server.js');
      return remarks.outcome(await auditDatabase(liveDatabaseUrl(), remarks.say, event));
    }
    const isClean = await auditFile(file, remarks.say, {
      ...(event === undefined ? {} : { eventId: event }),
      key,
      rotations: rotations === undefined ? [] : notesIn(rotations),
      receipts: receipt.flatMap(notesIn),
      witness: witness === undefined ? undefined : readFileSync(witness, 'utf8'),
      witnessKey,
    });
    return remarks.outcome(isClean);
  },
});
