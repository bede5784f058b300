import { useEffect, useState } from 'react';

/** Whether the page has shown this step of a game, unchanged, for this many seconds. */
export const useStoodFor = (at: number, seconds: number): boolean => {
  const [stood, setStood] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setStood(at), seconds * 1_000);
    return () => clearTimeout(timer);
  }, [at, seconds]);
  return stood === at;
};
