import { isPersonName } from '#contracts';

const storageKey = 'conclave.practice-name';
const guestKey = 'conclave.guest-name';

/** Stars, called alike in every language: whoever says no name is told from other guests by one. */
const STARS = [
  ...['Altair', 'Bellatrix', 'Capella', 'Deneb', 'Electra', 'Gemma', 'Izar', 'Lyra', 'Maia'],
  ...['Mira', 'Nashira', 'Polaris', 'Regulus', 'Rigel', 'Sirius', 'Spica', 'Talitha', 'Vega'],
] as const;

const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const write = (key: string, name: string): void => {
  try {
    localStorage.setItem(key, name);
  } catch {
    // Without storage the next game asks again.
  }
};

/** What this browser's person wants to be called in practice games; empty until they say. */
export const keptName = (): string => read(storageKey);

export const keepName = (name: string): void => write(storageKey, name.trim());

let star: string | null = null;

/** What this browser's person is called while they have not said: always the same. */
export const guestName = (): string => {
  const kept = read(guestKey);
  if (isPersonName(kept)) return kept;
  star ??= STARS[Math.floor(Math.random() * STARS.length)] ?? STARS[0];
  write(guestKey, star);
  return star;
};

/** The kept name, or that of a guest. */
export const ownName = (): string => {
  const kept = keptName();
  return isPersonName(kept) ? kept : guestName();
};
