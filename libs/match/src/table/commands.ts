import type { Move } from '#rules';
import type { Reporter } from '../place.js';
import type { TableDeck } from './events.js';

/** `seed` comes out of the sealed secrets with every command that needs the game's state. */
export interface TableCommands {
  OpenTable: {
    readonly a: TableDeck;
    readonly b: TableDeck;
    readonly seed: string;
    readonly seedCommitment: string;
    /** Digest of the sources of the rules engine that judges the game. */
    readonly engine: string;
  };
  PlayMove: {
    readonly by: Reporter;
    readonly game: number;
    readonly move: Omit<Move, 'seat'>;
    readonly seed: string;
    readonly nonce: string;
  };
  RuleTable: {
    readonly game: number;
    readonly winner: Reporter | 'draw';
    readonly seed: string;
    readonly nonce: string;
  };
}
