import { streamOf } from '#aggregate';
import { PackMemory, packSeedName, podDecider, type PodPacks, type PodState } from '#draft';
import type { CommandExecutor, SealedSecrets, SecretChoice } from '#event-store';

/** The current state of a pod, and its packs. */
export interface OpenPod {
  readonly state: PodState;
  readonly packs: PodPacks;
}

/** Loads the pods that jobs work on; streams and packs opened from a seed are cached. */
export class Pods {
  readonly #packs = new PackMemory(async (podId) => (await this.seed(podId)).choice);

  constructor(
    private readonly load: CommandExecutor['load'],
    private readonly secrets: SealedSecrets,
  ) {}

  async state(podId: string): Promise<PodState> {
    return (await this.load(podDecider, streamOf('pod', podId))).state;
  }

  async open(podId: string): Promise<OpenPod> {
    const state = await this.state(podId);
    return { state, packs: state.status === 'none' ? [] : await this.#packs.of(state) };
  }

  async seed(podId: string): Promise<SecretChoice> {
    const seed = await this.secrets.get(streamOf('pod', podId), packSeedName);
    if (!seed) throw new Error(`the seed of pod ${podId} is lost`);
    return seed;
  }
}
