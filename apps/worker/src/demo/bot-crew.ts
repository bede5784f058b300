import { broughtDeck, broughtTrio, deckFromPool, lookAtPod, lookAtPool, pickAtPod } from '#bots';
import { ApiFailure, ApiSession, type Connection } from '#client';
import { toSwudbJson } from '#formats';
import { deriveId } from '#platform';
import type { TournamentState } from '#tournament';
import { botNames } from './bot-roster.js';
import type { BotAct, BotMove } from './moves.js';

interface Seat {
  readonly playerId: string;
  readonly session: ApiSession;
}

type Occasion = Pick<TournamentState, 'format' | 'date'>;

/**
 * The bots of one event, which use the public API. None of their data is stored: every key is
 * derived from the server's secret, so a restarted process sends the same registration again and
 * gets the same seat.
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

  /** The bots that hold a seat, by player id. */
  get bots(): ReadonlyMap<string, number> {
    return new Map([...this.seats].map(([bot, { playerId }]) => [playerId, bot]));
  }

  /** Takes the seats of the named bots again. */
  async rejoin(names: ReadonlySet<string>): Promise<void> {
    for (const [bot, name] of botNames.entries()) {
      if (names.has(name) && !this.seats.has(bot)) await this.enter(bot).catch(ignoreRefusal);
    }
  }

  async make({ bot, ...act }: BotMove, occasion: Occasion): Promise<void> {
    if (act.kind === 'enter') return this.enter(bot);
    const seat = this.seats.get(bot);
    if (!seat) return;
    if (act.kind === 'submit-deck') return this.handIn(bot, seat, occasion);
    await (isAtTable(act) ? atTable(act, seat.session) : this.atDesk(bot, act, seat));
  }

  /** A player's actions at the desk, before and between the rounds. */
  private async atDesk(
    bot: number,
    act: Exclude<BotAct, TableAct | { kind: 'enter' | 'submit-deck' }>,
    { playerId, session }: Seat,
  ): Promise<void> {
    const { eventId } = this;
    switch (act.kind) {
      case 'check-in':
        await session.command('CheckInPlayer', { eventId, playerId }, this.key(bot, 'check-in'));
        return;
      case 'drop':
        await session.command(
          'DropPlayer',
          { eventId, playerId, reason: 'own-wish' },
          this.key(bot, 'drop'),
        );
        return;
      case 'confirm-ready':
        await session.command('ConfirmReady', { podId: act.podId, seat: act.seat });
        return;
      case 'pick-card': {
        const pick = pickAtPod(await lookAtPod(session, act.podId));
        if (pick) await session.command('PickCard', pick);
        return;
      }
      case 'build-deck': {
        const deck = deckFromPool(await lookAtPool(session, eventId, playerId));
        if (deck)
          await session.command('SubmitDeck', { eventId, playerId, text: toSwudbJson(deck) });
      }
    }
  }

  private async enter(bot: number): Promise<void> {
    const session = new ApiSession(this.connection, { attempts: 2 });
    const { ids, guestCode } = await session.command(
      'Register',
      { eventId: this.eventId, name: botNames[bot] ?? '' },
      this.key(bot, 'enter'),
    );
    const playerId = ids['playerId'];
    if (playerId === undefined) return;
    if (!session.holdsCookies && guestCode !== undefined)
      await session.signInGuest(this.eventId, guestCode);
    this.seats.set(bot, { playerId, session });
  }

  /** Hands in a deck that is legal on the day; the same bot always gets the same deck. */
  private async handIn(
    bot: number,
    { playerId, session }: Seat,
    { format, date }: Occasion,
  ): Promise<void> {
    const { eventId } = this;
    const key = this.key(bot, 'deck');
    await (format === 'trilogy'
      ? session.command(
          'SubmitTrio',
          { eventId, playerId, texts: [...broughtTrio(`bot-${bot}`, date)] },
          key,
        )
      : session.command(
          'SubmitDeck',
          { eventId, playerId, text: broughtDeck(`bot-${bot}`, date) },
          key,
        ));
  }

  private key(bot: number, purpose: string): string {
    const seed = `${this.secret}/${this.eventId}/${bot}`;
    return `${deriveId(seed, purpose)}${deriveId(seed, `${purpose}.2`)}`;
  }
}

type TableAct = Extract<BotAct, { readonly matchId: string }>;
const isAtTable = (act: Exclude<BotAct, { kind: 'enter' | 'submit-deck' }>): act is TableAct =>
  'matchId' in act;

const atTable = async (act: TableAct, session: ApiSession): Promise<unknown> => {
  const { matchId } = act;
  switch (act.kind) {
    case 'report':
      return session.command('ReportResult', { matchId, score: act.score });
    case 'confirm':
      return session.command('ConfirmResult', { matchId });
    case 'dispute':
      return session.command('DisputeResult', {
        matchId,
        claim: act.claim,
        note: 'We counted differently',
      });
    case 'ban':
      return session.command('SealBan', { matchId, deck: act.deck });
    case 'choose-deck':
      return session.command('SealDeck', { matchId, game: act.game, deck: act.deck });
    case 'report-game':
      return session.command('ReportGame', { matchId, game: act.game, winner: act.winner });
    case 'confirm-game':
      return session.command('ConfirmGame', { matchId, game: act.game });
    case 'dispute-game':
      return session.command('DisputeGame', {
        matchId,
        game: act.game,
        note: 'We remember it differently',
      });
  }
};

/**
 * Ignores refusals by the rules and rethrows everything else; only transient failures are worth
 * another attempt.
 */
export const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof ApiFailure) || error.transient) throw error;
};
