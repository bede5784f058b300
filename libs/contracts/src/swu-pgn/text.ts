/**
 * SWU-PGN 1.0, a text format for exchanging games between sites: tags, then sections with one JSON
 * object per line.
 */

export type PgnValue = string | number | boolean | null | readonly unknown[] | object | undefined;
/** One line of a section. Every event has `seq` and `t`. */
export type PgnRecord = Readonly<Record<string, PgnValue>>;

export interface PgnGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly decks: readonly PgnRecord[];
  readonly cards: readonly PgnRecord[];
  readonly setup: readonly PgnRecord[];
  readonly events: readonly PgnRecord[];
  readonly annotations: readonly PgnRecord[];
}

const sections = {
  DECKS: 'decks',
  CARDS: 'cards',
  SETUP: 'setup',
  EVENTS: 'events',
  ANNOTATIONS: 'annotations',
} as const;
type Section = keyof typeof sections;

const MOST_CHARACTERS = 8_000_000;
const MOST_LINES = 20_000;
const tagsIn = /\[([A-Za-z0-9]+)\s+"((?:\\.|[^"\\])*)"\]/g;

const isRecord = (value: unknown): value is PgnRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const recordOf = (line: string): PgnRecord | null => {
  try {
    const value: unknown = JSON.parse(line);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * Another major version is another format; an unknown minor version is read as far as possible.
 * `1.1` is older than 1.0.
 */
const isKnownVersion = (version: string | undefined): boolean =>
  version !== undefined && /^SWU-PGN\/1\.\d+$/.test(version);

/**
 * Why a text is not a game, with the 1-based line of the fault. `section`: the name of an unknown
 * section.
 */
export interface PgnFault {
  readonly fault:
    | 'too-large'
    | 'no-version'
    | 'version'
    | 'section'
    | 'record'
    | 'too-many'
    | 'no-events';
  readonly line: number;
  readonly section?: string;
}

export type PgnReading = { readonly game: PgnGame } | PgnFault;

interface Lines {
  readonly tags: Map<string, string>;
  readonly read: Record<(typeof sections)[Section], PgnRecord[]>;
  /** The line of the version; 1 before it was read. */
  versionAt: number;
}

const readTags = (lines: Lines, line: string, at: number): void => {
  for (const [, name, value] of line.matchAll(tagsIn)) {
    if (name === undefined) continue;
    lines.tags.set(name, (value ?? '').replace(/\\(.)/g, '$1'));
    if (name === 'Game') lines.versionAt = at;
  }
};

const readRecord = (lines: Lines, section: string, line: string): PgnFault['fault'] | null => {
  if (!Object.hasOwn(sections, section)) return 'section';
  const record = recordOf(line);
  if (record === null) return 'record';
  const list = lines.read[sections[section as Section]];
  list.push(record);
  return list.length > MOST_LINES ? 'too-many' : null;
};

const whole = ({ tags, read, versionAt }: Lines, last: number): PgnReading => {
  const version = tags.get('Game');
  if (version === undefined) return { fault: 'no-version', line: 1 };
  if (!isKnownVersion(version)) return { fault: 'version', line: versionAt };
  if (read.events.length === 0) return { fault: 'no-events', line: last };
  return { game: { tags: Object.fromEntries(tags), ...read } };
};

/** Reads a game from a file's text. Skips the story, which is for people. */
export const parsePgn = (text: string): PgnReading => {
  if (text.length > MOST_CHARACTERS) return { fault: 'too-large', line: 1 };
  const lines: Lines = {
    tags: new Map(),
    read: { decks: [], cards: [], setup: [], events: [], annotations: [] },
    versionAt: 1,
  };
  let section: string | null = null;
  const all = text.split('\n');
  for (const [index, raw] of all.entries()) {
    const line = raw.trim();
    if (line.startsWith('%%%')) {
      section = line.slice(3).trim();
      continue;
    }
    if (line === '' || section === 'STORY') continue;
    if (section === null) {
      readTags(lines, line, index + 1);
      continue;
    }
    const fault = readRecord(lines, section, line);
    if (fault !== null)
      return {
        fault,
        line: index + 1,
        ...(fault === 'section' && { section: section.slice(0, 40) }),
      };
  }
  return whole(lines, all.length);
};

const escapeText = (value: string): string => value.replace(/[\\"]/g, '\\$&');

/** The text of a game's file. */
export const printPgn = (game: PgnGame, story: readonly string[]): string => {
  const header = Object.entries(game.tags).map(
    ([name, value]) => `[${name} "${escapeText(value)}"]`,
  );
  const parts = (Object.entries(sections) as [Section, (typeof sections)[Section]][])
    .filter(([, part]) => game[part].length > 0)
    .flatMap(([name, part]) => [
      '',
      `%%% ${name}`,
      ...game[part].map((record) => JSON.stringify(record)),
    ]);
  return [...header, '', '%%% STORY', ...story, ...parts, ''].join('\n');
};
