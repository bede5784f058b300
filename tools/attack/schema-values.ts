import type { Chance } from '#client';
import type { Schema } from './operations.js';

export type Json = null | boolean | number | string | Json[] | { [member: string]: Json };

/**
 * A typical value of the field with this name, from knowledge about the event; undefined if there
 * is nothing better than the schema.
 */
export type Hint = (name: string, chance: Chance) => Json | undefined;

interface Known {
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/**
 * Texts that match the patterns of the contract; for other patterns letters are used. A new pattern
 * of the contract needs a row here.
 */
const patterned: readonly (readonly [start: string, (chance: Chance) => string])[] = [
  ['^[a-z0-9-]{6,64}$', (chance) => `id-${chance.int(1_000_000).toString(36)}abc`],
  ['^[A-Z0-9]{2,6}_[0-9]{3}$', (chance) => `SOR_${String(1 + chance.int(250)).padStart(3, '0')}`],
  ['^[A-Z0-9]{2,6}$', (chance) => chance.pick(['SOR', 'SHD', 'TWI', 'JTL', 'LOF', 'SEC'])],
  ['^[a-z]{2,3}(-', (chance) => chance.pick(['en', 'es'])],
  ['^[a-z]{1,20}$', (chance) => chance.pick(['points', 'omw', 'gw', 'ogw'])],
  ['^[a-z][a-z0-9-]{1,30}$', (chance) => chance.pick(['premier', 'sealed', 'draft', 'swu'])],
  ['^age1', () => `age1${'q'.repeat(58)}`],
];

const textOf = (schema: Known, chance: Chance): string => {
  switch (schema.format) {
    case 'email':
      return `someone-${chance.int(1_000)}@example.org`;
    case 'date':
      return '2026-11-21';
    case 'date-time':
      return '2026-11-21T10:00:00.000Z';
    case 'uri':
      return 'https://machine.example.org/told';
    default:
  }
  const fitting = patterned.find(([start]) => schema.pattern?.startsWith(start));
  if (fitting) return fitting[1](chance);
  const least = schema.minLength ?? 0;
  const most = Math.min(schema.maxLength ?? 40, Math.max(least, 40));
  const length = Math.max(least, Math.min(most, 1 + chance.int(12)));
  return Array.from({ length }, () => 'abcdefghij'[chance.int(10)]).join('');
};

const numberOf = (schema: Known, chance: Chance): number => {
  const least = Math.max(schema.minimum ?? 0, -1_000_000);
  const most = Math.min(schema.maximum ?? least + 10, 1_000_000);
  // Small numbers are typical of rounds, tables and games.
  const span = chance.happens(0.7) ? Math.min(3, most - least) : most - least;
  return least + chance.int(span + 1);
};

const objectOf = (schema: Known, chance: Chance, hint: Hint): Json => {
  const required = new Set(schema.required ?? []);
  const made: { [member: string]: Json } = {};
  for (const [name, member] of Object.entries(schema.properties ?? {}))
    if (required.has(name) || chance.happens(0.3)) made[name] = valueOf(member, chance, hint, name);
  return made;
};

/** Hints for items are requested by the name of their list and brackets: `playerIds[]`. */
const listOf = (schema: Known, chance: Chance, hint: Hint, list: string): Json => {
  const name = list === '' ? '' : `${list}[]`;
  if (schema.prefixItems)
    return schema.prefixItems.map((item) => valueOf(item, chance, hint, name));
  const least = schema.minItems ?? 0;
  const length = Math.min(schema.maxItems ?? 3, least + chance.int(3));
  return Array.from({ length }, () => valueOf(schema.items ?? {}, chance, hint, name));
};

/** Sometimes ignores the hint, so that fields get other values too. */
export const doubting =
  (hint: Hint): Hint =>
  (name, chance) =>
    chance.happens(0.1) ? undefined : hint(name, chance);

/** A value that matches the schema, with hints used for its fields. */
export const valueOf = (given: Schema, chance: Chance, hint: Hint, name = ''): Json => {
  const schema = given as Known;
  const hinted = name === '' ? undefined : hint(name, chance);
  if (hinted !== undefined) return hinted;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return chance.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return valueOf(chance.pick(choices), chance, hint, name);
  const type = Array.isArray(schema.type) ? chance.pick(schema.type as string[]) : schema.type;
  switch (type) {
    case 'object':
      return objectOf(schema, chance, hint);
    case 'array':
      return listOf(schema, chance, hint, name);
    case 'string':
      return textOf(schema, chance);
    case 'integer':
    case 'number':
      return numberOf(schema, chance);
    case 'boolean':
      return chance.happens(0.5);
    default:
      return null;
  }
};

const deep = (levels: number): Json => {
  let nested: Json = [];
  for (let level = 0; level < levels; level += 1) nested = [nested];
  return nested;
};

/** Values that often break careless code. */
const hostile: readonly Json[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  0.1,
  true,
  [],
  {},
  [[]],
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; DROP TABLE events; --",
  '$1',
  '{{7*7}}',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202eanA',
  '\u200b\u200b',
  'a\u0301'.repeat(200),
  '\ud800',
  '\u0000',
  '𝒜'.repeat(50),
  '%00%0a',
  'A'.repeat(70_000),
  '9'.repeat(400),
  Array.from({ length: 2_000 }, () => 'x'),
  deep(300),
  { toString: 'x', valueOf: 1, length: -1, then: {} },
];

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'eventId', 'actor', 'at', 'x'];

/** Replaces one value somewhere inside. The given value is not changed. */
export const mutate = (value: Json, chance: Chance): Json => {
  if (typeof value !== 'object' || value === null) return chance.pick(hostile);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance.happens(0.2)) return chance.pick(hostile);
    const at = chance.int(value.length);
    if (chance.happens(0.2)) return [...value, value[at] ?? null];
    return value.with(at, mutate(value[at] ?? null, chance));
  }
  const members = Object.keys(value);
  const roll = chance.next();
  if (members.length === 0 || roll < 0.1) return withMember(value, chance);
  const name = chance.pick(members);
  if (roll < 0.2) {
    const { [name]: _gone, ...rest } = value;
    return rest;
  }
  return { ...value, [name]: mutate(value[name] ?? null, chance) };
};

/** Created from text, because `__proto__` in an object literal is not a member. */
const withMember = (value: { [member: string]: Json }, chance: Chance): Json => {
  const member = `${JSON.stringify(chance.pick(names))}:${JSON.stringify(chance.pick(hostile))}`;
  const text = JSON.stringify(value);
  return JSON.parse(text === '{}' ? `{${member}}` : `${text.slice(0, -1)},${member}}`) as Json;
};
