import type { Chance } from '#client';
import type { EventView, PairingsView, RoundKey, RoundSummary } from '#contracts';
import { buildOne, type BuildingTally } from './build-decks.js';
import type { Cast } from './cast.js';
import { inParallel, until } from './crew.js';
import type { SimulationOptions } from './options.js';
import { playMatch, type Tally } from './play-match.js';
import { playTrilogyMatch, type TrilogyTally } from './play-trilogy-match.js';
import type { StandingsWatch } from './standings-watch.js';

const PATIENCE_MS = 60_000;

export interface Stage {
  readonly cast: Cast;
  readonly options: SimulationOptions;
  readonly chance: Chance;
  readonly watch: StandingsWatch;
  readonly tally: Tally &
    TrilogyTally &
    BuildingTally & { drops: number; corrections: number; resultSeconds: number };
  /** A player who arrives after round 1. */
  readonly latecomer: { readonly name: string; readonly trio: readonly string[] };
  readonly say: (line: string) => void;
}

/** Plays every round from the first to the final, with the usual actions between rounds. */
export const playRounds = async (stage: Stage): Promise<void> => {
  const { cast } = stage;
  for (;;) {
    const event = await until('the next round or the end', PATIENCE_MS, () => settledEvent(cast));
    if (!event.nextRound) return;
    await betweenRounds(stage, event, event.nextRound);
    await playRound(stage, event, event.nextRound);
  }
};

/** The event once its pages show the next step, or that every round has been played. */
const settledEvent = async (cast: Cast): Promise<EventView | null> => {
  const event = await cast.organizer.query('event', { eventId: cast.eventId });
  const planned = event.phases.reduce(
    (sum, phase) => sum + (phase.kind === 'swiss' ? phase.rounds : Math.log2(phase.size)),
    0,
  );
  const over =
    planned > 0 &&
    event.rounds.length === planned &&
    event.rounds.every((round) => round.state === 'completed');
  return event.nextRound || over ? event : null;
};

const betweenRounds = async (
  { cast, chance, options, tally, latecomer, say }: Stage,
  event: EventView,
  next: RoundKey,
): Promise<void> => {
  if (next.phase > 0) return;
  const { eventId } = cast;
  // In Draft a late player would have no pool to build from.
  if (next.round === 2 && options.format !== 'draft') {
    const late = await cast.enterLate(latecomer.name, [{ round: 1, as: 'loss' }]);
    // Decks are locked by now, so staff hand them in.
    if (options.format === 'trilogy')
      await cast.organizer.command('SubmitTrio', {
        eventId,
        playerId: late.playerId,
        texts: [...latecomer.trio],
      });
    if (options.format === 'sealed') await buildOne(cast, late, cast.organizer, tally);
    say(`${late.name} arrives late`);
  }
  if (next.round === 3) {
    const { tables } = await cast.organizer.query('pairings', { eventId, phase: 0, round: 1 });
    const table = tables.find(
      (row) => row.status === 'completed' && row.score !== null && row.score.a !== row.score.b,
    );
    if (table?.score) {
      await cast.organizer.command('CorrectResult', {
        matchId: table.matchId,
        score: { a: table.score.b, b: table.score.a, drawn: table.score.drawn },
        note: 'The slip was read upside down',
      });
      tally.corrections += 1;
    }
  }
  const remaining = cast.players.size - cast.dropped.size;
  if (next.round < 3 || remaining <= Math.max(options.cut, 4) + 2) return;
  for (const player of [...cast.players.values()]
    .filter(({ playerId }) => !cast.dropped.has(playerId) && chance.happens(0.01))
    .slice(0, 4)) {
    await player.session.command('DropPlayer', {
      eventId,
      playerId: player.playerId,
      reason: 'own-wish',
    });
    cast.dropped.add(player.playerId);
    tally.drops += 1;
  }
  if (event.rounds.length === 2 && tally.drops === 0) {
    const player = [...cast.players.values()].find(({ playerId }) => !cast.dropped.has(playerId));
    if (!player) return;
    await player.session.command('DropPlayer', {
      eventId,
      playerId: player.playerId,
      reason: 'own-wish',
    });
    cast.dropped.add(player.playerId);
    tally.drops += 1;
  }
};

const playRound = async (stage: Stage, event: EventView, key: RoundKey): Promise<void> => {
  const { cast, options, watch, tally, say } = stage;
  const began = performance.now();
  await cast.organizer.command('RequestPairing', { eventId: cast.eventId, ...key, repair: false });
  const pairings = await until(`pairings of round ${key.phase}.${key.round}`, PATIENCE_MS, () =>
    findPairings(cast, key),
  );
  const pairedMs = performance.now() - began;
  const decisive = event.phases[key.phase]?.kind === 'elimination';
  if (!decisive || event.settings.cutRoundMinutes > 0)
    await cast.organizer.command('StartRoundClock', {
      eventId: cast.eventId,
      ...key,
      minutes: null,
    });
  const playing = performance.now();
  const seed = `${options.seed}/${key.phase}.${key.round}`;
  await inParallel(pairings.tables, { workers: options.concurrency, rate: options.rate }, (table) =>
    options.format === 'trilogy'
      ? playTrilogyMatch(table, { cast, seed, decisive, watch, tally })
      : playMatch(table, {
          cast,
          rules: { bestOf: event.settings.bestOf, decisive },
          seed,
          watch,
          tally,
        }),
  );
  const seconds = (performance.now() - playing) / 1000;
  tally.resultSeconds += seconds;
  await until(`the end of round ${key.phase}.${key.round}`, PATIENCE_MS, () =>
    checkCompleted(cast, key),
  );
  const rate = Math.round(pairings.tables.length / seconds);
  say(
    `${decisive ? 'cut' : 'round'} ${key.round}: ${pairings.tables.length} tables paired in ${Math.round(pairedMs)} ms, ${rate} results/s, done after ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
};

const summaryOf = async (cast: Cast, key: RoundKey): Promise<RoundSummary | null> => {
  const { rounds } = await cast.organizer.ask('event', { eventId: cast.eventId });
  const summary =
    rounds.find(
      (round) =>
        round.phase === key.phase && round.round === key.round && round.attempt === key.attempt,
    ) ?? null;
  if (summary?.state === 'pairing-failed')
    throw new Error(
      `no pairing for round ${key.phase}.${key.round}: ${JSON.stringify(summary.failure)}`,
    );
  return summary;
};

const findPairings = async (cast: Cast, key: RoundKey): Promise<PairingsView | null> => {
  const summary = await summaryOf(cast, key);
  if (!summary || summary.state === 'pairing') return null;
  const pairings = await cast.spectator.query('pairings', {
    eventId: cast.eventId,
    phase: key.phase,
    round: key.round,
  });
  return pairings.tables.length === summary.tables ? pairings : null;
};

const checkCompleted = async (cast: Cast, key: RoundKey): Promise<true | null> =>
  (await summaryOf(cast, key))?.state === 'completed' ? true : null;
