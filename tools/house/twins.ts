/** A part of a file that also occurs elsewhere. */
export interface Place {
  readonly file: string;
  /** First line, from 1. */
  readonly line: number;
}

export interface Twins {
  readonly places: readonly [Place, Place];
  /** The number of consecutive lines of code that both share. */
  readonly lines: number;
}

interface CodeLine {
  readonly text: string;
  readonly line: number;
}

const KEPT =
  /^(?:as|async|await|break|case|catch|class|const|continue|else|export|extends|false|finally|for|function|if|in|instanceof|let|new|null|of|return|static|switch|this|throw|true|try|type|interface|typeof|undefined|while|yield|readonly|private)$/;

/** The shape of a line: every name, text and number replaced by one character. */
const toShape = (line: string): string =>
  line
    .replaceAll(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|"[^"]*"/g, '§')
    .replaceAll(/\b\d[\d_.]*\b/g, '§')
    .replaceAll(/[A-Za-z_$][\w$]*/g, (word) => (KEPT.test(word) ? word : '§'));

/** Lines of code without comments, imports and re-exports; spaces are ignored. */
const codeLines = (text: string): readonly CodeLine[] => {
  const blank = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/^(?:import|export) [^;()=]*? from '[^']*';$/gm, (statement) =>
      statement.replaceAll(/[^\n]/g, ''),
    );
  return blank.split('\n').flatMap((raw, index) => {
    const line = raw
      .replace(/^\s*\/\/.*$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return line === '' ? [] : [{ text: line, line: index + 1 }];
  });
};

interface Start {
  readonly file: string;
  readonly index: number;
}

/** All tables of rows have the same shape, so a part must contain so many different lines. */
const LEAST_DIFFERENT = 8;

const isTable = (lines: readonly CodeLine[]): boolean =>
  new Set(lines.map(({ text }) => text)).size < LEAST_DIFFERENT;

interface Comparison {
  /** A pair must share more than so many lines. */
  readonly more: number;
  /** Whether lines of the same shape count as equal, whatever their names. */
  readonly byShape: boolean;
}

/** Every pair of places that share lines, each once with its full length; tables are ignored. */
export const findTwins = (
  files: ReadonlyMap<string, string>,
  { more, byShape }: Comparison,
): readonly Twins[] => {
  const shaped = ({ text, line }: CodeLine): CodeLine => ({
    text: byShape ? toShape(text) : text,
    line,
  });
  const code = new Map([...files].map(([file, text]) => [file, codeLines(text).map(shaped)]));
  const lineAt = ({ file, index }: Start): string | undefined => code.get(file)?.[index]?.text;
  const next = ({ file, index }: Start, by: number): Start => ({ file, index: index + by });
  const windows = new Map<string, Start[]>();
  for (const [file, lines] of code)
    for (let index = 0; index + more < lines.length; index += 1) {
      const stretch = lines.slice(index, index + more + 1);
      if (isTable(stretch)) continue;
      const key = stretch.map(({ text }) => text).join('\n');
      const starts = windows.get(key);
      if (starts) starts.push({ file, index });
      else windows.set(key, [{ file, index }]);
    }
  const sharedFrom = (a: Start, b: Start): number => {
    let length = 0;
    for (;;) {
      const [one, other] = [lineAt(next(a, length)), lineAt(next(b, length))];
      const meets = a.file === b.file && a.index + length >= b.index;
      if (one === undefined || one !== other || meets) return length;
      length += 1;
    }
  };
  const stretchBefore = ({ file, index }: Start): readonly CodeLine[] =>
    code.get(file)?.slice(index - 1, index + more) ?? [];
  const placeOf = ({ file, index }: Start): Place => ({
    file,
    line: code.get(file)?.[index]?.line ?? 0,
  });
  return [...windows.values()].flatMap((starts) =>
    starts.flatMap((a, position) =>
      starts.slice(position + 1).flatMap((b): Twins[] => {
        // If the lines before are equal too, the pair was already counted from there.
        const before = lineAt(next(a, -1));
        if (before !== undefined && before === lineAt(next(b, -1)) && !isTable(stretchBefore(a)))
          return [];
        const lines = sharedFrom(a, b);
        return lines > more ? [{ places: [placeOf(a), placeOf(b)], lines }] : [];
      }),
    ),
  );
};
