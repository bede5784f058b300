/** GETs the text at a route of one server; throws if the request fails. */
export type Ask = (route: string) => Promise<string>;

type Headers = Readonly<Record<string, string>>;

export type Fetch = (
  url: string,
  init: { readonly headers: Headers },
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

export const askOf =
  (server: string, fetch: Fetch, headers: Headers = {}): Ask =>
  async (route) => {
    const answer = await fetch(new URL(route, server).href, { headers });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text.slice(0, 200)}`);
    return text;
  };
