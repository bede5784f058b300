import type { FormatName } from './format-rules.js';

/** The formats of Star Wars: Unlimited in which events can be held. */
export type SwuFormat = Exclude<FormatName, 'eternal'>;

const formats: readonly SwuFormat[] = ['premier', 'trilogy', 'sealed', 'draft', 'twin-suns'];

/**
 * The format of an event whose decks are judged as those of Star Wars: Unlimited. Throws for a
 * format of another game.
 */
export const swuFormat = (format: string): SwuFormat => {
  const found = formats.find((each) => each === format);
  if (found === undefined) throw new Error(`${format} is no format of Star Wars: Unlimited`);
  return found;
};
