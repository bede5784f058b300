import type { StoryEntry } from '#contracts';

/**
 * Data that would reveal a running event's decks, hands and picks: the lists, the moves, and the
 * seed that determines every hand.
 */
const secrets: Readonly<Record<string, readonly string[]>> = {
  TableOpened: ['a', 'b'],
  GameDeckChosen: ['deck'],
  MovePlayed: ['move'],
  TableClosed: ['seed', 'nonce'],
};

export const holdsTableSecrets = ({ type }: { readonly type: string }): boolean =>
  Object.hasOwn(secrets, type);

/** The entry without the secrets; that something happened, where and when, stays. */
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
