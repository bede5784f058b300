export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

/**
 * The canonical JSON text of a value, which is hashed and stored: keys in code unit order, no white
 * space. A value that JSON cannot represent unchanged (NaN, dates, maps, functions) is a bug of the
 * caller and throws a TypeError; an undefined property counts as absent, as in JSON.stringify.
 */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string')
    return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (isPlainObject(value)) return canonicalObject(value);
  throw new TypeError(`not JSON: ${describe(value)}`);
};

const canonicalObject = (value: Readonly<Record<string, unknown>>): string => {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    const member = value[key];
    if (member === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
};

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const describe = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? value.constructor.name
    : `${typeof value} ${String(value)}`;
