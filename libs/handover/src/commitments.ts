import { honours, type RecordedEvent } from '#event-store';
import { sealingFacts } from './sealing-facts.js';

interface Opened {
  readonly choice: number;
  readonly nonce: string | null;
}

const choiceReveals: ReadonlySet<string> = new Set(['BansRevealed', 'DecksRevealed']);
/** Events that reveal a seed, and its name. */
const seedReveals: ReadonlyMap<string, string> = new Map([
  ['SeedRevealed', 'secret'],
  ['PoolsRevealed', 'seed'],
  ['PacksRevealed', 'seed'],
]);

/**
 * Checks every commitment that was revealed: the revealed value must match. Takes events with each
 * stream in order.
 */
export class Commitments {
  readonly faults: string[] = [];
  readonly #sealed = new Map<string, string>();
  opened = 0;

  take({ type, streamId, version, data }: RecordedEvent): void {
    const at = `${streamId}@${version}`;
    const sealing = sealingFacts.get(type);
    const commitment = sealing && data[sealing.member];
    const isChoice = sealing?.member === 'commitment';
    // Not every event and draft commits to a seed; choices always do.
    if (sealing && (isChoice || commitment !== undefined)) {
      const side = isChoice ? String(data['by']) : '';
      this.#sealed.set(`${streamId} ${sealing.opened} ${side}`, String(commitment));
    }
    if (choiceReveals.has(type))
      for (const by of ['a', 'b'] as const)
        this.open(`${streamId} ${type} ${by}`, data[by] as unknown as Opened, at);
    const member = seedReveals.get(type);
    if (member !== undefined) {
      const secret = { choice: String(data[member]), nonce: String(data['nonce']) };
      this.check(`${streamId} ${type} `, secret, at);
    }
  }

  /** A deck without a nonce was the only one left, so it was not a choice. */
  private open(place: string, { choice, nonce }: Opened, at: string): void {
    if (nonce !== null) this.check(place, { choice: String(choice), nonce }, at);
  }

  private check(
    place: string,
    secret: { readonly choice: string; readonly nonce: string },
    at: string,
  ): void {
    const commitment = this.#sealed.get(place);
    this.#sealed.delete(place);
    this.opened += 1;
    if (commitment === undefined || !honours(secret, commitment))
      this.faults.push(`${at} commitment-differs: what was revealed is not what was sealed`);
  }
}
