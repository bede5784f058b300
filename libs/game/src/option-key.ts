/** JSON with sorted keys: equal options give equal texts. */
export const optionKey = (option: object): string =>
  JSON.stringify(Object.entries(option).sort(([a], [b]) => (a < b ? -1 : 1)));

export const sameOption = (one: object, other: object): boolean =>
  optionKey(one) === optionKey(other);
