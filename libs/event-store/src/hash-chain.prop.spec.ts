import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainEvents, GENESIS_HASH, hashEvent } from './hash-chain.js';
import { canonicalJson, type JsonObject } from './json.js';
import { metaFor } from './event-store.contract.js';

const json = fc.jsonValue({ noUnicodeString: false });
const data = fc.dictionary(fc.string(), json, {
  noNullPrototype: true,
}) as fc.Arbitrary<JsonObject>;

const reversedKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, reversedKeys(member)]),
  );
};

describe('canonical JSON', () => {
  it('says the same whatever the order of keys, and loses nothing', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(canonicalJson(reversedKeys(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('the hash of an event', () => {
  it('is sha256 of the previous hash and the canonical JSON of everything but position and hashes', () => {
    fc.assert(
      fc.property(data, fc.string(), (value, type) => {
        const [event] = chainEvents(
          metaFor(),
          {
            streamId: 'match-1',
            expectedVersion: 0,
            events: [{ type, schemaVersion: 3, data: value }],
          },
          GENESIS_HASH,
        );
        const { streamId, version, schemaVersion, meta } = event!;
        const text =
          GENESIS_HASH +
          canonicalJson({ streamId, version, type, schemaVersion, data: value, meta });
        expect(event?.hash).toBe(createHash('sha256').update(text).digest('hex'));
        expect(hashEvent(GENESIS_HASH, event!)).toBe(event?.hash);
      }),
    );
  });
});
