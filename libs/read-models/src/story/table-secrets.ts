import type { StoryEntry } from '#contracts';

/**
 * What would show a running event's decks, hands and picks: the
 * lists, the moves, and the seed that makes every hand from both.
 */
const secrets: Readonly<Record<string, readonly string[]>> = {
  TableOpened: ['a', 'b'],
  GameDeckChosen: ['deck'],
  MovePlayed: ['move'],
  TableClosed: ['seed', 'nonce'],
};

export const holdsTableSecrets = ({ type }: { readonly type: string }): boolean =>
  Object.hasOwn(secrets, type);

/** The entry without them; that something happened, where and when, stays. */
export const withoutTableSecrets = (entry: StoryEntry): StoryEntry => {
  const hidden = secrets[entry.type];
  return hidden
    ? {
        ...entry,
        data: Object.fromEntries(
          Object.entries(entry.data).filter(([name]) => !hidden.includes(name)),
        ),
      }
    : entry;
};
