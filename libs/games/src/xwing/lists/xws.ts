import type { ListProblem, ReadList, StoredList } from '#game';
import { textOf, type TextKey } from '../../texts.js';

/**
 * A ship of a squad. First-edition files name the pilot by `name`, second-edition files by `id`.
 */
export interface XwsPilot {
  readonly id?: string;
  readonly name?: string;
  readonly ship?: string;
  readonly points?: number;
  /** Upgrade ids by slot, with the slot names of the program that wrote the file. */
  readonly upgrades?: Readonly<Record<string, readonly string[]>>;
}

/** A squad in XWS form, as it was handed in. */
export interface XwsSquad {
  readonly faction: string;
  readonly pilots: readonly XwsPilot[];
  readonly name?: string;
  readonly description?: string;
  readonly points?: number;
  readonly obstacles?: readonly string[];
  readonly version?: string;
  readonly vendor?: Readonly<Record<string, unknown>>;
}

/** More ships than any squad has: a file with more is not a squad. */
const mostShips = 40;
const mostUpgrades = 40;
const longestText = 2_000;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Thrown only inside the reader: what is wrong and where. */
class Unreadable extends Error {
  constructor(readonly problem: ListProblem) {
    super(problem.code);
  }
}

type Fault = Extract<TextKey, `xws/${string}`>;

const refuse = (
  code: Fault,
  path: string | null,
  values: Readonly<Record<string, string | number>> = {},
): never => {
  throw new Unreadable({
    code,
    severity: 'error',
    path,
    text: textOf(code, { path: path ?? '', ...values }),
  });
};

const textAt = (value: unknown, path: string): string =>
  typeof value === 'string' && value.length > 0 && value.length <= longestText
    ? value
    : refuse('xws/text-wanted', path);

const numberAt = (value: unknown, path: string): number => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) <= 10_000
    ? number
    : refuse('xws/number-wanted', path);
};

const listAt = (value: unknown, path: string, most: number): readonly unknown[] =>
  Array.isArray(value) && value.length <= most ? value : refuse('xws/list-wanted', path, { most });

const optional = <T>(
  from: Json,
  key: string,
  path: string,
  read: (value: unknown, path: string) => T,
): Readonly<Record<string, T>> => {
  const value = from[key];
  return value === undefined || value === null || value === ''
    ? {}
    : { [key]: read(value, `${path}${key}`) };
};

const upgradesAt = (value: unknown, path: string): XwsPilot['upgrades'] => {
  // Some programs write an empty list if a ship has no upgrades.
  if (Array.isArray(value) && value.length === 0) return {};
  if (!isObject(value)) return refuse('xws/upgrades-wanted', path);
  return Object.fromEntries(
    Object.entries(value).map(([slot, cards]) => [
      slot,
      listAt(cards, `${path}.${slot}`, mostUpgrades).map((card, index) =>
        textAt(card, `${path}.${slot}[${index}]`),
      ),
    ]),
  );
};

/** The parsed data in the key order of the file, so that a squad is written as it was read. */
const asWritten = <T extends object>(file: Json, read: T): T =>
  Object.fromEntries(
    Object.keys(file).flatMap((key) =>
      Object.hasOwn(read, key) ? [[key, read[key as keyof T]]] : [],
    ),
  ) as T;

const pilotAt = (value: unknown, path: string): XwsPilot => {
  if (!isObject(value) || (value['id'] === undefined && value['name'] === undefined))
    return refuse('xws/pilot-wanted', path);
  return asWritten(value, {
    ...optional(value, 'id', `${path}.`, textAt),
    ...optional(value, 'name', `${path}.`, textAt),
    ...optional(value, 'ship', `${path}.`, textAt),
    ...optional(value, 'points', `${path}.`, numberAt),
    ...optional(value, 'upgrades', `${path}.`, upgradesAt as (v: unknown, p: string) => object),
  } as XwsPilot);
};

/**
 * Of the data that programs add under `vendor` only the manufacturer's (`ffg`) is passed on, as the
 * XWS form requires.
 */
const vendorAt = (value: unknown): { readonly vendor?: Json } =>
  isObject(value) && isObject(value['ffg']) ? { vendor: { ffg: value['ffg'] } } : {};

const squadAt = (value: Json): XwsSquad => {
  const pilots = listAt(value['pilots'], 'pilots', mostShips);
  if (pilots.length === 0) refuse('xws/no-pilots', 'pilots');
  return asWritten(value, {
    faction: textAt(value['faction'], 'faction'),
    pilots: pilots.map((pilot, index) => pilotAt(pilot, `pilots[${index}]`)),
    ...optional(value, 'name', '', textAt),
    ...optional(value, 'description', '', textAt),
    ...optional(value, 'points', '', numberAt),
    ...optional(value, 'obstacles', '', (list, path) =>
      listAt(list, path, 6).map((one, index) => textAt(one, `${path}[${index}]`)),
    ),
    ...optional(value, 'version', '', textAt),
    ...vendorAt(value['vendor']),
  } as XwsSquad);
};

const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

/** The object in a text: the squad itself, or a file that contains it under `xws` or `list`. */
const objectIn = (text: string): Json => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return refuse('xws/not-json', null);
  }
  const inner = isObject(parsed) ? (parsed['xws'] ?? parsed['list'] ?? parsed) : parsed;
  return isObject(inner) ? inner : refuse('xws/no-squad', null);
};

/** Reads a squad in XWS form (both editions). Unknown ids are kept. Never throws. */
export const readXws = (text: string): ReadList => {
  try {
    if (isLink(text)) refuse('xws/link', null);
    return { kind: 'read', list: squadAt(objectIn(text)) as unknown as StoredList, problems: [] };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', problems: [error.problem] };
    throw error;
  }
};

/** The squad as XWS text: as handed in, with nothing added. */
export const writeXws = (list: StoredList): string => `${JSON.stringify(list, null, 1)}\n`;

export const squadOf = (list: StoredList): XwsSquad => list as unknown as XwsSquad;

/** The id of a pilot; first-edition files store it as the name. */
export const pilotIdOf = ({ id, name }: XwsPilot): string => id ?? name ?? '';
