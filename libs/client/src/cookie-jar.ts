/**
 * The cookies of one person at one server. Attributes other than expiry are ignored, because a jar
 * is used for one server only.
 */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  /** Stores the `set-cookie` headers of a response. */
  take(headers: readonly string[] | undefined): void {
    for (const header of headers ?? []) {
      const [pair = '', ...attributes] = header.split(';');
      const at = pair.indexOf('=');
      if (at < 1) continue;
      const name = pair.slice(0, at).trim();
      const gone = attributes.some((attribute) => /^\s*max-age\s*=\s*0\s*$/i.test(attribute));
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1).trim());
    }
  }

  /** The value of the `cookie` header; undefined if there are no cookies. */
  header(): string | undefined {
    if (this.cookies.size === 0) return undefined;
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
