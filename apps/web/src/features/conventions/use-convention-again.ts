import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that refetches the page's data: conventions have no live updates. */
export const useConventionAgain = (): (() => void) => {
  const client = useQueryClient();
  return () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'convention' || name === 'conventions',
    });
};
