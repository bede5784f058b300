/** A card as in the source files, including its printed sentences, which are not passed on. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const whole = z.number().int();
const sourceCard = z.object({
  id: z.string().regex(/^[A-Z][A-Z0-9]{1,5}_\d{3}$/),
  name: z.string().min(1),
  subtitle: z.string().optional(),
  type: z.enum(['Leader', 'Base', 'Unit', 'Event', 'Upgrade']),
  unique: z.boolean(),
  rarity: z.enum(['Common', 'Uncommon', 'Rare', 'Legendary', 'Special']).optional(),
  aspects: z
    .array(z.enum(['Vigilance', 'Command', 'Aggression', 'Cunning', 'Heroism', 'Villainy']))
    .default([]),
  traits: z.array(z.string()).default([]),
  arenas: z.array(z.enum(['Ground', 'Space'])).default([]),
  cost: whole.optional(),
  power: whole.optional(),
  hp: whole.optional(),
  upgradePower: whole.optional(),
  upgradeHp: whole.optional(),
  pilotingCost: whole.optional(),
  keywords: z.array(z.string()).default([]),
  text: z.string().default(''),
  epicAction: z.string().default(''),
  backText: z.string().default(''),
  /** Facts that the source lacks: absent does not mean empty. */
  missing: z.array(z.string()).default([]),
});
export type SourceCard = z.infer<typeof sourceCard>;

export const readSourceCards = (file: string): readonly SourceCard[] =>
  z
    .array(sourceCard)
    .min(1)
    .parse(JSON.parse(readFileSync(file, 'utf8')));
