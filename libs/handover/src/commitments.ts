import { honours, type RecordedEvent } from '#event-store';

interface Opened {
  readonly choice: number;
  readonly nonce: string | null;
}
interface Sealed {
  readonly by: 'a' | 'b';
  readonly commitment: string;
}

const reveals: ReadonlySet<string> = new Set(['BansRevealed', 'DecksRevealed']);
const seals: ReadonlySet<string> = new Set(['BanSealed', 'DeckSealed']);

/** Facts that commit to a seed, and what it decides: pairings, Sealed boosters, the packs of a pod. */
const commits: ReadonlyMap<string, string> = new Map([
  ['EventCreated', 'seed'],
  ['EventKeptHere', 'seed'],
  ['EventReopened', 'seed'],
  ['PoolsOpened', 'pools'],
  ['PodSeated', 'packs'],
]);
/** Facts that reveal it, and under which name. */
const opens: ReadonlyMap<string, { readonly of: string; readonly named: string }> = new Map([
  ['SeedRevealed', { of: 'seed', named: 'secret' }],
  ['PoolsRevealed', { of: 'pools', named: 'seed' }],
  ['PacksRevealed', { of: 'packs', named: 'seed' }],
]);

/** Opens every commitment that was revealed: what was sealed must be what was shown. Takes events with each stream in order. */
export class Commitments {
  readonly faults: string[] = [];
  readonly #sealed = new Map<string, string>();
  opened = 0;

  take({ type, streamId, version, data }: RecordedEvent): void {
    if (seals.has(type)) {
      const { by, commitment } = data as unknown as Sealed;
      this.#sealed.set(`${streamId} ${by}`, commitment);
    } else if (reveals.has(type)) {
      for (const by of ['a', 'b'] as const)
        this.open(`${streamId} ${by}`, data[by] as unknown as Opened, `${streamId}@${version}`);
    } else if (commits.has(type) && data['seedCommitment'] !== undefined)
      this.#sealed.set(`${streamId} ${commits.get(type) ?? ''}`, String(data['seedCommitment']));
    else if (opens.has(type)) {
      const { of, named } = opens.get(type) ?? { of: '', named: '' };
      this.check(
        `${streamId} ${of}`,
        { choice: String(data[named]), nonce: String(data['nonce']) },
        `${streamId}@${version}`,
      );
    }
  }

  /** A deck without a nonce was the only one left: nobody chose it. */
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
