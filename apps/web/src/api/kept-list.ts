interface KeptOptions<T> {
  readonly storageKey: string;
  readonly most: number;
  readonly isSame: (one: T, other: T) => boolean;
}

/** As long as the server recognizes a browser without an account by its cookie. */
const keepForMs = 60 * 86_400_000;

/**
 * Puts an entry first in the list and drops entries that are too old or too many. `at`: when the
 * entry was last viewed, in milliseconds since 1970.
 */
export const withFirst = <T extends { readonly at: number }>(
  kept: readonly T[],
  first: T,
  { most, isSame }: Pick<KeptOptions<T>, 'most' | 'isSame'>,
): readonly T[] =>
  [first, ...kept.filter((each) => !isSame(each, first))]
    .filter(({ at }) => first.at - at < keepForMs)
    .slice(0, most);

/** A list of things used in this browser, so that a person can find them again. */
export const keptList = <T extends { readonly at: number }>(options: KeptOptions<T>) => {
  const { storageKey } = options;
  /** The last viewed entry comes first. */
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
        // Without storage, things can only be found by their addresses.
      }
    },
    /** Clears the list, because the next person at this browser used none of its entries. */
    forget: (): void => {
      try {
        localStorage.removeItem(storageKey);
      } catch {
        // Without storage, there is nothing to forget.
      }
    },
  };
};
