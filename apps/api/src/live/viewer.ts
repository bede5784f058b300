import type { Writable } from 'node:stream';

/**
 * Bytes that may wait for a slow reader before the connection
 * is given up; the page then resumes where it was.
 */
const patience = 64 * 1024;

/** What a live connection is written to: the answer itself, or what compresses it. */
export type Line = Pick<
  Writable,
  'destroyed' | 'writableEnded' | 'writableLength' | 'write' | 'destroy' | 'end'
>;

/** One open live connection. */
export class Viewer {
  #droppedWith = 0;

  constructor(private readonly response: Line) {}

  /** Bytes that were waiting when the connection was given up; 0 while it was not. */
  get droppedWith(): number {
    return this.#droppedWith;
  }

  /** False when the reader is too slow and has been dropped. */
  write(bytes: Buffer | string): boolean {
    if (this.response.destroyed || this.response.writableEnded) return true;
    if (this.response.writableLength > patience) {
      this.#droppedWith = this.response.writableLength;
      this.response.destroy();
      return false;
    }
    this.response.write(bytes);
    return true;
  }

  /** The stream that is watched stands at this version; `bytes` say so. */
  tell(_version: number, bytes: Buffer): void {
    this.write(bytes);
  }

  /** The reader is gone: nothing is left to be told. */
  forget(): void {
    // What is written here goes at once.
  }

  end(): void {
    this.response.end();
  }
}
