import type { QueryParams, StoryKind } from '#contracts';

/** The filter of the story, as entered in the form. */
export interface StoryWish {
  readonly player: string | null;
  /** Digits, or empty. */
  readonly table: string;
  readonly kind: StoryKind | null;
}

export const everything: StoryWish = { player: null, table: '', kind: null };

/** The filter as query parameters. */
export const toStoryParams = ({
  player,
  table,
  kind,
}: StoryWish): Omit<QueryParams<'story'>, 'eventId' | 'before'> => ({
  ...(player === null ? {} : { player }),
  ...(Number(table) === 0 ? {} : { table: Number(table) }),
  ...(kind === null ? {} : { kind }),
});
