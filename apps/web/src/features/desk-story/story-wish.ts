import type { QueryParams, StoryKind } from '#contracts';

/** What of the story is wanted, as it stands in the form. */
export interface StoryWish {
  readonly player: string | null;
  /** Digits, or nothing. */
  readonly table: string;
  readonly kind: StoryKind | null;
}

export const everything: StoryWish = { player: null, table: '', kind: null };

/** The wish as the server takes it. */
export const toStoryParams = ({
  player,
  table,
  kind,
}: StoryWish): Omit<QueryParams<'story'>, 'eventId' | 'before'> => ({
  ...(player === null ? {} : { player }),
  ...(Number(table) === 0 ? {} : { table: Number(table) }),
  ...(kind === null ? {} : { kind }),
});
