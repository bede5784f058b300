/** Whether nobody can sit down any more at a table that waits until then (both ISO 8601); one whose game has begun never expires. */
export const hasExpired = (
  { status, openUntil }: { readonly status: string; readonly openUntil: string },
  at: string,
): boolean => status === 'open' && Date.parse(at) > Date.parse(openUntil);
