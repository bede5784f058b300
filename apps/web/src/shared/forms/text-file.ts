/**
 * The text of a file that somebody picked, or null when it
 * cannot be meant: a photo, a PDF, something far too long.
 */
export const readTextFile = async (file: File, mostBytes: number): Promise<string | null> => {
  if (file.size > mostBytes) return null;
  const text = await file.text();
  return text.includes('\u0000') || text.includes('\uFFFD') ? null : text;
};
