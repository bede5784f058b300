/** The shape of a value; shapes in a table refer to each other by index. */
export type Shape =
  | { readonly of: 'string' | 'number' | 'boolean' }
  | { readonly one: readonly (string | number | boolean)[] }
  | { readonly list: number }
  | { readonly map: number }
  | { readonly any: readonly number[] }
  | { readonly fields: Readonly<Record<string, number>>; readonly needs: readonly string[] };

/** The place where a value does not match its shape. */
export interface Misfit {
  /** Fields and indexes from the root: `abilities.0.effect.do`. */
  readonly path: readonly string[];
  /** The value there as JSON, cut after 60 characters; `nothing` if it is missing. */
  readonly found: string;
}

/** A misfit, and whether it only means that the value is of another variant. */
interface Try extends Misfit {
  readonly isOtherKind: boolean;
}

const longest = 60;
const deepest = 100;

const describeValue = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longest ? `${text.slice(0, longest)}...` : text;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A deeper misfit is more informative; among equals one that is not a wrong variant. */
const isCloser = (a: Try, b: Try): boolean =>
  a.path.length === b.path.length ? b.isOtherKind && !a.isOtherKind : a.path.length > b.path.length;

class Fitting {
  constructor(private readonly shapes: readonly Shape[]) {}

  misfit(at: number, value: unknown, path: readonly string[]): Try | null {
    const shape = this.shapes[at];
    if (!shape || path.length > deepest) return this.#wrong(value, path);
    if ('any' in shape) return this.#misfitOfAny(shape.any, value, path);
    if ('of' in shape) return this.#unless(this.#isPlain(shape.of, value), value, path);
    if ('one' in shape) return this.#unless(shape.one.includes(value as string), value, path);
    if ('list' in shape) return this.#misfitOfList(shape.list, value, path);
    if (!isObject(value)) return this.#wrong(value, path, true);
    return 'map' in shape
      ? this.#first(Object.keys(value), (key) => this.misfit(shape.map, value[key], [...path, key]))
      : this.#misfitOfFields(shape, value, path);
  }

  #isPlain(kind: string, value: unknown): boolean {
    return typeof value === kind && (kind !== 'number' || Number.isFinite(value));
  }

  #misfitOfAny(any: readonly number[], value: unknown, path: readonly string[]): Try | null {
    let closest = this.#wrong(value, path, true);
    for (const at of any) {
      const next = this.misfit(at, value, path);
      if (!next) return null;
      if (isCloser(next, closest)) closest = next;
    }
    return closest;
  }

  #misfitOfList(of: number, value: unknown, path: readonly string[]): Try | null {
    if (!Array.isArray(value)) return this.#wrong(value, path, true);
    return this.#first([...value.keys()], (i) => this.misfit(of, value[i], [...path, `${i}`]));
  }

  /**
   * The discriminating fields are checked first, so that a value of another variant is recognized
   * at once.
   */
  #misfitOfFields(
    { fields, needs }: Extract<Shape, { fields: unknown }>,
    value: Readonly<Record<string, unknown>>,
    path: readonly string[],
  ): Try | null {
    const given = Object.keys(value);
    const isKind = (key: string): boolean => 'one' in (this.shapes[fields[key] ?? -1] ?? {});
    const kinds = given.filter((key) => Object.hasOwn(fields, key) && isKind(key));
    const fit = (key: string): Try | null =>
      this.misfit(fields[key] ?? -1, value[key], [...path, key]);
    const other = this.#first(kinds, fit);
    if (other) return { ...other, isOtherKind: true };
    return (
      this.#first(given, (key) =>
        Object.hasOwn(fields, key) ? null : this.#wrong(value[key], [...path, key]),
      ) ??
      this.#first(needs, (key) =>
        Object.hasOwn(value, key) ? null : this.#wrong(undefined, [...path, key], isKind(key)),
      ) ??
      this.#first(
        given.filter((key) => !kinds.includes(key)),
        fit,
      )
    );
  }

  #first<T>(all: readonly T[], misfitOf: (each: T) => Try | null): Try | null {
    for (const each of all) {
      const found = misfitOf(each);
      if (found) return found;
    }
    return null;
  }

  #unless(fits: boolean, value: unknown, path: readonly string[]): Try | null {
    return fits ? null : this.#wrong(value, path);
  }

  #wrong(value: unknown, path: readonly string[], isOtherKind = false): Try {
    return { path, found: describeValue(value), isOtherKind };
  }
}

/** The first misfit of a value against the shape at an index of the table; null if it matches. */
export const misfitOf = (shapes: readonly Shape[], at: number, value: unknown): Misfit | null => {
  const found = new Fitting(shapes).misfit(at, value, []);
  return found && { path: found.path, found: found.found };
};
