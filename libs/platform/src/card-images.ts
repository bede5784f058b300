/**
 * The source of the card pictures: the template of their addresses, and the origin if it is on
 * another server.
 */
export interface CardImages {
  /** `{id}`: the printed id, `{set}` and `{number}`: its parts. */
  readonly template: string;
  readonly origin: string | null;
}

/**
 * Null if the text is not a valid template. The origin is inserted into the content security
 * policy, so it must not contain anything that could end a directive.
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
