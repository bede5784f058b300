/** One member of the outermost object or, for the streamed array, one of its elements. */
export interface Piece {
  readonly key: string;
  readonly text: string;
}

/**
 * Splits the text of one JSON object of any length into its members, and the array under `arrayKey`
 * into its elements, without ever holding more than one of them. Examines only the structure;
 * JSON.parse decides whether a piece is valid.
 */
export class JsonSplitter {
  readonly #arrayKey: string;
  #buffer = '';
  #key: string | null = null;
  #depth = 0;
  #inString = false;
  #escaped = false;
  #inArray = false;

  constructor(arrayKey: string) {
    this.#arrayKey = arrayKey;
  }

  *push(chunk: string): Generator<Piece> {
    let start = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const character = chunk.charAt(at);
      if (this.#insideString(character) || !'{}[],:'.includes(character)) continue;
      if (!this.#cutsAt(character)) continue;
      this.#buffer += chunk.slice(start, at);
      start = at + 1;
      yield* this.#cut(character);
    }
    this.#buffer += chunk.slice(start);
  }

  /** True if the outermost object was closed and nothing followed. */
  get complete(): boolean {
    return this.#depth === 0 && !this.#inString && this.#closed && this.#buffer.trim() === '';
  }

  /** The number of arrays under `arrayKey`: a file with two is ambiguous. */
  arrays = 0;

  #closed = false;

  #insideString(character: string): boolean {
    if (this.#inString) {
      if (this.#escaped) this.#escaped = false;
      else if (character === '\\') this.#escaped = true;
      else if (character === '"') this.#inString = false;
      return true;
    }
    this.#inString = character === '"';
    return this.#inString;
  }

  get #level(): number {
    return this.#inArray ? 2 : 1;
  }

  /** Tracks the depth; true at the characters that separate pieces. */
  #cutsAt(character: string): boolean {
    switch (character) {
      case '{':
      case '[':
        this.#depth += 1;
        return (
          this.#depth === 1 ||
          (this.#depth === 2 && character === '[' && this.#key === this.#arrayKey)
        );
      case '}':
      case ']':
        this.#depth -= 1;
        return this.#depth === this.#level - 1;
      case ',':
        return this.#depth === this.#level;
      default:
        return this.#depth === 1 && this.#key === null;
    }
  }

  *#cut(character: string): Generator<Piece> {
    const text = this.#buffer.trim();
    this.#buffer = '';
    if (character === ':') {
      this.#key = text.replace(/^"|"$/g, '');
      return;
    }
    if (character === '[') {
      this.#inArray = true;
      this.arrays += 1;
      return;
    }
    if (text !== '') yield { key: this.#key ?? '', text };
    if (this.#inArray && character === ']') this.#inArray = false;
    if (!this.#inArray) this.#key = null;
    this.#closed ||= this.#depth === 0 && character === '}';
  }
}
