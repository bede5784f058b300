import type { Melting } from '../melting.js';

export const fr: Melting = {
  adjectivesFirst: false,
  tidy: (text) =>
    text
      .replaceAll(/\b1 dégâts\b/g, '1 dégât')
      .replaceAll(/\bde les\b/g, 'des')
      .replaceAll(/\bde le\b/g, 'du')
      .replaceAll(/à les\b/g, 'aux')
      .replaceAll(/à le\b/g, 'au')
      .replaceAll(/\bde (un|une|améliorations|événements|autres)\b/g, 'd’$1'),
};
