import type { ChoiceLot, DeckFace, DeckIndex, TrilogyMatchView, TrilogySide } from '#contracts';

export type Side = 'a' | 'b';
export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');

export const leaderName = (face: DeckFace | undefined): string =>
  face === undefined
    ? '?'
    : face.leader.subtitle === null
      ? face.leader.name
      : `${face.leader.name}, ${face.leader.subtitle}`;

/** Decks a side may still play. */
export const playableDecks = (side: TrilogySide): readonly DeckIndex[] =>
  ([0, 1, 2] as const).filter((index) => index !== side.banned && !side.won.includes(index));

export const scoreOf = (match: TrilogyMatchView): { readonly a: number; readonly b: number } => ({
  a: match.score?.a ?? match.a.won.length,
  b: match.score?.b ?? match.b.won.length,
});

/** The reader plays here, and has a ban or a deck to choose now. */
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
 * Whose choice the match waits for, as the player of side `mine` is told. `both`: theirs and
 * the other's. `mine`: only theirs, the other has chosen. `mine-alone`: only theirs, the other
 * has nothing to choose. `theirs`: only the other's. `reveal`: nobody's, all have chosen.
 */
export type Awaited = 'both' | 'mine' | 'mine-alone' | 'theirs' | 'reveal';

export const awaitedSide = (match: Pick<TrilogyMatchView, Side>, mine: Side): Awaited => {
  const [me, them] = [match[mine], match[other(mine)]];
  const theyOwe = them.choosing && !them.chosen;
  if (!me.choosing || me.chosen) return theyOwe ? 'theirs' : 'reveal';
  if (theyOwe) return 'both';
  return them.choosing ? 'mine' : 'mine-alone';
};

/** What became of a deck so far; `playing` only while a game is played with it. */
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

/** Why the choice of a side for a game (0: the bans) was drawn by lot; null where the player chose. */
export const lotOf = (
  { lots }: Pick<TrilogyMatchView, 'lots'>,
  game: number,
  by: Side,
): ChoiceLot['because'] | null =>
  lots.find((each) => each.game === game && each.by === by)?.because ?? null;

/** Seconds left of the choice; null when it has no limit. */
export const secondsLeft = (chooseBy: string | null, now: number): number | null =>
  chooseBy === null ? null : Math.max(0, Math.ceil((Date.parse(chooseBy) - now) / 1_000));

/** The last quarter of the time, at least ten seconds, is a warning. */
export const isWarning = (left: number, whole: number): boolean =>
  left <= Math.max(10, Math.round(whole / 4));
