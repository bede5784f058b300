const prefix = 'conclave.answer.';
const keepForMs = 36 * 3_600_000;

/**
 * Stores the last good answer to a query across reloads. If storage is full or forbidden, nothing
 * is stored.
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

/**
 * Forgets all answers when somebody signs in or out, because the next person may see other things.
 */
export const forget = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to forget.
  }
};
