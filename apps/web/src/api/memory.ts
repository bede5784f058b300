const prefix = 'conclave.answer.';
const keepForMs = 36 * 3_600_000;

/**
 * The last good answer to a question, kept over a reload; storage
 * that is full or forbidden only means that nothing is kept.
 */
export const remember = (key: string, answer: unknown): void => {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ at: Date.now(), answer }));
  } catch {
    forget();
  }
};

export const recall = <T>(key: string): { answer: T; at: number } | null => {
  try {
    const text = localStorage.getItem(prefix + key);
    if (text === null) return null;
    const kept = JSON.parse(text) as { answer: T; at: number };
    return Date.now() - kept.at < keepForMs ? kept : null;
  } catch {
    return null;
  }
};

/** Everything is forgotten when someone signs in or out: the next one may see other things. */
export const forget = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // No storage, nothing to forget.
  }
};
