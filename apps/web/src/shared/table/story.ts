import type { TableLogLine } from '#contracts';

/** A line, and how often it stands in a row. */
export interface Told {
  readonly line: TableLogLine;
  readonly times: number;
}

/** An action with what followed from it; a line that begins a round or the like has nothing behind it. */
export interface Chapter {
  readonly head: TableLogLine;
  readonly followed: readonly Told[];
}

/** Where the game does not say which action a line belongs to, what one move did stands together. */
const actionOf = ({ action, at }: TableLogLine): number => action ?? at;

const isSame = (one: TableLogLine, two: TableLogLine): boolean =>
  one.en === two.en && one.side === two.side;

const withLine = (followed: readonly Told[], line: TableLogLine): readonly Told[] => {
  const last = followed.at(-1);
  return last !== undefined && isSame(last.line, line)
    ? [...followed.slice(0, -1), { line, times: last.times + 1 }]
    : [...followed, { line, times: 1 }];
};

/** The log as a story, oldest first: one chapter an action, in the order in which it was told. */
export const storyOf = (log: readonly TableLogLine[]): readonly Chapter[] => {
  const chapters: Chapter[] = [];
  /** The action whose lines are gathered; null behind a line that begins something new. */
  let running: number | null = null;
  /** What still comes of an action behind such a line has nothing to do with it. */
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
