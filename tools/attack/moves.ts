import type { Chance } from '#client';
import {
  duelView,
  podView,
  practiceView,
  tableView,
  type TwinSunsView,
  twinSunsView,
} from '#contracts';
import { dice } from '#rules';
import { anyMove } from '../../apps/api/test/tables.js';
import type { Attackers, Role } from './attackers.js';
import type { Move } from './move.js';
import type { PreparedEvents } from './prepared-events.js';
import type { Json } from './schema-values.js';
import { staffMoves } from './staff-moves.js';

type Maker = (
  preparedEvents: PreparedEvents,
  attackers: Attackers,
  chance: Chance,
) => Promise<Move | null>;

const score = { a: 2, b: 0, drawn: 0 };
const seat = (chance: Chance): 'player' | 'guest' => chance.pick(['player', 'guest']);

const pick: Maker = async (preparedEvents, attackers, chance) => {
  const podId = chance.pick(preparedEvents.at('drafting').ids['podId'] ?? []);
  const role = seat(chance);
  const { mine } = podView.parse(
    JSON.parse(await attackers.people[role].get(`/api/pods/${podId}`)),
  );
  if (!mine?.offer) return null;
  const { round, pick, cards } = mine.offer;
  return { role, body: { podId, seat: mine.seat, round, pick, card: chance.pick(cards).id } };
};

const tableOf = async (preparedEvents: PreparedEvents, attackers: Attackers, chance: Chance) => {
  const matchId = chance.pick(preparedEvents.at('table').ids['matchId'] ?? []);
  const role = seat(chance);
  const view = tableView.parse(
    JSON.parse(await attackers.people[role].get(`/api/tables/${matchId}`)),
  );
  return { matchId, role, view };
};

/** Commands that must come first; a refusal means that another attacker already sent them. */
const before = async (...steps: readonly Promise<unknown>[]): Promise<void> => {
  await Promise.allSettled(steps);
};

/**
 * Both players ban and choose, if it is their turn, until a game of a Trilogy match is running;
 * returns the match and the game.
 */
const trilogyGame = async (
  preparedEvents: PreparedEvents,
  { people }: Attackers,
): Promise<{ readonly matchId: string; readonly game: number }> => {
  const matchId = preparedEvents.at('trilogy').ids['matchId']?.[0] ?? '';
  const both = [people.player, people.guest];
  await before(...both.map((each) => each.command('SealBan', { matchId, deck: 0 })));
  const { game } = await people.owner.query('trilogyMatch', { matchId });
  for (const deck of [1, 2, 0] as const)
    await before(
      ...both.map((each) => each.command('SealDeck', { matchId, game: Math.max(1, game), deck })),
    );
  return { matchId, game: Math.max(1, game) };
};

const reportedGame: Maker = async (preparedEvents, attackers) => {
  const game = await trilogyGame(preparedEvents, attackers);
  await before(attackers.people.player.command('ReportGame', { ...game, winner: 'a' }));
  return { role: 'guest', body: game };
};

const waitingPod = async (
  preparedEvents: PreparedEvents,
  { people }: Attackers,
): Promise<string | null> => {
  const eventId = preparedEvents.at('draft-ready').ids['eventId']?.[0] ?? '';
  await before(people.owner.command('FormPods', { eventId, draft: 1, fixed: [] }));
  const { pods } = await people.owner.query('pods', { eventId });
  return pods[0]?.podId ?? null;
};

const ofWaitingPod =
  (role: Role, more: (podId: string, eventId: string) => Record<string, Json>): Maker =>
  async (preparedEvents, attackers) => {
    const podId = await waitingPod(preparedEvents, attackers);
    const eventId = preparedEvents.at('draft-ready').ids['eventId']?.[0] ?? '';
    return podId === null ? null : { role, body: more(podId, eventId) };
  };

const pickedCard: Maker = async (preparedEvents, attackers, chance) => {
  const made = await pick(preparedEvents, attackers, chance);
  if (made === null) return null;
  const { card, ...key } = made.body as Record<string, Json>;
  const whole = { ...key, card } as never;
  await before(attackers.people[made.role].command('PickCard', whole));
  return { role: made.role, body: key as Json };
};

const staffPick =
  (more: Record<string, Json>): Maker =>
  async (preparedEvents, attackers, chance) => {
    const made = await pick(preparedEvents, attackers, chance);
    if (made === null) return null;
    const { card: _card, ...key } = made.body as Record<string, Json>;
    return { role: 'owner', body: { ...key, ...more } };
  };

