/** The source of a deck on another site. */
export interface DeckLink {
  readonly site: string;
  /** The page that people share. */
  readonly page: string;
  /** The address of the deck's data; built from the id alone, never from the pasted address. */
  readonly data: string;
}

interface DeckSite {
  readonly site: string;
  readonly hosts: readonly string[];
  /** The first group matches the id. */
  readonly path?: RegExp;
  /** The query parameter with the id, if it is not in the path. */
  readonly query?: string;
  readonly data: (id: string) => string;
}

const id = '([A-Za-z0-9-]{1,64})';
const decks = new RegExp(`^/decks/(?:me/|explore/x/)?${id}/?$`);

/**
 * Public sites on which players share decks, with the address that returns each deck in the common
 * file format.
 */
const sites: readonly DeckSite[] = [
  {
    site: 'SWUDB',
    hosts: ['swudb.com', 'www.swudb.com'],
    path: new RegExp(`^/deck/(?:view/|edit/)?${id}/?$`),
    data: (deck) => `https://swudb.com/api/deck/${deck}`,
  },
  {
    site: 'SWUBase',
    hosts: ['swubase.com', 'www.swubase.com'],
    path: decks,
    data: (deck) => `https://swubase.com/api/deck/${deck}/json`,
  },
  {
    site: 'SW-Unlimited-DB',
    hosts: ['sw-unlimited-db.com', 'www.sw-unlimited-db.com'],
    path: /^\/decks\/(\d{1,12})\/?$/,
    data: (deck) => `https://sw-unlimited-db.com/umbraco/api/deckapi/get?id=${deck}`,
  },
  {
    site: 'SWU Stats',
    hosts: ['swustats.net', 'www.swustats.net'],
    query: 'gameName',
    data: (deck) =>
      `https://swustats.net/TCGEngine/APIs/LoadDeck.php?deckID=${deck}&format=json&setId=true`,
  },
  {
    site: 'My SWU',
    hosts: ['my-swu.com', 'www.my-swu.com'],
    path: decks,
    data: (deck) => `https://my-swu.com/api/decks/${deck}/json`,
  },
  {
    site: 'SWU Meta Stats',
    hosts: ['swumetastats.com', 'www.swumetastats.com'],
    path: new RegExp(`^/decklists/${id}/?$`),
    data: (deck) => `https://swumetastats.com/api/decklists/${deck}/json`,
  },
  {
    site: 'Protect the Pod',
    hosts: ['protectthepod.com', 'www.protectthepod.com'],
    path: new RegExp(`^/pool/${id}/?$`),
    data: (deck) => `https://protectthepod.com/api/pools/${deck}/deck.json`,
  },
];

const longestLink = 300;
const number = /^\d{1,12}$/;

const deckIn = ({ pathname, searchParams }: URL, { path, query }: DeckSite): string | undefined => {
  if (query === undefined) return path?.exec(pathname)?.[1];
  const value = searchParams.get(query) ?? '';
  return number.test(value) ? value : undefined;
};

/**
 * The deck that a pasted link refers to; null if it is not a deck of a known site. Host names are
 * compared as a whole.
 */
export const deckLink = (text: string): DeckLink | null => {
  const written = text.trim();
  if (written.length > longestLink || /\s/.test(written) || !URL.canParse(written)) return null;
  const url = new URL(written);
  const { protocol, hostname, username, password, port } = url;
  if ((protocol !== 'https:' && protocol !== 'http:') || `${username}${password}${port}` !== '')
    return null;
  const found = sites.find(({ hosts }) => hosts.includes(hostname.toLowerCase()));
  const deck = found && deckIn(url, found);
  return found && deck !== undefined
    ? { site: found.site, page: written, data: found.data(deck) }
    : null;
};

export const deckSites: readonly string[] = sites.map(({ site }) => site);
