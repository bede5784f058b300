import { Query } from '@nestjs/cqrs';
import type { QueryName, QueryParams } from '#contracts';
import type { Asker } from '#application';
import type { Answered } from './answered.js';

/** One question of the public API, checked for form. */
export class AskQuery extends Query<Answered> {
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
