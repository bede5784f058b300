import { describe, expect, it } from 'vitest';
import { checkpointText, readCheckpoint } from './checkpoint.js';
import { inclusionProof, isIncluded, rootOf } from './merkle.js';
import { openNote, readVerifierKey, signerOf, witnessOf } from './note.js';

const leaves = Array.from({ length: 7 }, (_, seq) => JSON.stringify({ seq }));
const signer = signerOf('conclave.example/events/1', Buffer.alloc(32, 1));
const verifier = readVerifierKey(signer.verifierKey)!;
/** Made by another implementation of the formats, with a witness's line besides the log's. */
const note = [
  'conclave.example/events/1',
  '7',
  'EvKAi8pMShoFMXCjvEsCuz6D/gv4VOQsdbNQL7mqlaI=',
  '',
  '\u2014 conclave.example/events/1 clLTdYh8gRrzsiguF3zSWGA79zsyWKOPMVatvTYdnWawg6hy9NZ08qeCrhK7MVo9HNLX4OwwyKb+QG0TrqIuHaxpoQ0=',
  '\u2014 witness.example/w1 3xwKNQAAAABqCWLAmEZO11qzkn/MgXlbEZHDAArcWS+IpQWjZMVkkcuABY8vIOKlkRH0+RQoYj7kv1GWATtt8XTfRbbc1qbFHWEvDQ==',
  '',
].join('\n');

describe('the tree', () => {
  it.each([
    [0, '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='],
    [1, 'pAKw429aroVFc2D88AolRbh91H8xBVPnsNMtbQrEQA0='],
    [3, 'PbZ2Ze6owm3jQWaMHTGZ9h3kt4CoKFaaiYzkjCjZMfM='],
    [7, 'EvKAi8pMShoFMXCjvEsCuz6D/gv4VOQsdbNQL7mqlaI='],
  ])('over %i leaves has the root that others compute', (size, root) => {
    expect(rootOf(leaves.slice(0, size)).toString('base64')).toBe(root);
  });

  it('proves each leaf at its own place and no other', () => {
    for (let size = 1; size <= leaves.length; size += 1) {
      const root = rootOf(leaves.slice(0, size));
      for (let index = 0; index < size; index += 1) {
        const proof = inclusionProof(leaves.slice(0, size), index);
        const leaf = leaves[index] ?? '';
        expect(isIncluded({ leaf, index, size, proof }, root)).toBe(true);
        for (const wrong of [
          { leaf: 'another', index, size, proof },
          { leaf, index: index + 1, size, proof },
          { leaf, index, size, proof: [...proof, root] },
        ])
          expect(isIncluded(wrong, root)).toBe(false);
      }
    }
  });

  it('has no proof of a leaf that is not there', () => {
    expect(() => inclusionProof(leaves, 7)).toThrow(RangeError);
  });
});

describe('a note', () => {
  it('is signed as others sign it, and opened with the key as others write it', () => {
    expect(signer.verifierKey).toBe(
      'conclave.example/events/1+7252d375+AYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c',
    );
    const text = checkpointText({
      origin: 'conclave.example/events/1',
      size: 7,
      root: rootOf(leaves),
    });
    expect(signer.sign(text)).toBe(`${note.split('\n').slice(0, 5).join('\n')}\n`);
    expect(openNote(note, verifier)).toBe(text);
    expect(readCheckpoint(text)).toEqual({
      origin: 'conclave.example/events/1',
      size: 7,
      root: rootOf(leaves),
    });
  });

  it.each([
    ['another root', note.replace('EvKA', 'AcbA')],
    ['another size', note.replace('\n7\n', '\n8\n')],
    ['another origin', note.replace('events/1\n7', 'events/2\n7')],
    ['no newline at the end', note.slice(0, -1)],
    ['a hyphen for the dash', note.replaceAll('\u2014', '-')],
    ['line ends of Windows', note.replaceAll('\n', '\r\n')],
    ['no signature of the key', note.replace(/\u2014 conclave[^\n]*\n/, '')],
    ['a signature of another key', note.replace('clLTdYh8', 'clLTdYh9')],
    ['too many signatures', note + '\u2014 a AAAA\n'.repeat(20)],
  ])('is not opened with %s', (_what, forged) => {
    expect(openNote(forged, verifier)).toBeNull();
  });

  it.each(['', 'name', 'a b+7252d375+AYqI', signer.verifierKey.replace('7252', '7253')])(
    'has no key %s',
    (text) => {
      expect(readVerifierKey(text)).toBeNull();
    },
  );
});

describe('a witness', () => {
  const witness = witnessOf('witness.example/w1', Buffer.alloc(32, 2));
  const verifierKey = 'witness.example/w1+df1c0a35+BIE5dw6ofRdfVqNUZsNMfszLjYqRtO43ol32D1uPybOU';
  const key = readVerifierKey(verifierKey)!;

  it('signs what it saw and when, as another implementation does', () => {
    expect(witness.verifierKey).toBe(verifierKey);
    const own = note.split('\n').slice(0, 5).join('\n') + '\n';
    expect(own + witness.cosign(own, 1_779_000_000)).toBe(note);
    expect(openNote(note, key)).toBe(openNote(note, verifier));
  });

  it.each([
    ['another root', note.replace('EvKA', 'AcbA')],
    ['another time', note.replace('AAAABqCWLA', 'AAAABqCWLB')],
    ['its line cut', note.replace('3xwKNQAAAABqCWLA', '3xwKNQAAAABqCWLAAA')],
    ['no line of its own', note.split('\n').slice(0, 5).join('\n') + '\n'],
  ])('is not taken for one of %s', (_what, forged) => {
    expect(openNote(forged, key)).toBeNull();
  });
});

it.each(['', 'a\n07\n', 'a\n7\nx\n', '\n7\nEvKAi8pMShoFMXCjvEsCuz6D/gv4VOQsdbNQL7mqlaI=\n'])(
  'takes %j for no checkpoint',
  (text) => {
    expect(readCheckpoint(text)).toBeNull();
  },
);
