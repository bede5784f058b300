import { ApiFailure, ApiSession, type Connection } from '#client';
import { generateDeck, premierRules, toSwudbJson } from '#formats';
import { deriveId } from '#platform';
import { botNames } from './bot-roster.js';
import type { BotMove } from './moves.js';

interface Seat {
  readonly playerId: string;
  readonly session: ApiSession;
}

/**
 * The bots of one event at the public API. Nothing of them is stored: every key follows from the server's secret, so a process that has just
 * started sends the same registration again and is given the same seat.
 */
export class BotCrew {
  private readonly seats = new Map<number, Seat>();
  readonly spectator: ApiSession;

  constructor(
    private readonly connection: Connection,
    private readonly eventId: string,
    private readonly secret: string,
  ) {
    this.spectator = new ApiSession(connection, { attempts: 2 });
  }

  /** Player ids of the bots that hold a seat. */
  get bots(): ReadonlyMap<string, number> {
    return new Map([...this.seats].map(([bot, { playerId }]) => [playerId, bot]));
  }

  /** Takes the seats again of those whose names are on the list. */
  async rejoin(names: ReadonlySet<string>): Promise<void> {
    for (const [bot, name] of botNames.entries()) {
      if (names.has(name) && !this.seats.has(bot)) await this.enter(bot).catch(ignoreRefusal);
    }
  }

  async make(move: BotMove, date: string): Promise<void> {
    const { eventId } = this;
    if (move.kind === 'enter') return this.enter(move.bot);
    const seat = this.seats.get(move.bot);
    if (!seat) return;
    const { playerId, session } = seat;
    switch (move.kind) {
      case 'submit-deck':
        await session.command('SubmitDeck', { eventId, playerId, text: this.deck(move.bot, date) }, this.key(move.bot, 'deck'));
        return;
      case 'check-in':
        await session.command('CheckInPlayer', { eventId, playerId }, this.key(move.bot, 'check-in'));
        return;
      case 'drop':
        await session.command('DropPlayer', { eventId, playerId, reason: 'own-wish' }, this.key(move.bot, 'drop'));
        return;
      case 'report':
        await session.command('ReportResult', { matchId: move.matchId, score: move.score });
        return;
      case 'confirm':
        await session.command('ConfirmResult', { matchId: move.matchId });
        return;
      case 'dispute':
        await session.command('DisputeResult', { matchId: move.matchId, claim: move.claim, note: 'We counted differently' });
    }
  }

  private async enter(bot: number): Promise<void> {
    const session = new ApiSession(this.connection, { attempts: 2 });
    const { ids, guestCode } = await session.command('Register', { eventId: this.eventId, name: botNames[bot] ?? '' }, this.key(bot, 'enter'));
    const playerId = ids['playerId'];
    if (playerId === undefined) return;
    if (!session.holdsCookies && guestCode !== undefined) await session.signInGuest(this.eventId, guestCode);
    this.seats.set(bot, { playerId, session });
  }

  /** A deck that is legal on the day; the same for the same bot. */
  private deck(bot: number, date: string): string {
    return toSwudbJson(generateDeck(`bot-${bot}`, premierRules({ on: date })));
  }

  private key(bot: number, purpose: string): string {
    const seed = `${this.secret}/${this.eventId}/${bot}`;
    return `${deriveId(seed, purpose)}${deriveId(seed, `${purpose}.2`)}`;
  }
}

/** What the rules refuse a bot is refused; only faults that pass are worth another try. */
export const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof ApiFailure) || error.transient) throw error;
};
