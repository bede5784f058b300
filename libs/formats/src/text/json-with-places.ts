import {
  problem,
  type DeckPlace,
  type DeckProblem,
  type DeckProblemData,
  type JsonKind,
} from '../deck/problem.js';

/**
 * JSON that knows where everything stood. `JSON.parse` neither tells places nor notices a key given twice
 * (the last one wins: a way to show one leader and play another), so decks are read by this small reader.
 */
export type JsonNode = { readonly place: DeckPlace } & (
  | { readonly kind: 'object'; readonly entries: readonly JsonEntry[] }
  | { readonly kind: 'array'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean' | 'null' }
);

export type JsonObject = Extract<JsonNode, { kind: 'object' }>;

export interface JsonEntry {
  readonly key: string;
  readonly value: JsonNode;
}

/** A member of an object; undefined where it is missing or null. */
export const memberOf = (node: JsonObject, key: string): JsonNode | undefined => {
  const value = node.entries.find((entry) => entry.key === key)?.value;
  return value?.kind === 'null' ? undefined : value;
};

export const jsonKind = (node: JsonNode): JsonKind => node.kind;

/** A deck is an object of arrays of objects; nothing deeper is a deck. */
const MAX_DEPTH = 8;

const SPACE = /[ \t\r\n]*/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y; // eslint-disable-line no-control-regex -- JSON forbids these raw
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

class JsonFault extends Error {
  constructor(
    readonly fault: DeckProblemData['deck/bad-json']['fault'],
    readonly at: number,
  ) {
    super(fault);
  }
}

class Reader {
  private at = 0;
  readonly lineStarts: number[] = [0];

  constructor(private readonly text: string) {
    for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1))
      this.lineStarts.push(i + 1);
  }

  /** Line and column, from 1, by binary search over the line starts. */
  placeAt(at: number, path?: string): DeckPlace {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return {
      line: low + 1,
      column: at - (this.lineStarts[low] ?? 0) + 1,
      ...(path === undefined ? {} : { path }),
    };
  }

  document(): JsonNode {
    const root = this.value('', 0);
    this.match(SPACE);
    if (this.at < this.text.length) throw new JsonFault('trailing', this.at);
    return root;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private fail(): never {
    throw new JsonFault(this.at >= this.text.length ? 'ended' : 'unexpected', this.at);
  }

  /** Takes the character if it comes next, white space before it aside. */
  private take(character: string): boolean {
    this.match(SPACE);
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private string(): string {
    const written = this.match(TEXT);
    return written === null ? this.fail() : (JSON.parse(written) as string);
  }

  private value(path: string, depth: number): JsonNode {
    this.match(SPACE);
    const place = this.placeAt(this.at, path);
    if (depth > MAX_DEPTH) throw new JsonFault('too-deep', this.at);
    if (this.take('{')) return { kind: 'object', place, entries: this.entries(path, depth) };
    if (this.take('[')) return { kind: 'array', place, items: this.items(path, depth) };
    if (this.text[this.at] === '"') return { kind: 'text', place, value: this.string() };
    const word = this.match(WORD);
    if (word !== null) return { kind: word === 'null' ? 'null' : 'boolean', place };
    const number = this.match(NUMBER);
    return number === null ? this.fail() : { kind: 'number', place, value: Number(number) };
  }

  private entries(path: string, depth: number): JsonEntry[] {
    const entries: JsonEntry[] = [];
    if (this.take('}')) return entries;
    do {
      this.match(SPACE);
      const key = this.string();
      if (!this.take(':')) this.fail();
      entries.push({
        key,
        value: this.value(`${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, depth + 1),
      });
    } while (this.take(','));
    return this.take('}') ? entries : this.fail();
  }

  private items(path: string, depth: number): JsonNode[] {
    const items: JsonNode[] = [];
    if (this.take(']')) return items;
    do items.push(this.value(`${path}/${items.length}`, depth + 1));
    while (this.take(','));
    return this.take(']') ? items : this.fail();
  }
}

/** The document, or why it is not JSON. */
export const readJson = (
  text: string,
): { readonly root: JsonNode } | { readonly problem: DeckProblem } => {
  const reader = new Reader(text);
  try {
    return { root: reader.document() };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const found = text.slice(error.at, error.at + 12);
    return {
      problem: problem('deck/bad-json', { fault: error.fault, found }, reader.placeAt(error.at)),
    };
  }
};
