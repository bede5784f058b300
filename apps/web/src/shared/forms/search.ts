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
