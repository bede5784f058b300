import { change, defineReadModel, eventIdOf } from '../define.js';
import { blankRecord, recordFolds, foldEntries, type PlayerRecordDoc } from './records.js';

/** A player's seat in one draft. */
export interface PodPart {
  readonly draft: number;
  readonly podId: string;
  readonly number: number;
  /** Swiss rounds paired before it. */
  readonly afterRound: number;
}

export interface DraftRecordDoc extends PlayerRecordDoc {
  readonly pods: readonly PodPart[];
}

/** The records behind the standings of a Sealed event. */
export const sealedStandingsModel = defineReadModel<PlayerRecordDoc>(
  'standings-sealed',
  { version: 2, scope: 'event' },
  {
    ...recordFolds(),
    ...foldEntries((data) => (data.format === 'sealed' ? blankRecord(data) : undefined)),
  },
);

const without = (doc: DraftRecordDoc, draft: number): readonly PodPart[] =>
  doc.pods.filter((part) => part.draft !== draft);

/**
 * The records behind the standings of a Draft event, overall and in each pod: a player's record,
 * and the pods in which they drafted.
 */
export const draftStandingsModel = defineReadModel<DraftRecordDoc>(
  'standings-draft',
  { version: 2, scope: 'event' },
  {
    ...recordFolds(),
    ...foldEntries<DraftRecordDoc>((data) =>
      data.format === 'draft' ? { ...blankRecord(data), pods: [] } : undefined,
    ),
    PodsFormed: change(
      ({ pods }, event) =>
        pods.flatMap((pod) => pod.seats).map((key) => ({ scope: eventIdOf(event), key })),
      (doc, { draft, pods, afterRound }) => {
        const pod = pods.find(({ seats }) => seats.includes(doc.playerId));
        return pod
          ? {
              ...doc,
              pods: [
                ...without(doc, draft),
                { draft, podId: pod.podId, number: pod.number, afterRound },
              ],
            }
          : doc;
      },
    ),
    DrafterReplaced: change(
      ({ playerId, replaced }, event) =>
        [playerId, replaced].map((key) => ({ scope: eventIdOf(event), key })),
      (doc, { draft, podId, number, playerId, afterRound }) => {
        const others = without(doc, draft);
        return {
          ...doc,
          pods:
            doc.playerId === playerId ? [...others, { draft, podId, number, afterRound }] : others,
        };
      },
    ),
    PodsDissolved: change(
      ({ playerIds }, event) => playerIds.map((key) => ({ scope: eventIdOf(event), key })),
      (doc, { draft }) => ({ ...doc, pods: without(doc, draft) }),
    ),
  },
);
