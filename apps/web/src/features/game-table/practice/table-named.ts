import type { FoundTable } from '../../../shared/table/page-of-table.js';

/** The table that an address names, as the search of a game against the bot allows it. */
export const tableNamed = (text: string | undefined): FoundTable | null => {
  const [kind, id] = text?.split('/') ?? [];
  return kind === undefined || id === undefined ? null : { kind: kind as FoundTable['kind'], id };
};
