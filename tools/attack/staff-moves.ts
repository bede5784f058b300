import type { Attackers } from './attackers.js';
import type { Move } from './move.js';
import type { PreparedEvents, Stage } from './prepared-events.js';

type Maker = (preparedEvents: PreparedEvents, attackers: Attackers) => Promise<Move | null>;

const eventOf = (preparedEvents: PreparedEvents, stage: Stage) => {
  const { ids } = preparedEvents.at(stage);
  return { eventId: ids['eventId']?.[0] ?? '', players: ids['playerId'] ?? [] };
};

const round = { phase: 0, round: 1, attempt: 1 } as const;

/** Commands that must come first; a refusal means that another attacker already sent them. */
const before = async (step: Promise<unknown>): Promise<void> => void (await step.catch(() => null));

/** The clock of a running round, started and optionally paused. */
const clock =
  (paused: boolean, more: Record<string, number> = {}): Maker =>
  async (preparedEvents, { people }) => {
    const { eventId } = eventOf(preparedEvents, 'paired');
    await before(people.owner.command('StartRoundClock', { eventId, ...round, minutes: 50 }));
    if (paused) await before(people.owner.command('PauseRoundClock', { eventId, ...round }));
    return { role: 'owner', body: { eventId, ...round, ...more } };
  };

/** Commands of staff that need another command before them. */
export const staffMoves: Readonly<Record<string, Maker>> = {
  RevokeRole: async (preparedEvents, { people, strangers }) => {
    const { eventId } = eventOf(preparedEvents, 'registration');
    const [stranger] = strangers;
    if (!stranger) return null;
    const { email, account } = stranger;
    await before(people.owner.command('GrantRole', { eventId, email, role: 'judge' }));
    return { role: 'owner', body: { eventId, account, role: 'judge' } };
  },
  // With a cap of two, two of four players wait; staff may promote more.
  PromotePlayer: async (preparedEvents, { people }) => {
    const { eventId, players } = eventOf(preparedEvents, 'full');
    const session = people.account;
    const own = await session.command('Register', { eventId, name: 'Who waits' }).catch(() => null);
    return { role: 'owner', body: { eventId, playerId: own?.ids['playerId'] ?? players[0] ?? '' } };
  },
  PromotePlayers: async (preparedEvents, { people }) => {
    const { eventId, players } = eventOf(preparedEvents, 'full');
    const session = people.judge;
    const own = await session.command('Register', { eventId, name: 'Waits too' }).catch(() => null);
    const playerIds = [own?.ids['playerId'] ?? players[0] ?? ''];
    return { role: 'owner', body: { eventId, playerIds } };
  },
  // A player registered after the start and not accepted yet.
  AcceptLateEntry: async (preparedEvents, { people }) => {
    const { eventId, players } = eventOf(preparedEvents, 'started');
    const entered = await people.owner
      .command('RegisterPlayer', { eventId, name: 'Who comes late' })
      .catch(() => null);
    const playerId = entered?.ids['playerId'] ?? players[0] ?? '';
    return { role: 'owner', body: { eventId, playerId, missed: [] } };
  },
  ReaddPlayer: async (preparedEvents, { people }) => {
    const { eventId, players } = eventOf(preparedEvents, 'started');
    const playerId = players.at(-1) ?? '';
    await before(people.owner.command('DropPlayer', { eventId, playerId, reason: 'own-wish' }));
    return { role: 'owner', body: { eventId, playerId, missed: [] } };
  },
  PauseRoundClock: clock(false),
  ResumeRoundClock: clock(true),
  ExtendRoundClock: clock(false, { seconds: 60 }),
};
