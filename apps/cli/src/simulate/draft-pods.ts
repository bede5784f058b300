import { setTimeout as pause } from 'node:timers/promises';
import { lookAtPod } from '#bots';
import { ApiFailure, Chance, KeptView } from '#client';
import {
  podFromLine,
  type LimitedSettings,
  type PodOnLine,
  type PodsView,
  type PodView,
} from '#contracts';
import type { Cast, Player } from './cast.js';
import { until } from './crew.js';
import { Latencies, type LatencySummary } from './latencies.js';
import type { SimulationOptions } from './options.js';

export interface DraftedPods {
  readonly pods: number;
  readonly picksPerSecond: number;
  readonly pickToNeighbour: LatencySummary;
}

/**
 * How long a player thinks at most before a pick, per player of the event: about 40 picks a second
 * however many draft, many times the load of real events.
 */
const THINK_MS = 25;
const thinkMsOf = (players: number): number => players * THINK_MS;

/** A clock with enough time for every present player; absent players are not waited for. */
export const quickClock = (players: number): NonNullable<LimitedSettings['clock']> => {
  const rows = [{ from: 1, seconds: 4 + Math.ceil(thinkMsOf(players) / 1_000) }];
  return { leaders: rows, cards: rows, reviewSeconds: 1 };
};

const PATIENCE_MS = 300_000;
/** More picks than a seat makes: how often it may have to wait for the slowest. */
const MOST_PICKS = 50;
const patienceOf = (players: number): number => PATIENCE_MS + MOST_PICKS * thinkMsOf(players);
/** How long after the end of a review a page refreshes, since no message announces that end. */
const AFTER_REVIEW_MS = 300;

interface Passed {
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
  readonly sentAt: number;
}

/** One pod: measures how long picks take to become visible to the neighbours. */
class PodWatch {
  readonly #passed = new Map<number, Passed[]>();

  constructor(
    readonly podId: string,
    private readonly times: Latencies,
  ) {}

  /** A pick was sent at this moment; the neighbour who receives the pack is about to see it. */
  expect(pick: Passed, seats: number): void {
    const neighbour = neighbourOf(pick, seats);
    this.#passed.set(neighbour, [...(this.#passed.get(neighbour) ?? []), pick]);
  }

  /** The pick was refused because the clock had already made another. */
  forget(pick: Passed, seats: number): void {
    const neighbour = neighbourOf(pick, seats);
    const left = (this.#passed.get(neighbour) ?? []).filter((each) => each !== pick);
    this.#passed.set(neighbour, left);
  }

  /** Records what a neighbour saw at this moment. */
  shown({ mine, round, seats, status }: PodView): void {
    const seen = ({ seat, round: of, pick }: Passed): boolean =>
      status === 'completed' || round > of || (seats[seat]?.picked ?? 0) >= pick;
    const waiting = this.#passed.get(mine?.seat ?? -1) ?? [];
    for (const { sentAt } of waiting.filter(seen)) this.times.add(performance.now() - sentAt);
    if (mine)
      this.#passed.set(
        mine.seat,
        waiting.filter((each) => !seen(each)),
      );
  }
}

const neighbourOf = ({ seat, round }: Passed, seats: number): number =>
  (seat + (round % 2 === 1 ? 1 : -1) + seats) % seats;

/** A player whose phone shows the pod as its page does: when a pack arrives they think and pick. */
class Drafter {
  #pondered = '';
  #opens = '';
  #picking: Promise<void> = Promise.resolve();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #phone: KeptView<PodOnLine, PodView>;
  #end!: (outcome?: unknown) => void;
  readonly #ended = new Promise<unknown>((resolve) => (this.#end = resolve));

