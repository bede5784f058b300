/** The text of a chosen file; null if it cannot be a list: a photo, a PDF, or far too long. */
export const readTextFile = async (file: File, mostBytes: number): Promise<string | null> => {
  if (file.size > mostBytes) return null;
  const text = await file.text();
  return text.includes('\u0000') || text.includes('\uFFFD') ? null : text;
};
