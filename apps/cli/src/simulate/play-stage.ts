import { Chance } from '#client';
import type { EventView, GameScore, PairingsView, RoundKey, TableRow } from '#contracts';
import type { Cast } from './cast.js';
import { inParallel, until } from './crew.js';
import { playMatch, type Tally } from './play-match.js';

const patienceMs = 120_000;
/** A watch that does nothing: delays of standings are not measured here. */
const unwatched = { expect: (): void => undefined };

export interface StagePlay {
  readonly cast: Cast;
  readonly seed: string;
  readonly workers: number;
  readonly tally: Tally;
}

type MultiplayerTable = NonNullable<PairingsView['multiplayer']>[number];

/** Plays every round of one tournament; its settings determine the kind of matches. */
export const playStage = async (play: StagePlay): Promise<void> => {
  for (;;) {
    const event = await until('the next round or the end', patienceMs, () =>
      findSettledEvent(play.cast),
    );
    if (event.nextRound === null) return;
    await playRound(play, event, event.nextRound);
  }
};

const findSettledEvent = async ({ organizer, eventId }: Cast): Promise<EventView | null> => {
  const event = await organizer.query('event', { eventId });
  const planned = event.phases.reduce(
    (sum, phase) => sum + (phase.kind === 'swiss' ? phase.rounds : Math.log2(phase.size)),
    0,
  );
  const done = event.rounds.filter(({ state }) => state === 'completed').length;
  const over = planned > 0 && done === planned;
  return over || (event.nextRound !== null && done === event.rounds.length) ? event : null;
};

const playRound = async (play: StagePlay, event: EventView, key: RoundKey): Promise<void> => {
  const { cast, workers } = play;
  const { eventId, organizer } = cast;
  await organizer.command('RequestPairing', { eventId, ...key, repair: false });
  const pairings = await until(`pairings of round ${key.phase}.${key.round}`, patienceMs, () =>
    pairedRound(cast, key),
  );
  const seed = `${play.seed}/${key.phase}.${key.round}`;
  await inParallel(pairings.multiplayer ?? [], { workers }, (table) =>
    endTable(cast, key, table, seed),
  );
  const decisive = event.phases[key.phase]?.kind === 'elimination';
  const { shape } = event.play;
  const seats = shape.kind === 'games' ? shape.seats : undefined;
  const rules = { bestOf: event.settings.bestOf, decisive };
  await inParallel(pairings.tables, { workers }, (table) =>
    seats === undefined
      ? playMatch(table, { cast, rules, seed, watch: unwatched, tally: play.tally })
      : playTeams(table, { ...play, seed }, decisive),
  );
  await until(`the end of round ${key.phase}.${key.round}`, patienceMs, async () => {
    const { rounds } = await organizer.ask('event', { eventId });
    const own = rounds.find(({ phase, round }) => phase === key.phase && round === key.round);
    return own?.state === 'completed' ? true : null;
  });
};

const pairedRound = async (cast: Cast, key: RoundKey): Promise<PairingsView | null> => {
  const { eventId } = cast;
  const { rounds } = await cast.organizer.ask('event', { eventId });
  const own = rounds.find(({ phase, round }) => phase === key.phase && round === key.round);
  if (own?.state === 'pairing-failed')
    throw new Error(`round ${key.phase}.${key.round}: ${JSON.stringify(own.failure)}`);
  if (!own || own.state === 'pairing') return null;
  const { phase, round } = key;
  const pairings = await cast.spectator.query('pairings', { eventId, phase, round });
  return pairings.tables.length + (pairings.multiplayer?.length ?? 0) === own.tables
    ? pairings
    : null;
};

/** Three or four players end their game; sometimes two of them share a place. */
const endTable = async (
  cast: Cast,
  { phase, round }: RoundKey,
  { table, seats }: MultiplayerTable,
  seed: string,
): Promise<void> => {
  const chance = Chance.from(`${seed}/${table}`);
  const order = seats
    .map(({ playerId }) => ({ playerId, lot: chance.next() }))
    .sort((one, other) => one.lot - other.lot);
  const level = chance.happens(0.2);
  const places = order.map(({ playerId }, index) => ({
    playerId,
    place: level && index === 2 ? 2 : index + 1,
  }));
  const result = { eventId: cast.eventId, phase, round, table, places, reason: '' };
  for (const { playerId } of order)
    await cast.player(playerId).session.command('RecordTableResult', { ...result, playerId });
};

/**
 * Two teams: three seats, each with a match of its own, reported by one captain and confirmed by
 * the other.
 */
const playTeams = async (
  { matchId, a, b }: TableRow,
  { cast, seed, tally }: StagePlay,
  decisive: boolean,
): Promise<void> => {
  const chance = Chance.from([seed, a.name, b.name].sort().join('/'));
  const seats = ['A', 'B', 'C'].map((): 'a' | 'b' | 'draw' =>
    !decisive && chance.happens(0.1) ? 'draw' : chance.happens(0.5) ? 'a' : 'b',
  );
  const count = (who: 'a' | 'b' | 'draw'): number => seats.filter((seat) => seat === who).length;
  const score: GameScore = { a: count('a'), b: count('b'), drawn: count('draw'), seats };
  await cast.player(a.playerId).session.command('ReportResult', { matchId, score });
  await cast.player(b.playerId).session.command('ConfirmResult', { matchId });
  tally.matches += 1;
};
