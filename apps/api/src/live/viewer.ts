import type { Writable } from 'node:stream';

/**
 * Bytes that may wait for a slow reader before the connection is dropped; the page then resumes
 * where it was.
 */
const patience = 64 * 1024;

/** What a live connection writes to: the response itself, or its compressor. */
export type Line = Pick<
  Writable,
  'destroyed' | 'writableEnded' | 'writableLength' | 'write' | 'destroy' | 'end'
>;

/** One open live connection. */
export class Viewer {
  #droppedWith = 0;

  constructor(private readonly response: Line) {}

  /** Bytes that were waiting when the connection was dropped; 0 if it was not. */
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

  /** Reports the present version of the watched stream; `bytes` hold the message. */
  tell(_version: number, bytes: Buffer): void {
    this.write(bytes);
  }

  /** Called when the reader is gone, to drop what is still to be sent. */
  forget(): void {
    // Nothing is ever held back here.
  }

  end(): void {
    this.response.end();
  }
}
