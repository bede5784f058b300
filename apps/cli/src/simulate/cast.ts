import { ApiSession, type Chance, type Connection } from '#client';
import type { CommandName } from '#contracts';
import { inParallel } from './crew.js';
import type { LatencyTable } from './latencies.js';

/** A player at the event with a session of their own. */
export interface Player {
  readonly playerId: string;
  readonly name: string;
  readonly session: ApiSession;
}

/**
 * Everyone who takes part: the organizer, a spectator, and the players, each identified to the
 * server only by their own cookies.
 */
export class Cast {
  readonly players = new Map<string, Player>();
  readonly dropped = new Set<string>();
  readonly organizer: ApiSession;
  readonly spectator: ApiSession;
  eventId = '';

  constructor(
    private readonly connection: Connection,
    private readonly latencies: LatencyTable,
    organizer?: ApiSession,
  ) {
    this.organizer = organizer ?? this.person();
    this.spectator = this.person();
  }

  person(): ApiSession {
    return new ApiSession(this.connection, {
      onCommand: (name: CommandName, milliseconds: number) =>
        this.latencies.add(name, milliseconds),
    });
  }

  player(playerId: string): Player {
    const player = this.players.get(playerId);
    if (!player) throw new Error(`the server seats somebody who never entered: ${playerId}`);
    return player;
  }

  /** Registers a guest, whose cookie is their seat. */
  async register(name: string, members?: readonly string[]): Promise<Player> {
    const session = this.person();
    const { ids, guestCode } = await session.command('Register', {
      eventId: this.eventId,
      name,
      ...(members ? { members: [...members] } : {}),
    });
    return this.seat({ name, session, playerId: ids['playerId'] }, guestCode);
  }

  /** A player whom staff have entered takes the seat with its code. */
  join(playerId: string, name: string, guestCode: string): Promise<Player> {
    return this.seat({ playerId, name, session: this.person() }, guestCode);
  }

  /** Staff enter a player after the start and give them the code for their seat. */
  async enterLate(name: string, missed: { round: number; as: 'loss' | 'bye' }[]): Promise<Player> {
    const { ids, guestCode } = await this.organizer.command('AddLatePlayer', {
      eventId: this.eventId,
      name,
      missed,
    });
    return this.seat({ name, session: this.person(), playerId: ids['playerId'] }, guestCode);
  }

  private async seat(
    entry: { name: string; session: ApiSession; playerId: string | undefined },
    guestCode: string | undefined,
  ): Promise<Player> {
    const { name, session, playerId } = entry;
    if (playerId === undefined || guestCode === undefined)
      throw new Error(`no seat or no code for ${name}`);
    if (!session.holdsCookies) await session.signInGuest(this.eventId, guestCode);
    const player = { playerId, name, session };
    this.players.set(playerId, player);
    return player;
  }
}

/**
 * Guests register, hand in a deck unless decks are built at the event, and check in, in parallel.
 */
export const admit = async (
  cast: Cast,
  {
    names,
    decks,
    chance,
    workers,
  }: {
    names: readonly string[];
    decks: readonly (string | readonly string[])[];
    chance: Chance;
    workers: number;
  },
): Promise<void> => {
  const { eventId } = cast;
  const brought = names.map(() => (decks.length > 0 ? chance.pick(decks) : null));
  await inParallel(names, { workers }, async (name, index) => {
    const { session, playerId } = await cast.register(name);
    const deck = brought[index] ?? null;
    if (deck !== null)
      await (typeof deck === 'string'
        ? session.command('SubmitDeck', { eventId, playerId, text: deck })
        : session.command('SubmitTrio', { eventId, playerId, texts: [...deck] }));
    await session.command('CheckInPlayer', { eventId, playerId });
  });
};
