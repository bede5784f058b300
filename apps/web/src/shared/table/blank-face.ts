import type { TableFace } from '#contracts';

/** The face of a card of which only name and type are known. */
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
