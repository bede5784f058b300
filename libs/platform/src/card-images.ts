/**
 * Where the pictures of cards are: the template of their
 * addresses, and the origin where that is another server's.
 */
export interface CardImages {
  /** `{id}`: the printed id, `{set}` and `{number}`: its parts. */
  readonly template: string;
  readonly origin: string | null;
}

/**
 * Null for a text that is no such template. The content security
 * policy holds the origin: nothing that could end it may stand there.
 */
export const cardImagesIn = (template: string): CardImages | null => {
  const told = /\{id\}|\{set\}.*\{number\}/.test(template);
  if (!told || /[\s;,'"\\]/.test(template)) return null;
  if (/^\/(?!\/)/.test(template)) return { template, origin: null };
  if (!URL.canParse(template)) return null;
  const { protocol, origin, host, username, password } = new URL(template);
  const plain = username === '' && password === '' && !/[{}%*]/.test(host);
  return plain && (protocol === 'http:' || protocol === 'https:') ? { template, origin } : null;
};
