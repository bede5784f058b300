import { setTimeout as pause } from 'node:timers/promises';
import { lookAtPod } from '#bots';
import { ApiFailure, Chance, Subscription } from '#client';
import type { LimitedSettings, PodsView, PodView } from '#contracts';
import type { Cast, Player } from './cast.js';
import { until } from './crew.js';
import { Latencies, type LatencySummary } from './latencies.js';
import type { SimulationOptions } from './options.js';

export interface DraftedPods {
  readonly pods: number;
  readonly picksPerSecond: number;
  readonly pickToNeighbour: LatencySummary;
}

/** Seconds enough for everyone who is there; whoever is not is not waited for. */
export const quickClock: NonNullable<LimitedSettings['clock']> = {
  leaders: [{ from: 1, seconds: 4 }],
  cards: [{ from: 1, seconds: 4 }],
  reviewSeconds: 1,
};

const PATIENCE_MS = 300_000;
/** So long somebody thinks at most before a pick, for each player of the event: about 40 picks a second however many draft, many times what real events do. */
const THINK_MS = 25;

interface Passed {
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
  readonly sentAt: number;
}

/** One pod: picks on their way to the neighbours who will see them. */
class PodWatch {
  readonly #passed = new Map<number, Passed[]>();

  constructor(
    readonly podId: string,
    private readonly times: Latencies,
  ) {}

  /** A pick was sent at this moment; the neighbour on the side that packs go to is about to see it. */
  expect(pick: Passed, seats: number): void {
    const neighbour = (pick.seat + (pick.round % 2 === 1 ? 1 : -1) + seats) % seats;
    this.#passed.set(neighbour, [...(this.#passed.get(neighbour) ?? []), pick]);
  }

  /** What a neighbour was shown at this moment. */
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

/** Resolves when the pod has moved on since the last time it did. */
class Bell {
  #rung = true;
  #wake: (() => void) | null = null;

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  /** A review ends without a word: nobody waits for ever. */
  async wait(limitMs: number): Promise<void> {
    const stop = new AbortController();
    if (!this.#rung)
      await Promise.race([
        new Promise<void>((resolve) => (this.#wake = resolve)),
        pause(limitMs, undefined, { signal: stop.signal }).catch(() => undefined),
      ]);
    stop.abort();
    this.#rung = false;
    this.#wake = null;
  }
}

/** Somebody at a phone: told that the pod has moved on, he looks; when a pack lies before him he thinks and picks. */
class Drafter {
  #pondered = '';
  #picking: Promise<void> = Promise.resolve();
  #fault: unknown = null;

  constructor(
    private readonly player: Player,
    private readonly watch: PodWatch,
    private readonly pace: { readonly chance: Chance; readonly thinkMs: number },
  ) {}

  /** Resolves when the draft is over. */
  async draft(): Promise<void> {
    const { session } = this.player;
    const bell = new Bell();
    const live = new Subscription(session, `/api/pods/${this.watch.podId}/live`, () => bell.ring());
    live.open();
    try {
      for (
        const end = performance.now() + PATIENCE_MS;
        performance.now() < end;
        await bell.wait(500)
      ) {
        const view = await lookAtPod(session, this.watch.podId);
        this.watch.shown(view);
        if (this.#fault) throw this.#fault;
        if (view.status === 'completed') return;
        this.ponder(view);
      }
      throw new Error(`pod ${this.watch.podId} does not end`);
    } finally {
      await Promise.all([live.close(), this.#picking]);
    }
  }

  /** Thinks about each pack once, while he goes on looking. */
  private ponder({ mine, seats }: PodView): void {
    if (!mine?.offer) return;
    const { round, pick, cards } = mine.offer;
    if (this.#pondered === `${round}.${pick}`) return;
    this.#pondered = `${round}.${pick}`;
    const card = this.pace.chance.pick(cards).id;
    this.#picking = this.pick({ seat: mine.seat, round, pick, card }, seats.length).catch(
      (error: unknown) => void (this.#fault = error),
    );
  }

  private async pick(
    chosen: { seat: number; round: number; pick: number; card: string },
    seats: number,
  ): Promise<void> {
    await pause(this.pace.chance.next() * this.pace.thinkMs);
    this.watch.expect({ ...chosen, sentAt: performance.now() }, seats);
    await this.player.session
      .command('PickCard', { podId: this.watch.podId, ...chosen })
      .catch(unlessOvertaken);
  }
}

/** The clock or a bot was quicker: that is a draft, too. */
const unlessOvertaken = (error: unknown): void => {
  if (
    !(error instanceof ApiFailure) ||
    !['draft/stale-pick', 'draft/completed', 'draft/too-late'].includes(error.code)
  )
    throw error;
};

/** Forms the pods and drafts them to the end. In the first pod one player never looks at his phone; in the last a bot holds a seat until its player comes back. */
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
          thinkMs: players * THINK_MS,
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

/** Everyone says to be there but the one who has vanished: the organizer starts that pod without them. */
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

/** After the leaders, which the clock picked for them, nobody waits any longer for whoever has vanished. */
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
