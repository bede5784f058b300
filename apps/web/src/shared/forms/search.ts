const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** True when every word typed begins a word of the name: "jo gar" finds "José García". */
export const matches = (name: string, typed: string): boolean => {
  const words = plain(name).split(/[\s\-']+/);
  return plain(typed)
    .split(/\s+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
};

/** By their own name, or by that of a member where teams play. */
export const isFound = (
  {
    name,
    members = [],
  }: { readonly name: string; readonly members?: readonly string[] | undefined },
  typed: string,
): boolean => [name, ...members].some((each) => matches(each, typed));
