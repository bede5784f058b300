import type { EventStatus } from '#vocabulary';
import type { RoundWords } from '#contracts';

/** The words of the boards besides names and numbers, in one language. */
export interface Words extends RoundWords {
  readonly standingsAfter: (round: number) => string;
  readonly finalStandings: string;
  readonly players: (count: number) => string;
  readonly champion: (name: string) => string;
  readonly game: (game: number) => string;
  readonly table: string;
  readonly hand: string;
  readonly resources: string;
  readonly deck: string;
  readonly credits: string;
  readonly force: string;
  readonly bye: string;
  readonly backToEvent: string;
  /** For the page that tracks the life of a game on paper. */
  readonly life: string;
  readonly bothFull: string;
  readonly staffOnly: string;
  readonly notSent: string;
  readonly final: string;
  readonly settled: (done: number, all: number) => string;
  readonly nothing: string;
  readonly timeUp: string;
  /** Shown when a countdown is over but the tournament has not begun. */
  readonly soon: string;
  readonly paused: string;
  readonly statuses: Readonly<Record<EventStatus, string>>;
}
