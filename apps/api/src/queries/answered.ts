import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

/** An answer as it is sent: its bytes and their encoding. */
export interface Packed {
  readonly bytes: Buffer;
  readonly encoding: Encoding | null;
}

/**
 * Below this size compression saves nothing; above the second limit it is worth it even for a
 * single reader.
 */
const smallest = 1_024;
const large = 16_384;

const packers: { readonly [E in Encoding]: (bytes: Buffer) => Promise<Buffer> } = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

const chooseEncoding = (accepted: string | undefined): Encoding | null => {
  const names = (accepted ?? '')
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]?.trim());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
};

/** One answer, serialized and compressed once, however many ask for it. */
export class Answered {
  readonly etag: string;
  readonly #plain: Buffer;
  readonly #packed = new Map<Encoding, Promise<Buffer>>();
  #asked = 0;

  constructor(answer: object) {
    this.#plain = Buffer.from(JSON.stringify(answer));
    // Weak, because the same answer has the same tag in every encoding.
    this.etag = `W/"${createHash('sha256').update(this.#plain).digest('base64url').slice(0, 22)}"`;
  }

  /** Its size for the cache, in bytes: serialized, and as much again for its compressed forms. */
  get bytes(): number {
    return 2 * this.#plain.length;
  }

  /** The answer as an object, for callers that turn it into something else. */
  get value(): unknown {
    return JSON.parse(this.#plain.toString()) as unknown;
  }

  /** Whether the asker has this answer already, by their `if-none-match` header. */
  isHeldBy(tags: string | undefined): boolean {
    return tags !== undefined && tags.includes(this.etag.slice(2));
  }

  /**
   * The bytes for an asker who accepts these encodings. An answer that was requested only once is
   * compressed if it is large.
   */
  async packedFor(accepted: string | undefined): Promise<Packed> {
    const encoding = chooseEncoding(accepted);
    this.#asked += 1;
    const worthIt =
      this.#plain.length >= large || (this.#plain.length >= smallest && this.#asked > 1);
    if (encoding === null || !worthIt) return { bytes: this.#plain, encoding: null };
    const packed = this.#packed.get(encoding) ?? packers[encoding](this.#plain);
    this.#packed.set(encoding, packed);
    return { bytes: await packed, encoding };
  }
}
