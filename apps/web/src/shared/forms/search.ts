const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** True if every typed word is the start of a word of the name: "jo gar" finds "José García". */
export const matches = (name: string, typed: string): boolean => {
  const words = plain(name).split(/[\s\-']+/);
  return plain(typed)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** Whether a search finds somebody by their own name or, in teams, by a member's. */
export const isFound = (
  {
    name,
    members = [],
  }: { readonly name: string; readonly members?: readonly string[] | undefined },
  typed: string,
): boolean => [name, ...members].some((each) => matches(each, typed));
