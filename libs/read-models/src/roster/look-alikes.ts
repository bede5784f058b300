import unhomoglyph from 'unhomoglyph';

/** Removes hardly visible characters: marks, blanks, dashes, dots. */
const bare = (text: string): string =>
  text.normalize('NFKD').replace(/[\p{M}\p{Z}\p{P}\p{S}\p{Cf}]/gu, '');

/**
 * The visual form of a name: two names with a common text here are easily confused. The skeleton of
 * UTS 39 (section 4, table of the library) resolves letters of other scripts and lookalike
 * characters; it is computed of the name as written and in lower case, because `I` looks like `l`
 * and `i` does not.
 */
const looks = (name: string): readonly string[] => {
  const spelled = bare(name);
  return [
    bare(unhomoglyph(spelled)).toLowerCase(),
    bare(unhomoglyph(spelled.toLowerCase())).toLowerCase(),
  ];
};

/**
 * For each name that looks like an earlier one, by its index: the earlier one.
 * @param names in order of registration.
 */
export const lookAlikes = (names: readonly string[]): ReadonlyMap<number, string> => {
  const first = new Map<string, string>();
  const found = new Map<number, string>();
  for (const [index, name] of names.entries()) {
    const seen = looks(name).filter((look) => look !== '');
    const earlier = seen.map((look) => first.get(look)).find((other) => other !== undefined);
    if (earlier !== undefined) found.set(index, earlier);
    for (const look of seen) if (!first.has(look)) first.set(look, name);
  }
  return found;
};
