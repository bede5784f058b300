import type { TableRow } from '#contracts';

/** Whether a match has its result, or was made void with its round. */
export const isSettled = ({ status }: Pick<TableRow, 'status'>): boolean =>
  status === 'completed' || status === 'void';
