import { createHmac } from 'node:crypto';
import { isSameSecret } from '#platform';

/**
 * The last part of the link to watch a pod. Derived from the server's secret, so that nobody can
 * work it out.
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
