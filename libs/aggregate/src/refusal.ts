/** The kind of a refusal, from which an HTTP status or an exit code is derived. */
export type RefusalKind =
  | 'malformed'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'key-reused'
  | 'unavailable';

/** The fault of one field of the input. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

type Data = Readonly<Record<string, unknown>>;

/**
 * An expected "no": a value, never thrown. The code is stable, e.g. `match/already-reported`;
 * clients and translations depend on it.
 */
export interface Refusal<Code extends string = string> {
  readonly kind: 'refused';
  readonly because: RefusalKind;
  readonly code: Code;
  readonly data?: Data;
  /** For malformed input: its faults, field by field. */
  readonly fields?: readonly FieldFault[];
}

export const isRefusal = (decision: unknown): decision is Refusal =>
  typeof decision === 'object' &&
  decision !== null &&
  'kind' in decision &&
  decision.kind === 'refused';

/** All results, or the first refusal among them. */
export const allUnlessRefused = <T>(decisions: readonly (T | Refusal)[]): readonly T[] | Refusal =>
  decisions.find(isRefusal) ?? (decisions as readonly T[]);

type Groups = { readonly [K in RefusalKind]?: readonly string[] };
type ReasonIn<G extends Groups> = NonNullable<G[keyof G & RefusalKind]>[number];

/** Every refusal of one area with its kind. */
export interface Refusals<Area extends string = string, Reason extends string = string> {
  /** All codes, as `area/reason`. */
  readonly kinds: Readonly<Record<`${Area}/${Reason}`, RefusalKind>>;
  readonly refuse: (reason: Reason, data?: Data) => Refusal<`${Area}/${Reason}`>;
}

/** The kinds of refusals by code. */
export type RefusalKinds = Pick<Refusals, 'kinds'>;

/**
 * Defines which refusals an area has and their kinds, in one place: `defineRefusals('season', {
 * 'not-found': ['not-found'], conflict: ['points-rise'] })`.
 * @throws TypeError if a reason has two kinds
 */
export const defineRefusals = <const Area extends string, const G extends Groups>(
  area: Area,
  groups: G,
): Refusals<Area, ReasonIn<G>> => {
  type Reason = ReasonIn<G>;
  const kinds: Record<string, RefusalKind> = {};
  for (const [kind, reasons] of Object.entries(groups) as [RefusalKind, readonly string[]][])
    for (const reason of reasons) {
      const code = `${area}/${reason}`;
      if (Object.hasOwn(kinds, code)) throw new TypeError(`${code} has two kinds`);
      kinds[code] = kind;
    }
  return {
    kinds: kinds as Refusals<Area, Reason>['kinds'],
    refuse: (reason, data = {}) => {
      const code = `${area}/${reason}` as const;
      return { kind: 'refused', because: kinds[code] ?? 'conflict', code, data };
    },
  };
};
