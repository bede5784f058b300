const keyOf = (eventId: string) => `conclave.guest.${eventId}`;
const listeners = new Set<() => void>();

/**
 * The server shows a guest code only once; this device keeps showing it until the guest confirms
 * having noted it.
 */
export const keepGuestCode = (eventId: string, code: string): void => {
  try {
    localStorage.setItem(keyOf(eventId), JSON.stringify({ code, seen: false }));
  } catch {
    // Without storage, the page that received the code shows it until it is left.
  }
  volatile.set(eventId, { code, seen: false });
  for (const listener of listeners) listener();
};

export interface KeptCode {
  readonly code: string;
  readonly seen: boolean;
}
const volatile = new Map<string, KeptCode>();

export const keptGuestCode = (eventId: string): KeptCode | null => {
  const known = volatile.get(eventId);
  if (known !== undefined) return known;
  try {
    const text = localStorage.getItem(keyOf(eventId));
    if (text === null) return null;
    const kept = JSON.parse(text) as KeptCode;
    volatile.set(eventId, kept);
    return kept;
  } catch {
    return null;
  }
};

export const markCodeSeen = (eventId: string): void => {
  const kept = keptGuestCode(eventId);
  if (kept === null) return;
  const seen = { ...kept, seen: true };
  volatile.set(eventId, seen);
  try {
    localStorage.setItem(keyOf(eventId), JSON.stringify(seen));
  } catch {
    // Remembered for this visit only.
  }
  for (const listener of listeners) listener();
};

export const onGuestCode = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const wishOf = (eventId: string) => `conclave.keep-seat.${eventId}`;

/**
 * Remembers that a guest leaves to create an account in order to keep the seat; when they return,
 * the seat moves to the account.
 */
export const wishToKeep = (eventId: string): void => {
  try {
    sessionStorage.setItem(wishOf(eventId), '1');
  } catch {
    // Without storage, they are asked again.
  }
};

/** Whether the guest wanted to keep the seat; reading the wish clears it. */
export const takeWishToKeep = (eventId: string): boolean => {
  try {
    const wished = sessionStorage.getItem(wishOf(eventId)) !== null;
    sessionStorage.removeItem(wishOf(eventId));
    return wished;
  } catch {
    return false;
  }
};
