/** What happens to a player who has no time left. */
type AtZero = 'warning' | 'choice' | 'loss';

/**
 * The thinking time in a game on screen, in seconds. After an answer the player gets back what it
 * took, at most `increment`, so a reserve never grows. `perMove` is available anew for each
 * question, and runs once the reserve is used up.
 */
export interface ThinkingTime {
  readonly reserve: number;
  readonly increment: number;
  readonly perMove: number;
  readonly atZero: AtZero;
}

/**
 * A clock: the reserves by seat in ms, the player to act, and since when their time runs (ISO
 * 8601); null: it stands.
 */
export interface ThinkingClock {
  readonly left: readonly number[];
  readonly asked: number | null;
  readonly since: string | null;
}

/** A clock before the first question. */
export const fullClock = ({ reserve }: ThinkingTime, seats: number): ThinkingClock => ({
  left: Array.from({ length: seats }, () => reserve * 1000),
  asked: null,
  since: null,
});

/** How long the game has waited for an answer, in ms; 0 while the clock stands. `now`: ms since 1970. */
const waitedFor = ({ asked, since }: ThinkingClock, now: number): number =>
  asked === null || since === null ? 0 : Math.max(0, now - Date.parse(since));

/**
 * The time a seat has left at `now` (ms since 1970), of its reserve and for this question, both in
 * ms.
 */
export const timeLeft = (
  { perMove }: Pick<ThinkingTime, 'perMove'>,
  clock: ThinkingClock,
  { seat, now }: { readonly seat: number; readonly now: number },
): { readonly reserve: number; readonly move: number } => {
  const reserve = clock.left[seat] ?? 0;
  const waited = clock.asked === seat ? waitedFor(clock, now) : 0;
  return {
    reserve: Math.max(0, reserve - waited),
    move: Math.max(0, perMove * 1000 - Math.max(0, waited - reserve)),
  };
};

/** Whether the player to act has no time left. `now`: ms since 1970. */
export const hasRunOut = (
  time: Pick<ThinkingTime, 'perMove'>,
  clock: ThinkingClock,
  now: number,
): boolean => {
  if (clock.asked === null || clock.since === null) return false;
  const { reserve, move } = timeLeft(time, clock, { seat: clock.asked, now });
  return reserve + move === 0;
};

interface Turn {
  /** ISO 8601. */
  readonly now: string;
  /** The player to act from now on. */
  readonly asked: number | null;
  /** Whether the player to act has answered; otherwise the game went on without their answer. */
  readonly answered: boolean;
  /** The clock stands although somebody has to act. */
  readonly stands?: boolean;
}

/** The clock as it is once the next question is put. */
export const turnClock = (
  { increment }: Pick<ThinkingTime, 'increment'>,
  clock: ThinkingClock,
  { now, asked, answered, stands = false }: Turn,
): ThinkingClock => {
  const waited = waitedFor(clock, Date.parse(now));
  const back = answered ? Math.min(waited, increment * 1000) : 0;
  const left = clock.left.map((reserve, seat) =>
    seat === clock.asked ? Math.min(reserve, Math.max(0, reserve - waited) + back) : reserve,
  );
  return { left, asked, since: asked === null || stands ? null : now };
};
