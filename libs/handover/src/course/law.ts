/** An objection to an event in this state; null if it is possible. */
export type Law<State, Data> = (data: Data, state: State) => string | null;

/** The first objection that is not null or false. */
export const firstOf = (...objections: readonly (string | null | false)[]): string | null =>
  objections.find((objection): objection is string => typeof objection === 'string') ?? null;

export const unless = (holds: boolean, objection: string): string | null =>
  holds ? null : objection;

export const isDistinct = (names: readonly (string | number)[]): boolean =>
  new Set(names).size === names.length;

export const areSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name === other[index]);
