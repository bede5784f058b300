import { discard, draw, whenDefeated, whenPlayed } from '#rules';
import { type Behaviour, card } from '../card.js';

export const twilight: readonly Behaviour[] = [card('TWI_208', whenPlayed(draw()), whenDefeated(discard(1, 'you')))];
