import { type Behaviour } from '../card.js';

export const ash101to150: readonly Behaviour[] = [];
