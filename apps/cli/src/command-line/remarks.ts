import type { Outcome, Say } from './verb.js';

interface Remarks {
  /** Prints a line and keeps it. */
  readonly say: Say;
  /** What was said, the faults apart. */
  readonly outcome: (isFine: boolean) => Outcome;
}

const FAULT = 'fault: ';

/** What the `--json` of a verb that speaks in lines prints. */
export const REMARKS_RESULT = '`{isFine, faults: [text], lines: [text]}`';

/** For programs that tell what they find line by line: the same lines are the result. */
export const keepRemarks = (say: Say): Remarks => {
  const faults: string[] = [];
  const lines: string[] = [];
  return {
    say: (line) => {
      if (line.startsWith(FAULT)) faults.push(line.slice(FAULT.length));
      else lines.push(line);
      say(line);
    },
    outcome: (isFine) => ({ isFine, result: { isFine, faults, lines } }),
  };
};
