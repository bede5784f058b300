import type { TableLogLine } from '#contracts';

/** A log line and the number of its repetitions in a row. */
export interface Told {
  readonly line: TableLogLine;
  readonly times: number;
}

/** An action with its consequences; a line that begins a round or phase has none. */
export interface Chapter {
  readonly head: TableLogLine;
  readonly followed: readonly Told[];
}

/** The key by which lines are grouped: the action if the game names it, otherwise the move. */
const actionOf = ({ action, at }: TableLogLine): number => action ?? at;

const isSame = (one: TableLogLine, two: TableLogLine): boolean =>
  one.en === two.en && one.side === two.side;

const withLine = (followed: readonly Told[], line: TableLogLine): readonly Told[] => {
  const last = followed.at(-1);
  return last !== undefined && isSame(last.line, line)
    ? [...followed.slice(0, -1), { line, times: last.times + 1 }]
    : [...followed, { line, times: 1 }];
};

/** The log as chapters, oldest first: one chapter per action. */
export const storyOf = (log: readonly TableLogLine[]): readonly Chapter[] => {
  const chapters: Chapter[] = [];
  /** The action whose lines are being collected; null after a line that begins something new. */
  let running: number | null = null;
  /**
   * The action that such a line interrupted: each of its remaining lines starts a chapter of its
   * own.
   */
  let past: number | null = null;
  for (const line of log) {
    const action = actionOf(line);
    const last = chapters.at(-1);
    if (line.kind !== 'line') {
      running = null;
      past = action;
      chapters.push({ head: line, followed: [] });
    } else if (action === running && last !== undefined) {
      chapters[chapters.length - 1] = { ...last, followed: withLine(last.followed, line) };
    } else {
      running = action === past ? null : action;
      chapters.push({ head: line, followed: [] });
    }
  }
  return chapters;
};
