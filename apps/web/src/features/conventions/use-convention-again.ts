import { useQueryClient } from '@tanstack/react-query';

/** Asks anew what the page shows: conventions have no live line of their own. */
export const useConventionAgain = (): (() => void) => {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'convention' || name === 'conventions',
    });
};
