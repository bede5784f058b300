import { type Behaviour } from '../card.js';

export const ash251to300: readonly Behaviour[] = [];
