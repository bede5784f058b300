import { type Behaviour } from '../card.js';

export const ash151to200: readonly Behaviour[] = [];
