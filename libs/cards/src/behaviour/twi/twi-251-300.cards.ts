import { create, event } from '#rules';
import { type Behaviour, card } from '../card.js';

export const twi251to300: readonly Behaviour[] = [card('TWI_251 Drop In', event(create('clone-trooper', 2)))];
