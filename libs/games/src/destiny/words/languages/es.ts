import type { Melting } from '../melting.js';

export const es: Melting = {
  adjectivesFirst: false,
  tidy: (text) => text.replaceAll(/\b(d)e el\b/gi, '$1el').replaceAll(/\b(a) el\b/gi, '$1l'),
};