const openTable = async (preparedEvents: PreparedEvents, { people }: Attackers) => {
  const matchId = preparedEvents.at('table').ids['matchId']?.[0] ?? '';
  const { game, takenBack, board } = tableView.parse(
    JSON.parse(await people.judge.get(`/api/tables/${matchId}`)),
  );
  return { matchId, game, takenBack, at: board?.at ?? 0 };
};

const deck = { kind: 'starter', name: 'vader' } as const;

const freeMatch = async ({ people }: Attackers): Promise<string> => {
  const asked = { deck, name: 'Ana', format: 'premier', bestOf: 1, listed: false } as const;
  const { ids } = await people.account.command('OpenFreeMatch', asked);
  return ids['matchId'] ?? '';
};

const twinSuns = async ({ people }: Attackers): Promise<string> => {
  const asked = { seats: 3, deck: { kind: 'random' }, name: 'Ana' } as const;
  return (await people.account.command('OpenTwinSuns', asked)).ids['gameId'] ?? '';
};

/** A game of one person and two bots. */
const dealtTwinSuns = async (attackers: Attackers): Promise<{ readonly view: TwinSunsView }> => {
  const gameId = await twinSuns(attackers);
  const { account } = attackers.people;
  await account.command('DealTwinSuns', { gameId });
  return { view: twinSunsView.parse(JSON.parse(await account.get(`/api/twin-suns/${gameId}`))) };
};

const openDuel = async ({ people }: Attackers): Promise<string> => {
  const asked = { game: 'destiny', name: 'Ana' } as const;
  return (await people.account.command('OpenDuel', asked)).ids['duelId'] ?? '';
};

/** A game of two people, one of whom has a decision to make. */
const begunDuel = async (attackers: Attackers) => {
  const duelId = await openDuel(attackers);
  const { account, player } = attackers.people;
  await player.command('JoinDuel', { duelId, name: 'Ben' });
  const view = duelView.parse(JSON.parse(await account.get(`/api/duels/${duelId}`)));
  const decider: Role = view.waitingFor === 0 ? 'account' : 'player';
  return { duelId, step: view.step, decider };
};

/**
 * Makers of payloads that depend on the moment; they return null if there is no pending question.
 */
