/**
 * A round as a row of rings, one for each table; where there are more
 * than `most`, each stands for several. How many are full, of how many.
 */
export const ringsOf = (
  { tables, completed }: { readonly tables: number; readonly completed: number },
  most: number,
): { readonly rings: number; readonly full: number } => {
  const rings = Math.min(tables, most);
  return { rings, full: tables === 0 ? 0 : Math.floor((completed / tables) * rings) };
};
