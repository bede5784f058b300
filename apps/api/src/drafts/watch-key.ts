import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Ends the link to watch a pod: it follows from the server's secret, and from nothing that anybody is told.
 */
export class WatchKey {
  constructor(private readonly key: Buffer) {}

  of(podId: string): string {
    return createHmac('sha256', this.key)
      .update(podId)
      .digest()
      .subarray(0, 18)
      .toString('base64url');
  }

  opens(podId: string, given: string): boolean {
    const [expected, tried] = [Buffer.from(this.of(podId)), Buffer.from(given)];
    return expected.length === tried.length && timingSafeEqual(expected, tried);
  }
}
