import { type Behaviour } from './card.js';
import { lightspeed } from './jtl/lightspeed.cards.js';
import { shadows } from './shd/shadows.cards.js';
import { aggression } from './sor/aggression.cards.js';
import { command } from './sor/command.cards.js';
import { cunning } from './sor/cunning.cards.js';
import { leadersAndBases } from './sor/leaders-and-bases.cards.js';
import { vigilance } from './sor/vigilance.cards.js';
import { heroism, neutral, villainy } from './sor/villainy-and-heroism.cards.js';
import { twilight } from './twi/twilight.cards.js';

/** Every card that can be played, by set. */
export const BEHAVIOURS: readonly Behaviour[] = [
  ...leadersAndBases, ...vigilance, ...command, ...aggression, ...cunning, ...villainy, ...heroism, ...neutral, ...shadows, ...twilight, ...lightspeed,
];
