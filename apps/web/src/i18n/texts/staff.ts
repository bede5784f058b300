import type { Texts } from '../pairs.js';

export const staff = {
  add: ['Give someone a role', 'Dar una función'],
  hint: [
    'The person needs an account. Organizers do everything; judges rule, penalize and see decks; scorekeepers run registration and results.',
    'La persona necesita una cuenta. Organizador: todo; juez: decide, penaliza y ve mazos; anotador: inscripción y resultados.',
  ],
  role: ['Role', 'Función'],
  grant: ['Give role', 'Dar función'],
  revoke: ['Remove', 'Quitar'],
  revokeName: ['Remove {{name}} as {{role}}', 'Quitar a {{name}} como {{role}}'],
} as const satisfies Texts;
