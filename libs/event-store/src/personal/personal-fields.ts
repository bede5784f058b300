/**
 * The replacement of a personal field whose key is destroyed: a placeholder name, or an empty text.
 */
export type PersonalField = 'name' | 'text';

/**
 * Which fields of an event type hold personal data, and which field names the person or lists
 * several people: then the data is lost with any one of their keys.
 */
export interface PersonalRow {
  readonly subject: string;
  readonly fields: Readonly<Record<string, PersonalField>>;
}

/** By event type; a type that is not listed holds no personal data. */
export type PersonalFields = Readonly<Record<string, PersonalRow>>;

const PREFIX = 'sealed:1:';

export const isSealedText = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);
export const toSealedText = (sealed: Buffer): string => PREFIX + sealed.toString('base64url');
export const fromSealedText = (text: string): Buffer =>
  Buffer.from(text.slice(PREFIX.length), 'base64url');
