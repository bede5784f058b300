import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonFault } from './json-shape.js';

const bounds = { depth: 4, members: 20 };
const faultIn = (text: string) => jsonFault(Buffer.from(text), bounds);

it.each([
  ['{"name":"Ana","rounds":[1,2,3]}', null],
  ['[[[[1]]]]', null],
  ['[[[[[1]]]]]', 'too-deep'],
  ['[[[[[', 'too-deep'],
  ['"[[[[[[[{{{{{"', null],
  ['"\\"[[[[[[["', null],
  ['"\\\\",[[[[[', 'too-deep'],
  [`[${'1,'.repeat(19)}1]`, null],
  [`[${'1,'.repeat(20)}1]`, 'too-many'],
  ['{}'.repeat(21), 'too-many'],
  [JSON.stringify(',:'.repeat(100)), null],
  ['"\\u0000"', 'unstorable'],
  ['{"\\u0000":1}', 'unstorable'],
  ['"\\ud83d\\ude00"', null],
  ['"\\uD83D\\uDE00"', null],
  ['"\\ud83d"', 'unstorable'],
  ['"\\ude00"', 'unstorable'],
  ['"\\ud83d\\ud83d\\ude00"', 'unstorable'],
  ['"\\\\u0000"', null],
  ['"\\u00', null],
  ['"\\', null],
])('finds in %s: %s', (text, fault) => {
  expect(faultIn(text)).toBe(fault);
});

it('calls a text unstorable exactly where a string in it cannot be stored', () => {
  const unit = fc.constantFrom('a', '\\', '"', '\u0000', '\ud83d', '\ude00', 'é', '\n', 'u0000');
  const text = fc.array(unit, { maxLength: 6 }).map((units) => units.join(''));
  fc.assert(
    fc.property(text, (value) => {
      const storable = !/\0|\p{Surrogate}/u.test(value);
      expect(faultIn(JSON.stringify(value))).toBe(storable ? null : 'unstorable');
    }),
  );
});
