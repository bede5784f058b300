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

/** Results belong to tables: those of a whole event are read on its pages, not here. */
export const needsWhom = ({ player, table, kind }: StoryWish): boolean =>
  kind === 'results' && player === null && Number(table) === 0;
