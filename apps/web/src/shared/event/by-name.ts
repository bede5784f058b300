interface Named {
  readonly name: string;
}

/**
 * Returns a comparison that sorts names by the rules of a language, and numbers in them by value,
 * so that "Guest 2" comes before "Guest 10". `language` is a BCP 47 tag.
 */
export const byName = (language: string): ((one: Named, other: Named) => number) => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(one.name, other.name);
};
