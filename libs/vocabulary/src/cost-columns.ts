/** The columns in which cards are laid out by cost: 0 and 1 together, 7 and more together. */
export const costColumns = ['0–1', '2', '3', '4', '5', '6', '7+'] as const;

/** The column of a card, from 0; a card without a cost is in the first one. */
export const costColumnOf = ({ cost }: { readonly cost?: number | null | undefined }): number =>
  Math.min(Math.max(cost ?? 0, 1), costColumns.length) - 1;
