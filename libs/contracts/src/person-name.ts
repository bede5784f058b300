export const longestName = 80;

/** No control characters, nothing invisible, nothing that turns the writing direction of what follows. */
// eslint-disable-next-line no-control-regex
export const namePattern = /^[^\u0000-\u001f\u007f\u200b-\u200f\u2028-\u202e\ufeff]*$/;

/** The same as the schema `displayName`, for pages too light to carry schemas. */
export const isPersonName = (typed: string): boolean => {
  const name = typed.trim();
  return name.length >= 1 && name.length <= longestName && namePattern.test(name);
};