  constructor(
    private readonly player: Player,
    private readonly watch: PodWatch,
    private readonly pace: { readonly chance: Chance; readonly players: number },
  ) {
    this.#phone = new KeptView(player.session, {
      path: `/api/pods/${watch.podId}`,
      read: podFromLine,
      onView: (view) => this.look(view),
    });
  }

  /** Resolves when the draft is over. */
  async draft(): Promise<void> {
    this.after(patienceOf(this.pace.players), () =>
      this.#end(new Error(`pod ${this.watch.podId} does not end`)),
    );
    try {
      await this.#phone.open();
      const fault = await this.#ended;
      if (fault !== undefined) throw fault;
    } finally {
      for (const timer of this.#timers) clearTimeout(timer);
      await Promise.all([this.#phone.close(), this.#picking]);
    }
  }

  private look(view: PodView): void {
    this.watch.shown(view);
    if (view.status === 'completed') return this.#end();
    const { roundOpensAt, serverTime } = view;
    if (roundOpensAt !== null && roundOpensAt > serverTime && roundOpensAt !== this.#opens) {
      this.#opens = roundOpensAt;
      const wait = Date.parse(roundOpensAt) - Date.parse(serverTime) + AFTER_REVIEW_MS;
      this.after(wait, () => this.#phone.ask().catch(this.#end));
    }
    this.ponder(view);
  }

  private after(ms: number, work: () => unknown): void {
    this.#timers.add(setTimeout(work, ms));
  }

  /** Thinks about each pack once, while the page keeps updating. */
  private ponder({ mine, seats }: PodView): void {
    if (!mine?.offer) return;
    const { round, pick, cards } = mine.offer;
    if (this.#pondered === `${round}.${pick}`) return;
    this.#pondered = `${round}.${pick}`;
    const card = this.pace.chance.pick(cards).id;
    const chosen = { seat: mine.seat, round, pick, card };
    this.#picking = this.pick(chosen, seats.length).catch(this.#end);
  }

  private async pick(
    chosen: { seat: number; round: number; pick: number; card: string },
    seats: number,
  ): Promise<void> {
    await pause(this.pace.chance.next() * thinkMsOf(this.pace.players));
    const passed = { ...chosen, sentAt: performance.now() };
    this.watch.expect(passed, seats);
    await this.player.session
      .command('PickCard', { podId: this.watch.podId, ...chosen })
      .catch((error: unknown) => {
        this.watch.forget(passed, seats);
        unlessOvertaken(error);
      });
  }
}

/** Ignores a refusal because the clock or a bot was quicker: that is part of a draft. */
const unlessOvertaken = (error: unknown): void => {
  if (
    !(error instanceof ApiFailure) ||
    !['draft/stale-pick', 'draft/completed', 'draft/too-late'].includes(error.code)
  )
    throw error;
};

/**
 * Forms the pods and drafts to the end. In the first pod one player never looks at their phone; in
 * the last a bot holds a seat until its player comes back.
 */
export const draftPods = async (
  cast: Cast,
  { seed, pod, players }: SimulationOptions,
): Promise<DraftedPods> => {
  const { eventId, organizer } = cast;
  await organizer.command('FormPods', { eventId, draft: 1, fixed: [] });
  const pods = await until('the pods', 30_000, async () => {
    const view = await organizer.query('pods', { eventId });
    return view.pods.length === Math.ceil(players / pod) ? view.pods : null;
  });
  const vanished = pods[0]?.seats[3]?.playerId;
  await answerReadyCheck(cast, pods, vanished);
  const began = performance.now();
  const times = new Latencies();
  const last = pods.at(-1);
  if (last) await organizer.command('HoldSeat', { podId: last.podId, seat: 1, holder: 'bot' });
  const seats = pods.flatMap(({ podId, seats: sitting }) => {
    const watch = new PodWatch(podId, times);
    return sitting
      .filter(({ playerId }) => playerId !== vanished)
      .map(async ({ playerId, seat }) => {
        if (podId === last?.podId && seat === 1) await comeBack(cast.player(playerId), podId, seat);
        await new Drafter(cast.player(playerId), watch, {
          chance: Chance.from(`${seed}/${podId}/${seat}`),
          players,
        }).draft();
      });
  });
  if (pods[0] && vanished !== undefined) seats.push(giveUpOn(cast, pods[0].podId));
  await Promise.all(seats);
  const seconds = (performance.now() - began) / 1000;
  const revealed = await until('deck building and the packs revealed', 60_000, async () => {
    const view = await organizer.query('pods', { eventId });
    return view.building && view.pods.every((each) => each.revealed) ? view : null;
  });
  const picks = revealed.pods.reduce((sum, { picked }) => sum + picked, 0);
  return {
    pods: pods.length,
    picksPerSecond: Math.round(picks / seconds),
    pickToNeighbour: times.summary(),
  };
};

/** All players confirm except the absent one: the organizer starts that pod without them. */
const answerReadyCheck = async (
  cast: Cast,
  pods: PodsView['pods'],
  vanished: string | undefined,
): Promise<void> => {
  await Promise.all(
    pods.map(async ({ podId, seats }) => {
      for (const { playerId, seat } of seats)
        if (playerId !== vanished)
          await cast.player(playerId).session.command('ConfirmReady', { podId, seat });
    }),
  );
  const podId = pods[0]?.podId;
  if (podId !== undefined) await cast.organizer.command('StartPod', { podId });
};

/** After the leaders, which the clock picked for the absent player, a bot takes over their seat. */
const giveUpOn = async ({ organizer }: Cast, podId: string): Promise<void> => {
  await until('the end of the leaders', PATIENCE_MS, async () =>
    (await lookAtPod(organizer, podId)).round > 0 ? true : null,
  );
  await organizer.command('HoldSeat', { podId, seat: 3, holder: 'bot' });
};

const comeBack = async ({ session }: Player, podId: string, seat: number): Promise<void> => {
  await until('the end of the leaders', PATIENCE_MS, async () =>
    (await lookAtPod(session, podId)).round > 0 ? true : null,
  );
  await session.command('HoldSeat', { podId, seat, holder: 'player' });
};
