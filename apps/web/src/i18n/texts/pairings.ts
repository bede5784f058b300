import type { Texts } from '../pairs.js';

export const pairings = {
  find: ['Find a name or table', 'Busca un nombre o una mesa'],
  why: ['Why these pairings', 'Por qué estas mesas'],
  none: ['No pairings yet.', 'Aún no hay mesas.'],
  notFound: ['Nobody here is called "{{name}}".', 'Nadie se llama «{{name}}».'],
} as const satisfies Texts;
