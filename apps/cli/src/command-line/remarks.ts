import type { Outcome, Say } from './verb.js';

interface Remarks {
  /** Prints a line and collects it. */
  readonly say: Say;
  /** The collected lines, with the faults apart. */
  readonly outcome: (isFine: boolean) => Outcome;
}

const FAULT = 'fault: ';

/** The `--json` result of a verb that reports in lines. */
export const REMARKS_RESULT = '`{isFine, faults: [text], lines: [text]}`';

/** For verbs that report their findings line by line: the lines are also the result. */
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
