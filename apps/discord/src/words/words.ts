import type { RoundWords } from '#contracts';

/** Numbers of games: won, lost, drawn. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface PlaceOfPlay {
  readonly round: string;
  readonly table: number;
  readonly opponent: string;
  readonly opponentRecord: string;
}

/**
 * All texts of the Discord application in one language. Names of commands and options stay in
 * English.
 */
export interface Words extends RoundWords {
  /** The description of each command by its name, shown in the menu; at most 100 characters. */
  readonly commands: Readonly<Record<string, string>>;
  /** The description of each option; at most 100 characters. */
  readonly options: Readonly<Record<string, string>>;

  readonly score: (score: Tally) => string;

  readonly noEvent: string;
  readonly noSeat: string;
  readonly linked: (name: string) => string;
  readonly seatLinked: string;
  readonly howToLink: (address: string) => string;
  readonly codeUnknown: string;
  readonly unlinked: string;
  readonly notLinked: string;
  readonly follows: (event: string) => string;
  readonly followsNothing: string;
  readonly notManaging: string;
  readonly notStaff: string;
  readonly eventUnknown: string;
  readonly registered: (name: string, event: string) => string;
  /** The registration waits for approval by staff. */
  readonly asked: (name: string, event: string) => string;
  readonly waitlisted: (name: string, place: number) => string;
  readonly registeredBefore: (name: string) => string;
  readonly registrationShut: string;
  readonly checkedIn: (event: string) => string;
  readonly checkInShut: string;
  readonly table: (place: PlaceOfPlay) => string;
  readonly bye: (round: string) => string;
  readonly noTable: string;
  readonly dropped: string;
  readonly ownScore: (score: string) => string;
  readonly theirReport: (name: string, score: string) => string;
  readonly ownReport: (score: string) => string;
  readonly reported: (score: string, opponent: string) => string;
  readonly agreed: (score: string) => string;
  readonly confirmed: (score: string) => string;
  readonly nothingToConfirm: string;
  readonly waitsForOpponent: string;
  readonly confirm: string;
  readonly standings: (event: string, round: number) => string;
  readonly noStandings: string;
  readonly ownRank: (rank: number, points: number) => string;
  /** Links to the whole list. */
  readonly more: (address: string) => string;
  readonly drop: string;
  readonly dropSure: (event: string) => string;
  readonly dispute: string;
  readonly disputed: string;
  readonly judgeCalled: string;
  readonly deckHow: string;
  readonly deckTaken: string;
  /** The number of problems in the list, and where they are explained. */
  readonly deckFaults: (count: number, address: string) => string;
  readonly done: string;
  readonly nothingToPair: string;
  readonly tableUnknown: string;
  readonly announcement: (event: string, text: string) => string;
  readonly pairings: (event: string, round: string) => string;
  /** All results of a round are in. */
  readonly results: (event: string, round: string) => string;
  readonly tableLine: (table: number, first: string, second: string) => string;
  readonly byeLine: (name: string) => string;
  readonly tableOf: (round: string, table: number, first: string, second: string) => string;
  /** The name of a match's thread. */
  readonly thread: (round: string, table: number, first: string, second: string) => string;
  /** `score`: from the first player's point of view. */
  readonly result: (first: string, score: string, second: string) => string;
  readonly reportStands: (by: string, first: string, score: string, second: string) => string;
  readonly disputeStands: string;
  readonly final: (event: string, champion: string) => string;
  /** The server's refusals by code; `other` if there is no text for one. */
  readonly refused: Readonly<Record<string, string>>;
  readonly refusedOther: (code: string) => string;
  readonly busy: string;
  readonly fault: string;
}
