import { allCards, isPlayable, starterDeck } from '#cards';
import type { ApiSession, Connection } from '#client';
import {
  defaultSettings,
  type TableMove,
  type TableView,
  tableView,
  type ThinkingTime,
} from '#contracts';
import { CommandExecutor } from '#event-store';
import { type Decision, type Dice, dice, randomMove } from '#rules';
import { nextRound, tournamentDecider } from '#tournament';
import { openEvent, pairAsWorker, register, type Seated } from './people.js';
import type { RunningApi } from './running-api.js';

const unplayable = allCards.filter(
  ({ id, type }) => type !== 'Leader' && type !== 'Base' && !isPlayable(id),
);

/**
 * While every set is complete, no deck is refused for its cards; tests of such a deck run again
 * once a new set is incomplete.
 */
export const everyCardIsPlayable = unplayable.length === 0;

/** Cards that the rules engine cannot play yet; they change as sets are added. */
export const unplayableCards = (n: number) => unplayable.slice(0, n);

/** A starter deck as a list that anybody can submit. */
export const starterText = (
  name: 'luke' | 'vader',
  sideboard: readonly { readonly id: string; readonly count: number }[] = [],
): string => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no starter deck ${name}`);
  const counts = new Map<string, number>();
  for (const id of deck.deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  const one = (id: string | undefined) => ({ id, count: 1 });
  return JSON.stringify({
    metadata: { name },
    leader: one(deck.leaders[0]),
    base: one(deck.base),
    deck: [...counts].map(([id, count]) => ({ id, count })),
    sideboard,
  });
};

export interface SeatedTable {
  readonly eventId: string;
  readonly matchId: string;
  readonly a: Seated;
  readonly b: Seated;
}

interface SeatedMatch {
  readonly bestOf?: 1 | 3;
  readonly thinkingTime?: ThinkingTime;
  readonly texts?: Readonly<Record<'luke' | 'vader', string>>;
}

/** Pairs the next round and returns its first table. */
export const pairNextRound = async (api: RunningApi, owner: ApiSession, eventId: string) => {
  const key = nextRound(
    (await new CommandExecutor(api.store).load(tournamentDecider, `event-${eventId}`)).state,
  );
  if (!key) throw new Error('no round can be paired');
  await owner.command('RequestPairing', { eventId, ...key, repair: false });
  return (await pairAsWorker(api, eventId))[0];
};

/**
 * Two players paired against each other; `a` is the match's first player and has Luke's starter
 * deck, `b` has Vader's, whoever of them that is.
 */
export const seatedTable = async (
  api: RunningApi,
  connection: Connection,
  owner: ApiSession,
  {
    bestOf = 1,
    thinkingTime,
    texts = { luke: starterText('luke'), vader: starterText('vader') },
  }: SeatedMatch = {},
): Promise<SeatedTable> => {
  const eventId = await openEvent(owner, {
    settings: {
      ...defaultSettings,
      cutSize: 0,
      swissRounds: 1,
      deckRequired: false,
      bestOf,
      thinkingTime,
    },
  });
  const seats = [
    await register(connection, eventId, 'Ana'),
    await register(connection, eventId, 'Ben'),
  ];
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const table = await pairNextRound(api, owner, eventId);
  const seatOf = (playerId: string | undefined): Seated =>
    seats.find((seat) => seat.playerId === playerId) as Seated;
  const [a, b] = [seatOf(table?.a), seatOf(table?.b)];
  // The first seat is drawn by lot, so only now is it known which deck belongs to whom. Decks are
  // locked, so staff enter them.
  for (const [{ playerId }, deck] of [
    [a, 'luke'],
    [b, 'vader'],
  ] as const)
    await owner.command('SubmitDeck', { eventId, playerId, text: texts[deck] });
  return { eventId, matchId: table?.matchId ?? '', a, b };
};

/** The side to act in a game of two. */
export const turnOf = ({ board }: TableView): 'a' | 'b' | null =>
  board?.waitingFor === 'a' || board?.waitingFor === 'b' ? board.waitingFor : null;

export const lookAt = async (session: ApiSession, matchId: string): Promise<TableView> =>
  tableView.parse(JSON.parse(await session.get(`/api/tables/${matchId}`)));

/** A legal answer, picked at random from what the server offers. */
export const anyMove = (view: Pick<TableView, 'board'>, roll: Dice): TableMove => {
  const decision = view.board?.decision;
  if (!decision) throw new Error('nothing is asked');
  const { division, names, source: _source, ...asked } = decision;
  const engineDecision = {
    ...asked,
    ...(division ?? {}),
    seat: 0,
    source: -1,
    shown: [],
  } as unknown as Decision;
  const { seat: _seat, ...move } = randomMove(engineDecision, roll, names ?? []);
  return move;
};

/** A match of a tournament or of none, whose two players can make moves. */
export interface PlayedTable {
  readonly matchId: string;
  readonly a: Pick<Seated, 'session'>;
  readonly b: Pick<Seated, 'session'>;
}

/**
 * Plays random legal moves over HTTP until the game ends or this many are made; calls `watch` with
 * each view that a player gets.
 */
export const playOn = async (
  { matchId, a, b }: PlayedTable,
  options: {
    readonly seed: number;
    readonly most?: number;
    readonly watch?: (side: 'a' | 'b', view: TableView) => void | Promise<void>;
  },
): Promise<number> => {
  const roll = dice(options.seed);
  for (let moves = 0; ; moves += 1) {
    const views = { a: await lookAt(a.session, matchId), b: await lookAt(b.session, matchId) };
    for (const side of ['a', 'b'] as const) await options.watch?.(side, views[side]);
    const turn = turnOf(views.a);
    if (!views.a.running || !turn || moves === options.most) return moves;
    const mover = turn === 'a' ? a : b;
    await mover.session.command('PlayMove', {
      matchId,
      game: views[turn].game,
      move: { ...anyMove(views[turn], roll), takenBack: views[turn].takenBack },
    });
  }
};
