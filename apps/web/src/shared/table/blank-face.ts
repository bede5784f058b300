import type { TableFace } from '#contracts';

/** A card of which only the name and the kind are known. */
export const blankFace = (name: string, type: string): TableFace => ({
  name,
  subtitle: null,
  type,
  cost: null,
  power: null,
  hp: null,
  aspects: [],
  traits: [],
  arena: null,
  unique: false,
  keywords: [],
  text: { en: '', es: '' },
});
