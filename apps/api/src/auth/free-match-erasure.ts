import { streamOf } from '#aggregate';
import { actorsOf, Aggregates, type Asker, freeMatchPlayerId } from '#application';
import type { ModelReader, PersonKeys } from '#event-store';
import { PERSON_KEYS } from '#infrastructure';
import { Dependencies } from '#platform';
import { ownFreeMatchesModel, readDocuments } from '#read-models';
import { MODEL_READER } from '../infrastructure/tokens.js';

/**
 * Erases somebody's messages at tables of matches of no tournament, by destroying the keys to read
 * them.
 */
@Dependencies(MODEL_READER, Aggregates, PERSON_KEYS)
export class FreeMatchErasure {
  constructor(
    private readonly models: ModelReader,
    private readonly aggregates: Aggregates,
    private readonly personKeys: PersonKeys,
  ) {}

  /** Covers the account, and what the browser played before it signed in. */
  async erase(asker: Asker): Promise<void> {
    for (const actor of actorsOf(asker)) {
      const { docs } = await readDocuments(this.models, ownFreeMatchesModel, actor);
      const done = new Set<string>();
      for (const { matchId } of docs) await this.eraseRow(matchId, actor, done);
    }
  }

  /** A match and its rematches, in which both players keep their ids. */
  private async eraseRow(first: string, actor: string, done: Set<string>): Promise<void> {
    for (let matchId: string | null = first; matchId !== null && !done.has(matchId);) {
      done.add(matchId);
      const { state } = await this.aggregates.freeMatch(matchId);
      const own = [freeMatchPlayerId(state.seatsOf, actor)];
      for (const stream of [streamOf('match', matchId), streamOf('chat', matchId)])
        await this.personKeys.destroy(stream, own);
      matchId = state.rematch?.next ?? null;
    }
  }
}
