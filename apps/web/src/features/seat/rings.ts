/**
 * A round as a row of rings, one per table; with more tables than `most`, a ring stands for
 * several. Returns the number of rings and how many are full.
 */
export const ringsOf = (
  { tables, completed }: { readonly tables: number; readonly completed: number },
  most: number,
): { readonly rings: number; readonly full: number } => {
  const rings = Math.min(tables, most);
  return { rings, full: tables === 0 ? 0 : Math.floor((completed / tables) * rings) };
};
