import { packsOf, podFaults, type PodEvent, type PodEvents } from '#draft';
import { honours } from '#event-store';
import type { DraftEvent, RememberedPick } from '../../test/support/draft-event.js';
import { auditLine } from './verdict.js';

export interface DraftVerdict {
  readonly events: number;
  readonly picks: number;
  /** Picks with a choice, by who made them. */
  readonly by: Readonly<Record<string, number>>;
  /** The last line of `npx conclave audit`. */
  readonly audit: string;
  readonly faults: readonly string[];
}

type Exported = PodEvent & { readonly streamId: string };

const dataOf = <T extends keyof PodEvents>(
  stream: readonly PodEvent[],
  type: T,
): PodEvents[T] | undefined =>
  stream.find((event) => event.type === type)?.data as PodEvents[T] | undefined;

/** Contradictions of one pod's stream with itself, its commitment and its people's memory. */
const faultsOfPod = (
  stream: readonly PodEvent[],
  remembered: readonly RememberedPick[],
): readonly string[] => {
  const [seated, revealed] = [dataOf(stream, 'PodSeated'), dataOf(stream, 'PacksRevealed')];
  if (!seated || !revealed) return ['the pod was not seated or its packs were not revealed'];
  const honest = honours(
    { choice: revealed.seed, nonce: revealed.nonce },
    seated.seedCommitment ?? '',
  );
  const told = new Map(
    stream.flatMap((event) =>
      event.type === 'PickMade' && event.data.by === 'player'
        ? [[`${event.data.seat}.${event.data.round}.${event.data.pick}`, event.data.card]]
        : [],
    ),
  );
  return [
    ...(honest ? [] : ['the revealed seed is not the one committed to']),
    ...podFaults(stream, packsOf(seated, seated.seats.length, revealed.seed)),
    ...remembered
      .filter(({ seat, round, pick, card }) => told.get(`${seat}.${round}.${pick}`) !== card)
      .map(
        ({ seat, round, pick, card }) =>
          `seat ${seat} was told that ${card} counts as pick ${round}.${pick}`,
      ),
    ...(told.size === remembered.length
      ? []
      : [`${told.size} picks of people are on record, ${remembered.length} were made`]),
  ];
};

/**
 * Checks the stored draft against the rules of a draft and against what was confirmed to its
 * people.
 */
export async function judgeDraft(event: DraftEvent): Promise<DraftVerdict> {
  const text = await event.exported();
  const { events } = JSON.parse(text) as { events: readonly Exported[] };
  const audit = auditLine(text);
  const picks = events.flatMap((each) => (each.type === 'PickMade' ? [each.data.by] : []));
  const started = (events as readonly { readonly type: string }[]).filter(
    ({ type }) => type === 'DeckBuildingStarted',
  ).length;
  return {
    events: events.length,
    picks: picks.length,
    by: Object.fromEntries(
      [...new Set(picks)].sort().map((by) => [by, picks.filter((each) => each === by).length]),
    ),
    audit,
    faults: [
      ...event.podIds.flatMap((podId) =>
        faultsOfPod(
          events.filter(({ streamId }) => streamId === `pod-${podId}`),
          event.remembered.filter((pick) => pick.podId === podId),
        ).map((fault) => `pod ${podId}: ${fault}`),
      ),
      ...(started === 1 ? [] : [`deck building started ${started} times`]),
      ...(/^audit: \d+ events in \d+ streams, 0 faults$/.test(audit) ? [] : [audit]),
    ],
  };
}
