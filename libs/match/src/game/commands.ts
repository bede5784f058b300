import type { CommandOf } from '#aggregate';
import type { GameCatalogue, ScreenBotLevel, ScreenChoice, ScreenMove, ScreenTerms } from '#game';
import type { ThinkingTime } from '#vocabulary';
import type { PreparedGame } from '../lessons/prepared.js';
import type { BotAnswers } from './bots.js';
import type { GameFacts, GamePlayer, RecordedOpening } from './facts.js';
import type { ReachedGame } from './record.js';
import type { GameState } from './state.js';

/** The sealed secrets of a game, opened. */
export interface GameSecret {
  readonly seed: string;
  readonly nonce: string;
}

interface Thought {
  /**
   * The bots' answers if they were computed before the command; omitted: bots think while the
   * command is decided.
   */
  readonly answers?: BotAnswers;
}

/**
 * The board that the sender saw, as a fence against stale commands: by its step, or by the number
 * of moves and of times it had been taken back.
 */
export type Look =
  | { readonly step: number }
  | { readonly at?: number | undefined; readonly takenBack: number };

/** The secrets and digests that a game is dealt from. */
export interface Deal extends GameSecret, Thought {
  readonly seedCommitment: string;
  /** Digest of the sources of the engines that judge the game. */
  readonly engine: string;
}

/** The time of the command (ISO 8601), needed if thinking may be timed. */
export interface Timed {
  readonly now?: string;
}

/** `by` is a seat; `at` and `now` are the server's time (ISO 8601). */
export interface GameCommands {
  Open: GameFacts['Opened'];
  /** `deal`: given if this player may be the last one to join, so that the game begins at once. */
  Join: { readonly player: GamePlayer; readonly at: string; readonly deal?: Deal };
  /**
   * Before the game begins: the player leaves their seat. If the host leaves, the table is
   * cancelled.
   */
  Leave: { readonly by: number };
  /**
   * `players` take the seats that are still free: bots, or everybody who plays. `opening`: moves
   * that are made in advance as part of the deal.
   */
  Begin: Deal &
    Timed & {
      readonly by: number;
      readonly players: readonly GamePlayer[];
      /** What the deal depends on beyond the terms that the game itself pins. */
      readonly terms?: ScreenTerms;
      readonly level: ScreenBotLevel;
      readonly prepared?: PreparedGame | undefined;
      readonly opening?: readonly ScreenMove[];
      /** The position at which the game begins; nobody can take the game back beyond it. */
      readonly from?: RecordedOpening | undefined;
      readonly thinkingTime?: ThinkingTime | undefined;
    };
  /** Opens a table and begins the game at once. */
  Start: { readonly table: GameFacts['Opened']; readonly deal: Omit<GameCommands['Begin'], 'by'> };
  /**
   * The number of one of the options, a composed choice, or a concession, which is possible at any
   * time.
   */
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
   * A player warns the player to act that they are waited for. `movedAt`: when the question was
   * put. `ruled`: a judge decides what happens if there is no answer.
   */
  WarnSilence: ReachedGame & {
    readonly ruled?: boolean;
    readonly by: number;
    readonly look: Look;
    readonly now: string;
    readonly movedAt?: string | undefined;
  };
  /** The game goes on, or ends, without the player who was warned and did not answer. */
  Claim: GameSecret & ReachedGame & Thought & { readonly by: number; readonly now: string };
  /** The same if a judge decides it. */
  AskRuling: { readonly by: number; readonly now: string };
  /**
   * The time of the player to act has run out; what happens then was agreed when the game began
   * (`ThinkingTime.atZero`). `by`: a seat, null for a judge. `ruled`: a judge decides what follows
   * a warning.
   */
  CallClock: GameSecret &
    ReachedGame &
    Thought & { readonly by: number | null; readonly now: string; readonly ruled?: boolean };
  /** Stops the clock, for example while a judge is on the way, or lets it run again. */
  HoldClock: { readonly stands: boolean; readonly now: string };
  /**
   * `next`: the table that is opened for another game. `over`: whether the game is over, in a kind
   * whose games are played in another stream.
   */
  OpenRematch: { readonly by: number; readonly next: string; readonly over?: boolean };
}

/** The commands, events and state of one kind of games; the events are those of its streams. */
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

/** A command without the game catalogue in its context. */
export type GameAction<T extends keyof GameCommands = keyof GameCommands> = {
  [K in T]: { readonly type: K; readonly data: GameCommands[K] };
}[T];

/** Commands after which bots may have to answer. */
export type AnsweredType = 'Start' | 'Begin' | 'Join' | 'Play' | 'Claim' | 'CallClock';
export type AnsweredAction = GameAction<AnsweredType>;
