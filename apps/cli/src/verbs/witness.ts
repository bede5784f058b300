import { hostname } from 'node:os';
import { keepRemarks, REMARKS_RESULT } from '../command-line/remarks.js';
import { defineVerb } from '../command-line/verb.js';
import { argument, flag, requiredText, text } from '../command-line/words.js';

export const witness = defineVerb({
  name: 'witness',
  summary: "looks whether an event's log only grew, signs that and keeps it",
  details:
    "Asks the server for the last signed checkpoint of the event's log, looks whether it grew from the one kept in the folder, signs it too and keeps it: the file is what `conclave audit FILE --witness` takes. A log that was rewritten is refused, and the proof of it kept. The server's key is kept at the first call; another one is taken only if the server tells a note that both keys have signed.",
  arguments: {
    url: argument('address of the server'),
    event: argument('id of the event'),
  },
  options: {
    keep: requiredText('FOLDER', 'folder of what was signed and of the seed of the witness'),
    name: text('NAME', 'name of the witness; else the name of this machine with /witness'),
    commit: flag(
      'commit what was signed to the git repository that the folder lies in; the secret seed is not',
    ),
  },
  failure: 'the log was rewritten, or could not be read',
  result: REMARKS_RESULT,
  examples: ['witness https://conclave.example.org 3f2a --keep ../witness --commit'],
  run: async ({ arguments: { url, event }, options: { keep, name, commit }, say }) => {
    const { commitKept, witnessOnce } = await import('../witness.js');
    const remarks = keepRemarks(say);
    const watch = {
      server: url,
      eventId: event,
      folder: keep,
      name: name ?? `${hostname()}/witness`,
      fetch,
      now: Date.now,
    };
    let last = '';
    const isSigned = await witnessOnce(watch, (line) => remarks.say((last = line)));
    if (commit) commitKept(keep, event, last);
    return remarks.outcome(isSigned);
  },
});
