import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readJson, type JsonNode } from './json-with-places.js';

const lineOf = (source: string, line = 1) => source.split('\n')[line - 1]!;

const plain = (node: JsonNode, source: string): unknown => {
  switch (node.kind) {
    case 'object':
      return Object.fromEntries(node.entries.map(({ key, value }) => [key, plain(value, source)]));
    case 'array':
      return node.items.map((item) => plain(item, source));
    case 'text':
    case 'number':
      return node.value;
    case 'null':
      return null;
    // For decks only the kind of the value matters, so its word is read from the source.
    case 'boolean':
      return lineOf(source, node.place.line).startsWith('true', (node.place.column ?? 1) - 1);
  }
};

describe('JSON with places', () => {
  it('reads what JSON.parse reads, and the same', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, pretty) => {
        const source = JSON.stringify(value, null, pretty ? 1 : undefined);
        const read = readJson(source);
        expect('root' in read && plain(read.root, source)).toEqual(JSON.parse(source));
      }),
    );
  });

  it('refuses what JSON.parse refuses', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            '{]',
            '[1,]',
            '{"a":1,}',
            '01',
            '.5',
            '"\n"',
            '"\\x"',
            'nul',
            '[',
            '{"a"',
            '+1',
            'NaN',
          ),
        ),
        (source) => {
          let valid = true;
          try {
            JSON.parse(source);
          } catch {
            valid = false;
          }
          expect('root' in readJson(source)).toBe(valid);
        },
      ),
    );
  });

  it('tells line, column and path of every value', () => {
    const read = readJson('{\n  "deck": [\n    {"a/b": 7}\n  ]\n}');
    const root = 'root' in read ? read.root : undefined;
    const deck = root?.kind === 'object' ? root.entries[0]!.value : undefined;
    const item = deck?.kind === 'array' ? deck.items[0] : undefined;
    expect(deck?.place).toEqual({ line: 2, column: 11, path: '/deck' });
    expect(item?.kind === 'object' && item.entries[0]!.value.place).toEqual({
      line: 3,
      column: 13,
      path: '/deck/0/a~1b',
    });
  });

  it('says where it stops being JSON', () => {
    expect(readJson('{\n "leader": }')).toMatchObject({
      problem: {
        code: 'deck/bad-json',
        place: { line: 2, column: 12 },
        data: { fault: 'unexpected', found: '}' },
      },
    });
    expect(readJson('{"a": 1')).toMatchObject({
      problem: { data: { fault: 'ended' }, place: { line: 1, column: 8 } },
    });
    expect(readJson('{} x')).toMatchObject({ problem: { data: { fault: 'trailing' } } });
    expect(readJson('['.repeat(60_000))).toMatchObject({
      problem: { data: { fault: 'too-deep' }, place: { line: 1, column: 10 } },
    });
  });
});
