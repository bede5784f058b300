import { expect, it } from 'vitest';
import { addCheckpointText, readAddCheckpoint } from './add-checkpoint.js';
import { checkpointText } from './checkpoint.js';
import { consistencyProof } from './consistency.js';
import { rootOf } from './merkle.js';
import { signerOf } from './note.js';

const leaves = ['a', 'b', 'c', 'd', 'e'];
const signer = signerOf('hall.example', Buffer.alloc(32, 1));
const origin = 'hall.example/events/e1/log';
const note = signer.sign(checkpointText({ origin, size: 5, root: rootOf(leaves) }));
const proof = consistencyProof(leaves, 3);
const text = addCheckpointText({ old: 3, proof, note });
const first = addCheckpointText({ old: 0, proof: [], note });

it('is read as it was written', () => {
  expect(readAddCheckpoint(text)).toEqual({ old: 3, proof, note });
  expect(readAddCheckpoint(first)).toEqual({ old: 0, proof: [], note });
  expect(first.startsWith('old 0\n\nhall.example')).toBe(true);
});

it.each([
  ['without a size', text.replace('old 3', 'old')],
  ['with a leading zero', text.replace('old 3', 'old 03')],
  ['with the ends of lines of another system', text.replaceAll('\n', '\r\n')],
  ['without its last newline', text.slice(0, -1)],
  ['without the empty line', text.replace('\n\n', '\n')],
  ['with a hash that is none', text.replace(/\n[^\n]{44}\n/, '\nAAAA\n')],
  [
    'with 64 hashes',
    addCheckpointText({ old: 3, proof: Array.from({ length: 64 }, () => Buffer.alloc(32)), note }),
  ],
  ['that is empty', ''],
])('is nothing when it comes %s', (_what, broken) => {
  expect(readAddCheckpoint(broken)).toBeNull();
});
