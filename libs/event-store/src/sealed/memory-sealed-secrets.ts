import type { SealedSecrets, SecretChoice, StoredSecret } from './sealed-secrets.js';

export class MemorySealedSecrets implements SealedSecrets {
  readonly #secrets = new Map<string, SecretChoice>();

  async put(streamId: string, name: string, secret: SecretChoice): Promise<SecretChoice> {
    const place = JSON.stringify([streamId, name]);
    const kept = this.#secrets.get(place) ?? { nonce: secret.nonce, choice: secret.choice };
    this.#secrets.set(place, kept);
    return kept;
  }

  async get(streamId: string, name: string): Promise<SecretChoice | null> {
    return this.#secrets.get(JSON.stringify([streamId, name])) ?? null;
  }

  async remove(streamId: string, name: string): Promise<void> {
    this.#secrets.delete(JSON.stringify([streamId, name]));
  }

  async list(streamIds: readonly string[]): Promise<readonly StoredSecret[]> {
    return [...this.#secrets]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([place, secret]) => {
        const [streamId = '', name = ''] = JSON.parse(place) as string[];
        return { streamId, name, ...secret };
      })
      .filter(({ streamId }) => streamIds.includes(streamId));
  }
}
