import { isPersonName } from '#contracts';

const storageKey = 'conclave.practice-name';
const guestKey = 'conclave.guest-name';

/** Names of stars that are the same in every language, to tell guests without a name apart. */
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
    // Without storage, the next game asks again.
  }
};

/** The name for practice games, stored in this browser; empty until one is given. */
export const keptName = (): string => read(storageKey);

export const keepName = (name: string): void => write(storageKey, name.trim());

let star: string | null = null;

/** This browser's guest name, always the same one. */
export const guestName = (): string => {
  const kept = read(guestKey);
  if (isPersonName(kept)) return kept;
  star ??= STARS[Math.floor(Math.random() * STARS.length)] ?? STARS[0];
  write(guestKey, star);
  return star;
};

/** The stored name, otherwise the guest name. */
export const ownName = (): string => {
  const kept = keptName();
  return isPersonName(kept) ? kept : guestName();
};
