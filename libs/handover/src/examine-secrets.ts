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
 * What is still sealed must come with the file, by the name
 * under which it is looked for, and be what was committed to.
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
 * The key with which what a stream tells about somebody is
 * sealed; null for other secrets, and for what is no key.
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
 * Secrets that are taken along: keys of people, and what a fact commits
 * to. What nobody has committed to is drawn here, when it is needed.
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
