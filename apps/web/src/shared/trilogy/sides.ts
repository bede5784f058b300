import type { ChoiceLot, DeckFace, DeckIndex, TrilogyMatchView, TrilogySide } from '#contracts';

export type Side = 'a' | 'b';
export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

export const leaderName = (face: DeckFace | undefined): string =>
  face === undefined
    ? '?'
    : face.leader.subtitle === null
      ? face.leader.name
      : `${face.leader.name}, ${face.leader.subtitle}`;

/** The decks that a side may still play. */
export const playableDecks = (side: TrilogySide): readonly DeckIndex[] =>
  ([0, 1, 2] as const).filter((index) => index !== side.banned && !side.won.includes(index));

export const scoreOf = (match: TrilogyMatchView): { readonly a: number; readonly b: number } => ({
  a: match.score?.a ?? match.a.won.length,
  b: match.score?.b ?? match.b.won.length,
});

/** Whether the reader plays in this match and has a ban or a deck to choose now. */
export const owesChoice = ({
  stage,
  mine,
  ...sides
}: Pick<TrilogyMatchView, 'stage' | 'mine' | Side>): boolean =>
  mine !== null &&
  (stage === 'ban' || stage === 'pick') &&
  sides[mine].choosing &&
  !sides[mine].chosen;

/**
 * The players whose choices the match waits for, from the view of side `mine`. `both`: the reader
 * and the opponent. `mine`: only the reader; the opponent has chosen. `mine-alone`: only the
 * reader; the opponent has nothing to choose. `theirs`: only the opponent. `reveal`: nobody; all
 * have chosen.
 */
export type Awaited = 'both' | 'mine' | 'mine-alone' | 'theirs' | 'reveal';

export const awaitedSide = (match: Pick<TrilogyMatchView, Side>, mine: Side): Awaited => {
  const [me, them] = [match[mine], match[other(mine)]];
  const theyOwe = them.choosing && !them.chosen;
  if (!me.choosing || me.chosen) return theyOwe ? 'theirs' : 'reveal';
  if (theyOwe) return 'both';
  return them.choosing ? 'mine' : 'mine-alone';
};

/** The state of a deck; `playing` only while a game is being played with it. */
export const deckState = (
  { stage, ...sides }: Pick<TrilogyMatchView, 'stage' | Side>,
  by: Side,
  index: DeckIndex,
): 'banned' | 'won' | 'playing' | null => {
  const { banned, won, playing } = sides[by];
  if (banned === index) return 'banned';
  if (won.includes(index)) return 'won';
  const running = stage === 'playing' || stage === 'reported' || stage === 'disputed';
  return running && playing === index ? 'playing' : null;
};

/**
 * Why the choice of a side for a game (0: the bans) was made at random; null if the player chose.
 */
export const lotOf = (
  { lots }: Pick<TrilogyMatchView, 'lots'>,
  game: number,
  by: Side,
): ChoiceLot['because'] | null =>
  lots.find((each) => each.game === game && each.by === by)?.because ?? null;

/** Seconds left for the choice; null if it has no limit. */
export const secondsLeft = (chooseBy: string | null, now: number): number | null =>
  chooseBy === null ? null : Math.max(0, Math.ceil((Date.parse(chooseBy) - now) / 1_000));

/** Whether to warn: in the last quarter of the time, but for at least ten seconds. */
export const isWarning = (left: number, whole: number): boolean =>
  left <= Math.max(10, Math.round(whole / 4));
