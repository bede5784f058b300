import { type Behaviour } from '../card.js';

export const ash001to050: readonly Behaviour[] = [];
