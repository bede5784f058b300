import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { Chance } from '#client';
import { openApi } from '../../apps/api/src/docs/openapi.js';
import { type Document, operationsOf } from './operations.js';
import { type Json, mutate, valueOf } from './schema-values.js';

const operations = operationsOf(openApi('http://localhost:3000', []) as unknown as Document);
const withBody = operations.filter(({ body }) => body !== null);
const unknown = (): undefined => undefined;

describe('values made from the description', () => {
  it('are of many operations', () => expect(withBody.length).toBeGreaterThan(100));

  it('fit the schemas of nearly all operations: patterns nobody has listed get letters', () => {
    const misfits = withBody.flatMap(({ key, body }) => {
      const check = new Ajv2020({ strict: false, validateFormats: false }).compile(body ?? {});
      const chance = Chance.from('fits');
      const values = Array.from({ length: 50 }, () => valueOf(body ?? {}, chance, unknown));
      const right = values.filter((value) => check(value)).length;
      return right === values.length ? [] : [`${key}: ${right} of ${values.length}`];
    });
    expect(misfits.slice(Math.floor(withBody.length / 20))).toEqual([]);
  });

  it('hold what is hinted at', () => {
    const chance = Chance.from('hints');
    const schema = { type: 'object', required: ['eventId'], properties: { eventId: {} } };
    const values = Array.from({ length: 100 }, () => valueOf(schema, chance, () => 'this-one'));
    const right = values.filter((value) => (value as { eventId: Json }).eventId === 'this-one');
    expect(right.length).toBeGreaterThan(80);
  });
});

describe('a mutation', () => {
  it('changes nothing of what it was given, and nearly always something of what it makes', () => {
    const chance = Chance.from('mutations');
    const value: Json = { eventId: 'event-one', list: [1, { deep: 'x' }], note: null };
    const text = JSON.stringify(value);
    const changed = Array.from({ length: 500 }, () => JSON.stringify(mutate(value, chance)));
    expect(JSON.stringify(value)).toBe(text);
    expect(changed.filter((each) => each !== text).length).toBeGreaterThan(480);
    expect(changed.some((each) => each.includes('"__proto__":'))).toBe(true);
  });
});
