import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, type ApiSession, Chance } from '#client';
import type { CommandAccepted, DeckIndex, GameWinner, TableRow } from '#contracts';
import type { Cast } from './cast.js';
import type { Tally } from './play-match.js';
import type { StandingsWatch } from './standings-watch.js';

/** Trilogy counts, besides those of every match. */
export interface TrilogyTally {
  bans: number;
  /** Number of losers who switched to their other deck. */
  switches: number;
  replaysAfterDraws: number;
}

type Side = 'a' | 'b';

const PATIENCE_MS = 60_000;
/**
 * Refusals that can occur for a moment while the api is slow to reveal: people wait for their
 * screen.
 */
const notYet = new Set(['match/not-choosing', 'match/no-game-running', 'match/stale-game']);

const patiently = async (send: () => Promise<CommandAccepted>): Promise<CommandAccepted> => {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(50)) {
    try {
      return await send();
    } catch (fault) {
      if (!(fault instanceof ApiFailure) || !notYet.has(fault.code) || Date.now() > end)
        throw fault;
    }
  }
};

/** A table from the point of view of its two players. */
class TrilogyTable {
  private readonly left: Record<Side, DeckIndex[]> = { a: [0, 1, 2], b: [0, 1, 2] };
  private readonly playing: Record<Side, DeckIndex | null> = { a: null, b: null };
  private readonly won: Record<Side, number> = { a: 0, b: 0 };
  private game = 0;

  constructor(
    private readonly matchId: string,
    private readonly sessions: Readonly<Record<Side | 'organizer', ApiSession>>,
    private readonly chance: Chance,
    private readonly tally: Tally & TrilogyTally,
  ) {}

  async ban(): Promise<void> {
    const banned = {
      a: this.chance.pick([0, 1, 2] as const),
      b: this.chance.pick([0, 1, 2] as const),
    };
    const seal = (by: Side) =>
      this.sessions[by].command('SealBan', { matchId: this.matchId, deck: banned[by] });
    await Promise.all([seal('a'), seal('b')]);
    this.left.a = this.left.a.filter((deck) => deck !== banned.b);
    this.left.b = this.left.b.filter((deck) => deck !== banned.a);
    this.tally.bans += 2;
  }

  /** Players with two decks left pick one; a player with one plays it. */
  async pick(): Promise<void> {
    const game = this.game + 1;
    const pick = async (by: Side): Promise<void> => {
      const [only, second] = this.left[by];
      const before = this.playing[by];
      const deck = second === undefined ? (only ?? 0) : this.chance.pick(this.left[by]);
      this.playing[by] = deck;
      if (second === undefined) return;
      if (before !== null && before !== deck) this.tally.switches += 1;
      await patiently(() =>
        this.sessions[by].command('SealDeck', { matchId: this.matchId, game, deck }),
      );
    };
    await Promise.all([pick('a'), pick('b')]);
  }

  /**
   * Plays one game; a draw is replayed with the same decks. Returns the last command if the second
   * win ends the match.
   */
  async play(): Promise<{ readonly over: CommandAccepted | null; readonly confirmed: boolean }> {
    this.game += 1;
    const luck = this.chance.next();
    const winner: GameWinner = luck < 0.1 ? 'draw' : luck < 0.55 ? 'a' : 'b';
    const settled = await this.settle(winner);
    if (winner === 'draw') {
      this.tally.replaysAfterDraws += 1;
      return this.play();
    }
    this.won[winner] += 1;
    this.left[winner] = this.left[winner].filter((deck) => deck !== this.playing[winner]);
    return { over: this.won[winner] === 2 ? settled.accepted : null, confirmed: settled.confirmed };
  }

  private async settle(
    winner: GameWinner,
  ): Promise<{ accepted: CommandAccepted; confirmed: boolean }> {
    const { matchId, game } = this;
    const [reporter, answerer] = this.chance.happens(0.5)
      ? (['a', 'b'] as const)
      : (['b', 'a'] as const);
    await patiently(() => this.sessions[reporter].command('ReportGame', { matchId, game, winner }));
    if (!this.chance.happens(0.03))
      return {
        accepted: await this.sessions[answerer].command('ConfirmGame', { matchId, game }),
        confirmed: true,
      };
    await this.sessions[answerer].command('DisputeGame', { matchId, game, note: 'My base stood' });
    this.tally.disputes += 1;
    return {
      accepted: await this.sessions.organizer.command('RuleGame', {
        matchId,
        game,
        winner,
        note: 'Ruled after hearing both',
      }),
      confirmed: false,
    };
  }
}

/**
 * Two players ban, pick and play until one has two wins. Seed and names determine everything but
 * the order of the seats.
 */
export const playTrilogyMatch = async (
  table: TableRow,
  {
    cast,
    seed,
    decisive,
    watch,
    tally,
  }: {
    cast: Cast;
    seed: string;
    decisive: boolean;
    watch: StandingsWatch;
    tally: Tally & TrilogyTally;
  },
): Promise<void> => {
  const sessions = {
    a: cast.player(table.a.playerId).session,
    b: cast.player(table.b.playerId).session,
    organizer: cast.organizer,
  };
  const match = new TrilogyTable(
    table.matchId,
    sessions,
    Chance.from([seed, table.a.name, table.b.name].join('/')),
    tally,
  );
  await match.ban();
  for (;;) {
    await match.pick();
    const sentAt = performance.now();
    const { over, confirmed } = await match.play();
    if (over === null) continue;
    if (confirmed && !decisive) watch.expect(over.position, sentAt);
    break;
  }
  tally.matches += 1;
};
