/**
 * A random key, as for Idempotency-Key: 32 hexadecimal digits. `crypto.randomUUID` exists on secure
 * origins only, and a laptop in a hall is often reached over plain http.
 */
export const freshKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
