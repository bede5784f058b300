import { honours, type RecordedEvent, type StoredSecret } from '#event-store';
import type { FileFault } from './handover-file.js';
import { placeOf } from './place-of.js';
import { sealingFacts } from './sealing-facts.js';

interface Commitment {
  readonly streamId: string;
  readonly name: string;
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
  const counts = new Map<string, number>();
  return events.flatMap(({ streamId, version, type, data }) => {
    const row = sealingFacts.get(type);
    const commitment = row && data[row.member];
    if (row === undefined || typeof commitment !== 'string') return [];
    const opening = openingOf(streamId, row.opened, data['game']);
    const count = (counts.get(opening) ?? 0) + 1;
    counts.set(opening, count);
    return [
      {
        streamId,
        version,
        commitment,
        name: row.name({ commitment, game: data['game'], count }),
        isOpen: (opened.get(opening) ?? 0) > version,
      },
    ];
  });
};

const isCommittedTo = ({ streamId, name, commitment }: Commitment, secret: StoredSecret): boolean =>
  secret.streamId === streamId && secret.name === name && honours(secret, commitment);

/**
 * Every secret that is still sealed must be in the file, under the name by which it is looked up,
 * and must match its commitment.
 */
export const secretFaults = (
  events: readonly RecordedEvent[],
  secrets: readonly StoredSecret[],
): readonly FileFault[] =>
  commitmentsIn(events)
    .filter((made) => !made.isOpen && !secrets.some((secret) => isCommittedTo(made, secret)))
    .map(({ streamId, version }) => ({
      path: placeOf(streamId, version),
      message: 'the seed committed to is not in the file',
    }));

const personPrefix = 'person/';
const keyBytes = 32;

/**
 * The key with which a person's data in a stream is encrypted; null for other secrets and invalid
 * keys.
 */
export const personKeyIn = ({
  name,
  choice,
}: StoredSecret): { readonly subject: string; readonly key: Buffer } | null => {
  const key = Buffer.from(choice, 'base64url');
  return name.startsWith(personPrefix) && key.length === keyBytes
    ? { subject: name.slice(personPrefix.length), key }
    : null;
};

/**
 * The secrets to import: personal keys, and secrets with a commitment. Secrets without a commitment
 * are drawn here when they are needed.
 */
export const secretsToKeep = (
  events: readonly RecordedEvent[],
  secrets: readonly StoredSecret[],
): readonly StoredSecret[] => {
  const made = commitmentsIn(events);
  const streams = new Set(events.map(({ streamId }) => streamId));
  return secrets.filter(
    (secret) =>
      (streams.has(secret.streamId) && personKeyIn(secret) !== null) ||
      made.some((each) => isCommittedTo(each, secret)),
  );
};
