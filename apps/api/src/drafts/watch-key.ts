import { createHmac } from 'node:crypto';
import { isSameSecret } from '#platform';

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
    return isSameSecret(this.of(podId), given);
  }
}
