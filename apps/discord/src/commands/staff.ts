import type { ApiSession } from '#client';
import type { EventView } from '#contracts';
import { atEvent, type CommandOption, type DiscordCommand, type Occasion } from './command.js';
import type { Said } from '../messages/said.js';

interface ByStaff extends Occasion {
  readonly session: ApiSession;
  readonly event: EventView;
  readonly eventId: string;
}

const number = (value: string | number | boolean | undefined): number =>
  typeof value === 'number' ? value : 0;

/** A staff command: the server checks the roles of the sender's linked account. */
const staffCommand = (
  part: string,
  act: (by: ByStaff) => Promise<Said | null>,
  options: readonly CommandOption[] = [],
): DiscordCommand => ({
  name: `staff ${part}`,
  options,
  run: async (occasion) =>
    atEvent(occasion, async ({ following, event }) => {
      const { store, conclave, words, wish, views } = occasion;
      const account = store.account(wish.person.id);
      if (account === null) return { text: words.notLinked };
      const session = conclave.as(account.token);
      const said = await act({ ...occasion, session, event, eventId: following.event });
      views.forget(following.event);
      return said ?? { text: words.done };
    }),
});

/**
 * Pairs the next round. Reads the event again, because the cached one may be older than the last
 * pairing.
 */
const pair = async ({ session, eventId, key, words }: ByStaff): Promise<Said | null> => {
  const { nextRound } = await session.ask('event', { eventId });
  if (nextRound === null) return { text: words.nothingToPair };
  await session.command('RequestPairing', { eventId, ...nextRound, repair: false }, key);
  return null;
};

/** The key of the current round; null before the first. */
const roundOf = ({ event }: ByStaff) => {
  const round = event.rounds.at(-1);
  return round ? { phase: round.phase, round: round.round, attempt: round.attempt } : null;
};

const clock = async (by: ByStaff): Promise<Said | null> => {
  const { session, eventId, key, words, wish } = by;
  const round = roundOf(by);
  if (round === null) return { text: words.noTable };
  const asked = wish.options['minutes'];
  const minutes = typeof asked === 'number' ? asked : null;
  await session.command('StartRoundClock', { eventId, ...round, minutes }, key);
  return null;
};

const rule = async ({ session, eventId, key, words, wish }: ByStaff): Promise<Said | null> => {
  const { tables } = await session.ask('pairings', { eventId });
  const row = tables.find(({ table }) => table === wish.options['table']);
  if (!row) return { text: words.tableUnknown };
  const score = {
    a: number(wish.options['first']),
    b: number(wish.options['second']),
    drawn: number(wish.options['drawn']),
  };
  const note = String(wish.options['note'] ?? '');
  const { matchId } = row;
  if (row.status === 'completed')
    await session.command('CorrectResult', { matchId, score, note }, key);
  else await session.command('RuleResult', { matchId, score, note }, key);
  return {
    text: words.result(
      row.a.name,
      words.score({ won: score.a, lost: score.b, drawn: score.drawn }),
      row.b.name,
    ),
  };
};

export const staffCommands: readonly DiscordCommand[] = [
  staffCommand('open', async ({ session, eventId, key }) => {
    await session.command('OpenRegistration', { eventId }, key);
    return null;
  }),
  staffCommand('close', async ({ session, eventId, key }) => {
    await session.command('CloseRegistration', { eventId }, key);
    return null;
  }),
  staffCommand('check-in-all', async ({ session, eventId, key }) => {
    await session.command('CheckInAll', { eventId }, key);
    return null;
  }),
  staffCommand('start', async ({ session, eventId, key }) => {
    await session.command('StartEvent', { eventId }, key);
    return null;
  }),
  staffCommand('pair', pair),
  staffCommand('clock', clock, [{ name: 'minutes', kind: 'number', most: 240 }]),
  staffCommand('rule', rule, [
    { name: 'table', kind: 'number', required: true, most: 9_999 },
    { name: 'first', kind: 'number', required: true, most: 2_000 },
    { name: 'second', kind: 'number', required: true, most: 2_000 },
    { name: 'drawn', kind: 'number', most: 9 },
    { name: 'note', kind: 'text', most: 500 },
  ]),
  staffCommand(
    'announce',
    async ({ session, eventId, key, wish }) => {
      const text = String(wish.options['text'] ?? '');
      await session.command('MakeAnnouncement', { eventId, text }, key);
      return null;
    },
    [{ name: 'text', kind: 'text', required: true, most: 500 }],
  ),
  staffCommand('finish', async ({ session, eventId, key }) => {
    await session.command('FinishEvent', { eventId }, key);
    return null;
  }),
];
