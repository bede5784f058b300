import {
  problem,
  type DeckPlace,
  type DeckProblem,
  type DeckProblemData,
  type JsonKind,
} from '../deck/problem.js';

/**
 * JSON with the place of every value. `JSON.parse` neither reports places nor detects a duplicate
 * key (the last one wins: a way to show one leader and play another), so decks are read by this
 * small reader.
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

/** A member of an object; undefined if it is missing or null. */
export const memberOf = (node: JsonObject, key: string): JsonNode | undefined => {
  const value = node.entries.find((entry) => entry.key === key)?.value;
  return value?.kind === 'null' ? undefined : value;
};

export const jsonKind = (node: JsonNode): JsonKind => node.kind;

/** A deck is an object of arrays of objects; a deeper document is no deck. */
const MAX_DEPTH = 8;

const PLAIN = /"[^"\\\u0000-\u001f]*"/y; // eslint-disable-line no-control-regex -- JSON forbids these raw
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y; // eslint-disable-line no-control-regex -- JSON forbids these raw
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** A key as a step of a JSON pointer (RFC 6901). */
const pointer = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;

class JsonFault extends Error {
  constructor(
    readonly fault: DeckProblemData['deck/bad-json']['fault'],
    readonly at: number,
  ) {
    super(fault);
  }
}

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

class Reader {
  private at = 0;
  /**
   * The line of the last requested place, and where it begins; places are requested from the
   * beginning to the end.
   */
  private line = 1;
  private lineStart = 0;
  private nextLine: number;

  constructor(private readonly text: string) {
    this.nextLine = this.startAfter(0);
  }

  /** Line and column, from 1; must not be before a place requested earlier. */
  placeAt(at: number, path?: string): DeckPlace {
    while (this.nextLine <= at) {
      this.line += 1;
      this.lineStart = this.nextLine;
      this.nextLine = this.startAfter(this.nextLine);
    }
    const [line, column] = [this.line, at - this.lineStart + 1];
    return path === undefined ? { line, column } : { line, column, path };
  }

  /** Where the next line begins; nowhere after the last one. */
  private startAfter(at: number): number {
    const end = this.text.indexOf('\n', at);
    return end === -1 ? Infinity : end + 1;
  }

  document(): JsonNode {
    const root = this.value('', 0);
    this.skipSpace();
    if (this.at < this.text.length) throw new JsonFault('trailing', this.at);
    return root;
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.at += found.length;
    return found;
  }

  private skipSpace(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at += 1;
  }

  private fail(): never {
    throw new JsonFault(this.at >= this.text.length ? 'ended' : 'unexpected', this.at);
  }

  /** Consumes the character if it comes next, after optional white space. */
  private take(character: string): boolean {
    this.skipSpace();
    if (this.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  private string(): string {
    const plain = this.match(PLAIN);
    if (plain !== null) return plain.slice(1, -1);
    const written = this.match(TEXT);
    return written === null ? this.fail() : (JSON.parse(written) as string);
  }

  private value(path: string, depth: number): JsonNode {
    this.skipSpace();
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
      this.skipSpace();
      const key = this.string();
      if (!this.take(':')) this.fail();
      entries.push({
        key,
        value: this.value(`${path}/${pointer(key)}`, depth + 1),
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
