import type { JsonSchema } from '../http/describe.js';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

interface Told {
  readonly type?: string | readonly string[];
  readonly const?: Json;
  readonly examples?: readonly Json[];
  readonly default?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const byFormat: Readonly<Record<string, string>> = {
  date: '2026-11-21',
  'date-time': '2026-11-21T10:00:00.000Z',
  email: 'ana@example.org',
  uri: 'https://club.example.org/hook',
};

/** Candidate texts; the first one that fits is used in the example. */
const texts = [
  'abcdefghijkl',
  'SOR_010',
  'SOR',
  'premier',
  'en',
  '10:30',
  `age1${'q'.repeat(58)}`,
] as const;

const textOf = ({ format, pattern, minLength = 0 }: Told): string => {
  const formatted = byFormat[format ?? ''];
  if (formatted !== undefined) return formatted;
  if (pattern === undefined) return 'Example'.padEnd(minLength, '.');
  const expression = new RegExp(pattern, 'u');
  const fitting = texts.find((text) => expression.test(text) && text.length >= minLength);
  if (fitting === undefined) throw new Error(`no text of the examples fits ${pattern}`);
  return fitting;
};

const objectOf = ({ properties = {}, required = [] }: Told): Json =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, member]) => [name, exampleOf(member)]),
  );

const listOf = ({ items = {}, prefixItems, minItems = 1 }: Told): Json =>
  prefixItems
    ? prefixItems.map((item) => exampleOf(item))
    : Array.from({ length: minItems }, () => exampleOf(items));

/** The smallest value that the schema accepts: only required members, and always the same. */
export const exampleOf = (schema: JsonSchema): Json => {
  const told = schema as Told;
  if (told.const !== undefined) return told.const;
  if (told.examples?.[0] !== undefined) return told.examples[0];
  if (told.default !== undefined) return told.default;
  if (told.enum) return told.enum[0] ?? null;
  const [choice] = told.anyOf ?? told.oneOf ?? [];
  if (choice) return exampleOf(choice);
  switch ([told.type].flat()[0]) {
    case 'object':
      return objectOf(told);
    case 'array':
      return listOf(told);
    case 'string':
      return textOf(told);
    case 'integer':
    case 'number':
      return Math.max(told.minimum ?? 0, 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
};
