import type { Texts } from '../pairs.js';

export const judge = {
  waiting_one: ['{{count}} waits for a judge', '{{count}} espera a un juez'],
  waiting_other: ['{{count}} wait for a judge', '{{count}} esperan a un juez'],
  accept: ['I am going', 'Voy yo'],
  acceptedBy: ['{{name}} is on the way.', 'Va {{name}}.'],
  resolve: ['Done', 'Resuelto'],
  rule: ['Rule', 'Decidir'],
  resolved: ['Resolved calls: {{count}}', 'Llamadas resueltas: {{count}}'],
  floor: ['On the floor', 'En la sala'],
} as const satisfies Texts;
