/** What stands where a field told about somebody whose key is gone: a name for nobody, or nothing. */
export type PersonalField = 'name' | 'text';

/**
 * Which fields of one type of event tell about a person, and which field
 * names that person, or lists several: then it goes with any of them.
 */
export interface PersonalRow {
  readonly subject: string;
  readonly fields: Readonly<Record<string, PersonalField>>;
}

/** By type of event; what has no row tells about nobody. */
export type PersonalFields = Readonly<Record<string, PersonalRow>>;

const PREFIX = 'sealed:1:';

export const isSealedText = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);
export const toSealedText = (sealed: Buffer): string => PREFIX + sealed.toString('base64url');
export const fromSealedText = (text: string): Buffer =>
  Buffer.from(text.slice(PREFIX.length), 'base64url');
