import { useEffect, useState } from 'react';

/**
 * The server's clock minus this device's, in milliseconds. Phones can be minutes off, which would
 * falsify a round's end.
 */
let offsetMs = 0;

export const noteServerTime = (iso: string): void => {
  const server = Date.parse(iso);
  if (!Number.isNaN(server)) offsetMs = server - Date.now();
};

export const serverNow = (): number => Date.now() + offsetMs;

/** The server's time in milliseconds, updated at every full second. */
export const useServerNow = (running = true): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(serverNow());
      timer = setTimeout(tick, 1_000 - (serverNow() % 1_000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, [running]);
  return now;
};
