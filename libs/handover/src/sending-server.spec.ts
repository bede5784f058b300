import { expect, it } from 'vitest';
import { checkpointText, headerExtension, rootOf, signerOf } from '#checkpoints';
import { canonicalJson, type RecordedEvent } from '#event-store';
import type { HandoverFile } from './handover-file.js';
import { signerOfFile } from './sending-server.js';

const event = (position: number): RecordedEvent => ({
  globalPosition: position,
  streamId: 'event-abcdef',
  version: position,
  type: 'EventCreated',
  schemaVersion: 1,
  data: { name: `event ${position}` },
  meta: { actor: 'a', commandId: 'c', correlationId: 'c', at: '2026-11-27T10:00:00.000Z' },
  prevHash: '',
  hash: 'h',
});
const header = {
  format: 'conclave-handover' as const,
  version: 1 as const,
  exportedAt: '2026-11-27T10:00:00.000Z',
  eventId: 'abcdef',
  withheld: [],
  recipient: 'age1xyz',
  sealed: '',
};
const hall = signerOf('hall.example', Buffer.alloc(32, 1));
const other = signerOf('other.example', Buffer.alloc(32, 2));

/** A file as handed over by the server of `signer`. */
const signedFile = (signer: typeof hall, origin = `${signer.name}/events/abcdef/handover/1`) => {
  const events = [event(1), event(2)];
  const leaves = events.map((each) => canonicalJson(each));
  const extensions = [headerExtension(canonicalJson(header))];
  const checkpoint = signer.sign(
    checkpointText({ origin, size: leaves.length, root: rootOf(leaves), extensions }),
  );
  return { ...header, checkpoint, events } satisfies HandoverFile;
};

it('names the trusted server that has signed the file', () => {
  expect(signerOfFile(signedFile(hall), [other.verifierKey, hall.verifierKey])).toBe(
    'hall.example',
  );
});

it('names none where no key is trusted, or another one', () => {
  expect(signerOfFile(signedFile(hall), [])).toBeNull();
  expect(signerOfFile(signedFile(hall), [other.verifierKey])).toBeNull();
});

it('names none for a file that is not the one that was signed', () => {
  const file = signedFile(hall);
  const trusted = [hall.verifierKey];
  const [first, second] = file.events as [RecordedEvent, RecordedEvent];
  const changed: readonly HandoverFile[] = [
    { ...file, events: [first] },
    { ...file, events: [second, first] },
    { ...file, events: [first, { ...second, data: { name: 'another' } }] },
    { ...file, recipient: 'age1abc' },
    { ...file, eventId: 'ghijkl' },
    { ...file, checkpoint: '' },
    signedFile(hall, 'hall.example/events/abcdef/1'),
  ];
  expect(changed.map((each) => signerOfFile(each, trusted))).toEqual(changed.map(() => null));
});