export const moves: Readonly<Record<string, Maker>> = {
  ...staffMoves,
  OfferDraw: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    return { role, body: { matchId, game: view.game } };
  },
  AnswerDraw: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    const other = role === 'player' ? 'guest' : 'player';
    await before(attackers.people[other].command('OfferDraw', { matchId, game: view.game }));
    return { role, body: { matchId, game: view.game, accept: false } };
  },
  RepeatPractice: async (preparedEvents) => {
    const practiceId = preparedEvents.at('free').ids['practiceId']?.[0] ?? '';
    return { role: 'account', body: { practiceId, swap: false } };
  },
  PickCard: pick,
  MarkCards: async (preparedEvents, attackers, chance) => {
    const offered = (await pick(preparedEvents, attackers, chance)) as {
      readonly role: Role;
      readonly body: { readonly podId: string; readonly seat: number; round: number; card: string };
    } | null;
    if (offered === null) return null;
    const { podId, seat: at, round, card } = offered.body;
    return { role: offered.role, body: { podId, seat: at, round, cards: [card] } };
  },
  PlayMove: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    if (!view.board?.decision) return null;
    const move = anyMove(view, dice(chance.int(2 ** 31)));
    const { game, takenBack } = view;
    return { role, body: { matchId, game, move: { ...move, takenBack } } as Json };
  },
  TakeBackMove: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    const at = view.board?.at ?? 0;
    return { role, body: { matchId, game: view.game, at, takenBack: view.takenBack } };
  },
  PlayPractice: async (preparedEvents, attackers, chance) => {
    const practiceId = preparedEvents.at('free').ids['practiceId']?.[0] ?? '';
    const view = practiceView.parse(
      JSON.parse(await attackers.people.account.get(`/api/practice/${practiceId}`)),
    );
    if (!view.board?.decision) return null;
    const move = anyMove(view, dice(chance.int(2 ** 31)));
    const { takenBack } = view;
    return { role: 'account', body: { practiceId, move: { ...move, takenBack } } as Json };
  },
  WithdrawReport: async (preparedEvents, { people }) => {
    const matchId = preparedEvents.at('reporting').ids['matchId']?.[0] ?? '';
    await before(people.player.command('ReportResult', { matchId, score }));
    return { role: 'player', body: { matchId } };
  },
  ConfirmResult: async (preparedEvents, { people }) => {
    const matchId = preparedEvents.at('reporting').ids['matchId']?.[0] ?? '';
    await before(people.player.command('ReportResult', { matchId, score }));
    return { role: 'guest', body: { matchId } };
  },
  DisputeResult: async (preparedEvents, { people }) => {
    const matchId = preparedEvents.at('disputing').ids['matchId']?.[0] ?? '';
    await before(people.player.command('ReportResult', { matchId, score }));
    return { role: 'guest', body: { matchId, claim: null, note: 'It was the other way round' } };
  },
  CorrectResult: async (preparedEvents) => {
    const matchId = preparedEvents.at('played').ids['matchId']?.[0] ?? '';
    return { role: 'judge', body: { matchId, score: { a: 0, b: 2, drawn: 0 }, note: 'Slip' } };
  },
  EditPairings: async (preparedEvents) => {
    const { ids } = preparedEvents.at('paired');
    const [a = '', b = '', c = '', d = ''] = ids['playerId'] ?? [];
    const round = { eventId: ids['eventId']?.[0] ?? '', phase: 0, round: 1, attempt: 1 };
    const tables = [
      { a, b: d },
      { a: c, b },
    ];
    return { role: 'owner', body: { ...round, tables, byes: [], reason: 'As was announced' } };
  },
  AcceptStaffInvite: async (preparedEvents, { people }) => {
    const eventId = preparedEvents.at('registration').ids['eventId']?.[0] ?? '';
    const { inviteCode = '' } = await people.owner.command('InviteStaff', {
      eventId,
      role: 'caster',
    });
    return { role: 'account', body: { eventId, code: inviteCode } };
  },
  ClaimPlayer: async (preparedEvents, { people }) => {
    const eventId = preparedEvents.at('registration').ids['eventId']?.[0] ?? '';
    const { guestCode = '' } = await people.owner.command('RegisterPlayer', {
      eventId,
      name: 'Whoever comes',
    });
    return { role: 'account', body: { eventId, code: guestCode } };
  },
  RestorePlayers: async (preparedEvents, { people }) => {
    const { ids } = preparedEvents.at('registration');
    const eventId = ids['eventId']?.[0] ?? '';
    const playerIds = (ids['playerId'] ?? []).slice(-1);
    await before(people.owner.command('WithdrawPlayers', { eventId, playerIds }));
    return { role: 'owner', body: { eventId, playerIds } };
  },
  SealDeck: async (preparedEvents, { people }) => {
    const matchId = preparedEvents.at('trilogy').ids['matchId']?.[0] ?? '';
    const both = [people.player, people.guest];
    await before(...both.map((each) => each.command('SealBan', { matchId, deck: 0 })));
    const { game } = await people.owner.query('trilogyMatch', { matchId });
    return { role: 'player', body: { matchId, game: Math.max(1, game), deck: 1 } };
  },
  ReportGame: async (preparedEvents, attackers) => {
    const game = await trilogyGame(preparedEvents, attackers);
    return { role: 'player', body: { ...game, winner: 'a' } };
  },
  ConfirmGame: reportedGame,
  DisputeGame: async (...given) => {
    const made = await reportedGame(...given);
    return made && { ...made, body: { ...(made.body as object), note: 'Not so' } as Json };
  },
  RuleGame: async (preparedEvents, attackers) => {
    const game = await trilogyGame(preparedEvents, attackers);
    return { role: 'judge', body: { ...game, winner: 'b', note: 'Seen' } };
  },
  ConfirmReady: ofWaitingPod('player', (podId) => ({ podId, seat: 0 })),
  ReseatPods: ofWaitingPod('owner', (podId, eventId) => ({
    eventId,
    draft: 1,
    podIds: [podId],
    reason: 'One has left',
  })),
  StartPod: ofWaitingPod('owner', (podId) => ({ podId })),
  DissolvePods: ofWaitingPod('owner', (_podId, eventId) => ({
    eventId,
    draft: 1,
    reason: 'As was announced',
  })),
  TakeBackPick: pickedCard,
  RewindPick: async (...given) => {
    const made = await pickedCard(...given);
    return made && { role: 'owner', body: { ...(made.body as object), reason: 'Seen' } as Json };
  },
  MovePickTime: staffPick({ seconds: 30 }),
  AskTakeBack: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    const to = view.takeBack?.to ?? null;
    if (to === null) return null;
    const { game, takenBack, board } = view;
    return { role, body: { matchId, game, at: board?.at ?? 0, takenBack, to } };
  },
  AnswerTakeBack: async (preparedEvents, attackers, chance) => {
    const { matchId, role, view } = await tableOf(preparedEvents, attackers, chance);
    const to = view.takeBack?.asked?.to ?? null;
    if (to === null) return null;
    return { role, body: { matchId, game: view.game, to, accept: false } };
  },
  RewindGame: async (preparedEvents, attackers) => ({
    role: 'judge',
    body: { ...(await openTable(preparedEvents, attackers)), to: 0, note: 'Dealt wrongly' },
  }),
  RuleTable: async (preparedEvents, attackers) => {
    const { matchId, game } = await openTable(preparedEvents, attackers);
    return { role: 'judge', body: { matchId, game, winner: 'a' } };
  },
  JoinTwinSuns: async (_preparedEvents, attackers) => ({
    role: 'player',
    body: { gameId: await twinSuns(attackers), deck: { kind: 'random' }, name: 'Ben' },
  }),
  LeaveTwinSuns: async (_preparedEvents, attackers) => ({
    role: 'account',
    body: { gameId: await twinSuns(attackers) },
  }),
  DealTwinSuns: async (_preparedEvents, attackers) => ({
    role: 'account',
    body: { gameId: await twinSuns(attackers) },
  }),
  PlayTwinSuns: async (_preparedEvents, attackers, chance) => {
    const { view } = await dealtTwinSuns(attackers);
    const move = anyMove(view, dice(chance.int(2 ** 31)));
    return { role: 'account', body: { gameId: view.gameId, move } as Json };
  },
  PlayTwinSunsAgain: async (_preparedEvents, attackers) => {
    const { view } = await dealtTwinSuns(attackers);
    const move = { at: view.board?.at ?? 0, concede: true, takenBack: 0 } as const;
    await attackers.people.account.command('PlayTwinSuns', { gameId: view.gameId, move });
    return { role: 'account', body: { gameId: view.gameId } };
  },
  TakeBackTwinSuns: async (_preparedEvents, attackers) => {
    const { view } = await dealtTwinSuns(attackers);
    const { gameId, takenBack, board } = view;
    return { role: 'account', body: { gameId, at: board?.at ?? 0, takenBack } };
  },
  JoinDuel: async (_preparedEvents, attackers) => ({
    role: 'player',
    body: { duelId: await openDuel(attackers), name: 'Ben' },
  }),
  DealDuel: async (_preparedEvents, { people }) => {
    const asked = { game: 'swtcg', seats: 4, name: 'Ana' } as const;
    const { ids } = await people.account.command('OpenDuel', asked);
    return { role: 'account', body: { duelId: ids['duelId'] ?? '' } };
  },
  CancelDuel: async (_preparedEvents, attackers) => ({
    role: 'account',
    body: { duelId: await openDuel(attackers) },
  }),
  PlayDuel: async (_preparedEvents, attackers) => {
    const { duelId, step, decider } = await begunDuel(attackers);
    return { role: decider, body: { duelId, step, option: 0 } };
  },
  ConcedeDuel: async (_preparedEvents, attackers) => {
    const { duelId, decider } = await begunDuel(attackers);
    return { role: decider, body: { duelId } };
  },
  TakeBackDuel: async (_preparedEvents, attackers) => {
    const { duelId, step, decider } = await begunDuel(attackers);
    await attackers.people[decider].command('PlayDuel', { duelId, step, option: 0 });
    return { role: decider, body: { duelId, step: step + 1 } };
  },
  // Nobody waits long enough for the warning to be allowed: both are refused.
  WarnDuelSilence: async (_preparedEvents, attackers) => {
    const { duelId, step, decider } = await begunDuel(attackers);
    const role = decider === 'player' ? 'account' : 'player';
    return { role, body: { duelId, step } };
  },
  ClaimDuel: async (_preparedEvents, attackers) => {
    const { duelId, decider } = await begunDuel(attackers);
    return { role: decider, body: { duelId } };
  },
  PlayDuelAgain: async (_preparedEvents, attackers) => {
    const { duelId, decider } = await begunDuel(attackers);
    await attackers.people[decider].command('ConcedeDuel', { duelId });
    return { role: decider, body: { duelId } };
  },
  JoinFreeMatch: async (_preparedEvents, attackers) => {
    const matchId = await freeMatch(attackers);
    return { role: 'player', body: { matchId, deck, name: 'Ben' } };
  },
  CancelFreeMatch: async (_preparedEvents, attackers) => ({
    role: 'account',
    body: { matchId: await freeMatch(attackers) },
  }),
  OfferRematch: async (_preparedEvents, attackers) => {
    const { people } = attackers;
    const matchId = await freeMatch(attackers);
    await people.player.command('JoinFreeMatch', { matchId, deck, name: 'Ben' });
    const conceded = { at: 0, concede: true, takenBack: 0 } as const;
    await people.player.command('PlayMove', { matchId, game: 1, move: conceded });
    return { role: 'account', body: { matchId } };
  },
};
