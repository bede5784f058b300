import { nameKey } from './name-key.js';

/**
 * Tokens are made by effects, never put in a deck (CR 1.2.3,
 * 3.7). Beast and later ones are of sets after that text.
 */
const tokenNames: ReadonlySet<string> = new Set(
  [
    'Shield',
    'Experience',
    'Advantage',
    'Weakness',
    'Battle Droid',
    'Clone Trooper',
    'TIE Fighter',
    'X-Wing',
    'Spy',
    'Mandalorian',
    'Beast',
    'The Force',
    'Credit',
  ].map(nameKey),
);

export const isTokenName = (name: string): boolean => tokenNames.has(nameKey(name));
