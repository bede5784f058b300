import { Query, type QueryBus } from '@nestjs/cqrs';
import type { QueryName, QueryParams, QueryResult } from '#contracts';
import type { Asker } from '#application';
import type { Answered } from './answered.js';

/** What a question is answered with. */
export interface Reply {
  readonly answer: Answered;
  /**
   * Global position up to which the answer, and the rights it was given by,
   * contain all of the event's log; null for a question about no event.
   */
  readonly position: number | null;
}

/** One question of the public API, checked for form. */
export class AskQuery extends Query<Reply> {
  constructor(
    readonly name: QueryName,
    readonly params: QueryParams<QueryName>,
    readonly asker: Asker,
    /** Position of the asker's last command: the answer must contain it. */
    readonly after: number | null,
  ) {
    super();
  }
}

/** What somebody is answered as things stand; throws the ApiFailure that says why not. */
export const answerTo = async <Q extends QueryName>(
  bus: QueryBus,
  asker: Asker,
  name: Q,
  params: QueryParams<Q>,
): Promise<QueryResult<Q>> =>
  (await bus.execute(new AskQuery(name, params, asker, null))).answer.value as QueryResult<Q>;
