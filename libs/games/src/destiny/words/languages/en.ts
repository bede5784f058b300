import type { Melting } from '../melting.js';

export const en: Melting = { adjectivesFirst: true, tidy: (text) => text };
