import type { Texts } from '../pairs.js';

export const bracket = {
  none: [
    'The top cut begins after the Swiss rounds.',
    'La eliminatoria empieza tras las rondas suizas.',
  ],
  open: ['to be decided', 'por decidir'],
} as const satisfies Texts;
