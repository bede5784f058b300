import type { TableExplanation, TableIntention } from '#contracts';
import { type Engine, type Intention, reasonText } from '#rules';
import type { SwuReel } from '#match';
import type { CardFaces } from './words/faces.js';
import { both } from './words/table-text.js';

export interface ExplanationRequest {
  readonly reel: Pick<SwuReel, 'state'>;
  readonly seat: number;
  readonly names: readonly string[];
  readonly intention: TableIntention;
}

/** The intention without omitted fields. */
const intentionOf = (asked: TableIntention): Intention => {
  if (asked.want !== 'attack') return asked;
  const { want, card, target } = asked;
  return target === undefined ? { want, card } : { want, card, target };
};

/** Puts the engine's reasons into words, with the names of cards that the asker sees. */
export class Explanations {
  constructor(
    private readonly engine: Engine,
    private readonly faces: CardFaces,
  ) {}

  of({ reel, seat, names, intention }: ExplanationRequest): TableExplanation {
    const reasons = this.engine.explain(reel.state, seat, intentionOf(intention));
    return {
      reasons: reasons.map(({ code, rule, source, sourceId, numbers, wanted }) => ({
        code,
        rule,
        text: both((language) =>
          reasonText(language, {
            code,
            numbers,
            wanted,
            card: sourceId === null ? '' : this.faces.nameIn(sourceId, language),
            player: names[numbers['player'] ?? -1] ?? '',
          }),
        ),
        card: source === null || sourceId === null ? null : { card: source, id: sourceId },
      })),
    };
  }
}
