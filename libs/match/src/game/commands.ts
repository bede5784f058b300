import type { CommandOf } from '#aggregate';
import type { GameCatalogue, ScreenBotLevel, ScreenChoice, ScreenMove, ScreenTerms } from '#game';
import type { ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../lessons/prepared.js';
import type { BotAnswers } from './bots.js';
import type { GameFacts, GamePlayer, RecordedOpening } from './facts.js';
import type { ReachedGame } from './record.js';
import type { GameState } from './state.js';

/** Out of the sealed secrets. */
export interface GameSecret {
  readonly seed: string;
  readonly nonce: string;
}

interface Thought {
  /** What bots answer, thought of before; without it they think within the command. */
  readonly answers?: BotAnswers;
}

/** The board that somebody looked at: by its step, or by its moves and how often it had been taken back. */
export type Look =
  | { readonly step: number }
  | { readonly at?: number | undefined; readonly takenBack: number };

/** What a game is dealt from. */
export interface Deal extends GameSecret, Thought {
  readonly seedCommitment: string;
  /** Digest of the sources of the engines that judge the game. */
  readonly engine: string;
}

/** When it comes (ISO 8601), where thinking may be timed. */
export interface Timed {
  readonly now?: string;
}

/** `by` is a seat; `at` and `now` are the server's time (ISO 8601). */
export interface GameCommands {
  Open: GameFacts['Opened'];
  /** `deal` where the game may begin with it. */
  Join: { readonly player: GamePlayer; readonly at: string; readonly deal?: Deal };
  /** Before the game: gives the own seat free again; the host's leaving cancels the table. */
  Leave: { readonly by: number };
  /**
   * `players` take the seats that are free: bots, or all who came
   * along. `opening`: moves that were made before anybody sat down.
   */
  Begin: Deal &
    Timed & {
      readonly by: number;
      readonly players: readonly GamePlayer[];
      /** What else the deal follows from, beside what the game itself pins. */
      readonly terms?: ScreenTerms;
      readonly level: ScreenBotLevel;
      readonly prepared?: PreparedGame | undefined;
      readonly opening?: readonly ScreenMove[];
      /** The game begins there: nobody goes back behind it. */
      readonly from?: RecordedOpening | undefined;
      readonly thinkingTime?: ThinkingTime | undefined;
    };
  /** Opened and begun at once. */
  Start: { readonly table: GameFacts['Opened']; readonly deal: Omit<GameCommands['Begin'], 'by'> };
  /** One of the options by its number, a composed choice, or giving up at any time. */
  Play: GameSecret &
    ReachedGame &
    Thought &
    Timed & {
      readonly by: number;
      readonly look?: Look;
      readonly choice: number | ScreenChoice | 'concede';
    };
  TakeBack: ReachedGame & Timed & { readonly by: number; readonly look: Look };
  /**
   * A player tells whoever is asked that they are waited for. `movedAt`:
   * when the question was put. `ruled`: a judge decides what follows.
   */
  WarnSilence: ReachedGame & {
    readonly ruled?: boolean;
    readonly by: number;
    readonly look: Look;
    readonly now: string;
    readonly movedAt?: string | undefined;
  };
  /** The game goes on, or ends, without whoever was warned and did not answer. */
  Claim: GameSecret & ReachedGame & Thought & { readonly by: number; readonly now: string };
  /** The same, where a judge decides it. */
  AskRuling: { readonly by: number; readonly now: string };
  /**
   * The time of whoever is asked has run out: what follows is as the game was begun. `by`: a seat, null for a
   * judge. `ruled`: a judge decides what follows a warning.
   */
  CallClock: GameSecret &
    ReachedGame &
    Thought & { readonly by: number | null; readonly now: string; readonly ruled?: boolean };
  /** The clock stands, such as while a judge is on the way, or goes on. */
  HoldClock: { readonly stands: boolean; readonly now: string };
  /**
   * `next`: the table that is opened for another game. `over`:
   * whether the game is, where it is played elsewhere.
   */
  OpenRematch: { readonly by: number; readonly next: string; readonly over?: boolean };
}

/** What the games of one kind speak; the events are those of its streams. */
export interface GameLanguage<Events extends object = object> {
  readonly commands: GameCommands;
  readonly events: Events;
  readonly state: GameState;
  /** The games that the server has. */
  readonly context: { readonly games: GameCatalogue };
}

export type GameCommand<T extends keyof GameCommands = keyof GameCommands> = CommandOf<
  GameLanguage,
  T
>;

/** A command without the games that it is decided with. */
export type GameAction<T extends keyof GameCommands = keyof GameCommands> = {
  [K in T]: { readonly type: K; readonly data: GameCommands[K] };
}[T];

/** Commands that bots may answer. */
export type AnsweredType = 'Start' | 'Begin' | 'Join' | 'Play' | 'Claim' | 'CallClock';
export type AnsweredAction = GameAction<AnsweredType>;
