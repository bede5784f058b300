/** SWU-PGN 1.0, a text format in which games travel between sites: tags, then sections of one JSON object a line. */

export type PgnValue = string | number | boolean | null | readonly unknown[] | object | undefined;
/** One line of a section. `seq` and `t` are there on every event. */
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

/** Another major version is another format; an unknown minor one is read as far as it is known. `1.1` is older than 1.0. */
const isKnownVersion = (version: string | undefined): boolean =>
  version !== undefined && /^SWU-PGN\/1\.\d+$/.test(version);

/** Reads a game out of a file's text; null where it is none. The story is for people and is passed over. */
export const parsePgn = (text: string): PgnGame | null => {
  if (text.length > MOST_CHARACTERS) return null;
  const tags = new Map<string, string>();
  const read: Record<(typeof sections)[Section], PgnRecord[]> = {
    decks: [],
    cards: [],
    setup: [],
    events: [],
    annotations: [],
  };
  let section: string | null = null;
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    if (line.startsWith('%%%')) {
      section = line.slice(3).trim();
      continue;
    }
    if (line === '' || section === 'STORY') continue;
    if (section === null) {
      for (const [, name, value] of line.matchAll(tagsIn))
        if (name !== undefined) tags.set(name, (value ?? '').replace(/\\(.)/g, '$1'));
      continue;
    }
    if (!(section in sections)) return null;
    const record = recordOf(line);
    const list = read[sections[section as Section]];
    if (record === null || list.length >= MOST_LINES) return null;
    list.push(record);
  }
  return isKnownVersion(tags.get('Game')) && read.events.length > 0
    ? { tags: Object.fromEntries(tags), ...read }
    : null;
};

const escaped = (value: string): string => value.replace(/[\\"]/g, '\\$&');

/** The text of such a file. */
export const printPgn = (game: PgnGame, story: readonly string[]): string => {
  const header = Object.entries(game.tags).map(([name, value]) => `[${name} "${escaped(value)}"]`);
  const parts = (Object.entries(sections) as [Section, (typeof sections)[Section]][])
    .filter(([, part]) => game[part].length > 0)
    .flatMap(([name, part]) => [
      '',
      `%%% ${name}`,
      ...game[part].map((record) => JSON.stringify(record)),
    ]);
  return [...header, '', '%%% STORY', ...story, ...parts, ''].join('\n');
};
