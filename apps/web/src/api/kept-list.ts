interface KeptOptions<T> {
  readonly storageKey: string;
  readonly most: number;
  readonly isSame: (one: T, other: T) => boolean;
}

/** As long as the server knows a browser without an account by its cookie. */
const keepForMs = 60 * 86_400_000;

/**
 * The list with this one first; what is old or too many falls off the
 * end. `at`: when it was looked at last, milliseconds since 1970.
 */
export const withFirst = <T extends { readonly at: number }>(
  kept: readonly T[],
  first: T,
  { most, isSame }: Pick<KeptOptions<T>, 'most' | 'isSame'>,
): readonly T[] =>
  [first, ...kept.filter((each) => !isSame(each, first))]
    .filter(({ at }) => first.at - at < keepForMs)
    .slice(0, most);

/** What this browser remembers of its person, so that they find back to it. */
export const keptList = <T extends { readonly at: number }>(options: KeptOptions<T>) => {
  const { storageKey } = options;
  /** Looked at last comes first. */
  const all = (): readonly T[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(kept) ? (kept as T[]) : [];
    } catch {
      return [];
    }
  };
  return {
    all,
    remember: (one: T): void => {
      try {
        localStorage.setItem(storageKey, JSON.stringify(withFirst(all(), one, options)));
      } catch {
        // Without storage the way back is the address.
      }
    },
    /** Whoever sits down here next did none of these. */
    forget: (): void => {
      try {
        localStorage.removeItem(storageKey);
      } catch {
        // No storage, nothing to forget.
      }
    },
  };
};
