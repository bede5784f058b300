import type { Melting } from '../melting.js';

export const de: Melting = { adjectivesFirst: true, tidy: (text) => text };
