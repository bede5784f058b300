interface Named {
  readonly name: string;
}

/**
 * The order of a list of names: as readers of the language look them up, and numbers by size, so
 * that "Guest 2" stands before "Guest 10". `language` is a BCP 47 tag.
 */
export const byName = (language: string): ((one: Named, other: Named) => number) => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(one.name, other.name);
};
