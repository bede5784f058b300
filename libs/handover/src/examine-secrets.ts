import { honours, type RecordedEvent, type StoredSecret } from '#event-store';
import type { FileFault } from './handover-file.js';
import { placeOf } from './place-of.js';

/** A fact that commits to something sealed, the member that says to what, and the fact that opens it: of the same game, where it names one. */
const commitments: readonly {
  readonly by: string;
  readonly member: 'seedCommitment' | 'commitment';
  readonly opened: string;
}[] = [
  { by: 'EventCreated', member: 'seedCommitment', opened: 'SeedRevealed' },
  { by: 'EventKeptHere', member: 'seedCommitment', opened: 'SeedRevealed' },
  { by: 'EventReopened', member: 'seedCommitment', opened: 'SeedRevealed' },
  { by: 'PoolsOpened', member: 'seedCommitment', opened: 'PoolsRevealed' },
  { by: 'PodSeated', member: 'seedCommitment', opened: 'PacksRevealed' },
  { by: 'TableOpened', member: 'seedCommitment', opened: 'TableClosed' },
  { by: 'BanSealed', member: 'commitment', opened: 'BansRevealed' },
  { by: 'DeckSealed', member: 'commitment', opened: 'DecksRevealed' },
];

interface Commitment {
  readonly streamId: string;
  readonly version: number;
  readonly commitment: string;
  readonly isOpen: boolean;
}

const openingOf = (streamId: string, type: string, game: unknown): string =>
  `${streamId} ${type} ${typeof game === 'number' ? game : ''}`;

const commitmentsIn = (events: readonly RecordedEvent[]): readonly Commitment[] => {
  const opened = new Map(
    events.map(({ streamId, version, type, data }) => [
      openingOf(streamId, type, data['game']),
      version,
    ]),
  );
  return events.flatMap(({ streamId, version, type, data }) => {
    const row = commitments.find(({ by }) => by === type);
    const commitment = row && data[row.member];
    return row === undefined || typeof commitment !== 'string'
      ? []
      : [
          {
            streamId,
            version,
            commitment,
            isOpen: (opened.get(openingOf(streamId, row.opened, data['game'])) ?? 0) > version,
          },
        ];
  });
};

/** What is still sealed must come with the file and be what was committed to. */
export const secretFaults = (
  events: readonly RecordedEvent[],
  secrets: readonly StoredSecret[],
): readonly FileFault[] =>
  commitmentsIn(events)
    .filter(
      ({ streamId, commitment, isOpen }) =>
        !isOpen && !secrets.some((each) => each.streamId === streamId && honours(each, commitment)),
    )
    .map(({ streamId, version }) => ({
      path: placeOf(streamId, version),
      message: 'the seed committed to is not in the file',
    }));

const personPrefix = 'person/';
const keyBytes = 32;

/** The key with which what a stream tells about somebody is sealed; null for other secrets, and for what is no key. */
export const personKeyIn = ({
  name,
  choice,
}: StoredSecret): { readonly subject: string; readonly key: Buffer } | null => {
  const key = Buffer.from(choice, 'base64url');
  return name.startsWith(personPrefix) && key.length === keyBytes
    ? { subject: name.slice(personPrefix.length), key }
    : null;
};

/** Secrets that are taken along: keys of people, and what a fact commits to. What nobody has committed to is drawn here, when it is needed. */
export const secretsToKeep = (
  events: readonly RecordedEvent[],
  secrets: readonly StoredSecret[],
): readonly StoredSecret[] => {
  const made = commitmentsIn(events);
  const streams = new Set(events.map(({ streamId }) => streamId));
  return secrets.filter(
    (secret) =>
      (streams.has(secret.streamId) && personKeyIn(secret) !== null) ||
      made.some(
        ({ streamId, commitment }) => streamId === secret.streamId && honours(secret, commitment),
      ),
  );
};
