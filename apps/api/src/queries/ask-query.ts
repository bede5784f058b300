import { Query, type QueryBus } from '@nestjs/cqrs';
import type { QueryName, QueryParams, QueryResult } from '#contracts';
import type { Asker } from '#application';
import type { Answered } from './answered.js';

/** The answer to a query. */
export interface Reply {
  readonly answer: Answered;
  /**
   * Global position up to which the answer, and the rights behind it, include the tournament's log;
   * null for a query about no tournament.
   */
  readonly position: number | null;
}

/** One query of the public API, its form checked. */
export class AskQuery extends Query<Reply> {
  constructor(
    readonly name: QueryName,
    readonly params: QueryParams<QueryName>,
    readonly asker: Asker,
    /** Position of the asker's last command, which the answer must contain; null: any. */
    readonly after: number | null,
  ) {
    super();
  }
}

/** The present answer to an asker; throws an ApiFailure if the query is refused. */
export const answerTo = async <Q extends QueryName>(
  bus: QueryBus,
  asker: Asker,
  name: Q,
  params: QueryParams<Q>,
): Promise<QueryResult<Q>> =>
  (await bus.execute(new AskQuery(name, params, asker, null))).answer.value as QueryResult<Q>;
