import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, ApiSession, Chance, Connection } from '#client';
import { defaultSettings, type LimitedSettings, type PodView } from '#contracts';
import { PATIENCE_MS } from './patience.js';

/** A person whose phone shows a fault tries again for about a minute. */
const ATTEMPTS = 40;
/** Between two looks at a pod in which nothing lies before one. */
const LOOK_MS = 120;

/** A pick as its player remembers it: the server said that it counts. */
export interface RememberedPick {
  readonly podId: string;
  readonly seat: number;
  readonly round: number;
  readonly pick: number;
  readonly card: string;
}

interface Drafter {
  readonly name: string;
  readonly session: ApiSession;
  readonly playerId: string;
}

export interface DraftPlan {
  readonly urls: readonly string[];
  readonly pods: number;
  readonly seed: string;
}

/** Picks of a full pod: three leaders and at least fourteen cards of each pack for each of eight. */
export const picksOfPod = 8 * (3 + 3 * 14);

/** Picks that have been made in a pod, as its page shows them. */
const picksIn = ({ status, round, seats }: PodView): number => {
  if (status === 'completed') return picksOfPod;
  const before = round === 0 ? 0 : 8 * (3 + (round - 1) * 14);
  return seats.reduce((sum, { picked }) => sum + picked, before);
};

/** Time is short, so that the clock has something to do; the review is there, too. */
const limited: LimitedSettings = {
  set: 'SOR',
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  buildMinutes: 0,
  reveal: 'after-draft',
  // Whoever never looks at the phone is not waited for to the end.
  botAfterMissed: 2,
  clock: { leaders: [{ from: 1, seconds: 2 }], cards: [{ from: 1, seconds: 2 }], reviewSeconds: 1 },
};

/**
 * A Draft event of full pods whose people talk to several api processes, each person to one, and remember
 * what they were told. In each pod two seats are held by bots and one player never looks at the phone.
 */
export class DraftEvent {
  readonly remembered: RememberedPick[] = [];
  podIds: readonly string[] = [];
  eventId = '';
  private readonly connections: readonly Connection[];
  private readonly organizer: ApiSession;
  private readonly chance: Chance;
  private readonly drafters: Drafter[] = [];

  private constructor({ urls, seed }: DraftPlan) {
    this.connections = urls.map((url) => new Connection(url));
    this.organizer = this.person(0);
    this.chance = Chance.from(seed);
  }

  /** Signs everybody up, starts the event and seats the pods; the first packs are open. */
  static async start(plan: DraftPlan): Promise<DraftEvent> {
    const event = new DraftEvent(plan);
    const { organizer } = event;
    await organizer.signUp({
      name: 'Olga Organizer',
      email: `olga-${plan.seed}@example.org`,
      password: 'a long enough password',
    });
    const { ids } = await organizer.command('CreateEvent', {
      name: 'Draft under fire',
      date: '2026-11-21',
      venue: 'Hall 1',
      cap: null,
      format: 'draft',
      settings: { ...defaultSettings, swissRounds: 3, cutSize: 0, limited },
    });
    event.eventId = ids['eventId'] ?? '';
    await organizer.command('OpenRegistration', { eventId: event.eventId });
    for (let lane = 0; lane < plan.pods * 8; lane += 1)
      await event.register(`Player ${String(lane + 1).padStart(3, '0')}`, lane);
    await organizer.command('CheckInAll', { eventId: event.eventId });
    await organizer.command('StartEvent', { eventId: event.eventId });
    await organizer.command('FormPods', { eventId: event.eventId, draft: 1, fixed: [] });
    event.podIds = await event.until('the pods', async () => {
      const { pods } = await organizer.query('pods', { eventId: event.eventId });
      return pods.length === plan.pods ? pods.map((pod) => pod.podId) : undefined;
    });
    return event;
  }

  /**
   * Everyone drafts to the end; `onProgress` is told how many picks have been made so far, whoever made them.
   */
  async draft(onProgress: (made: number) => void): Promise<void> {
    const made = new Map<string, number>();
    const seen = (view: PodView): void => {
      made.set(view.podId, Math.max(made.get(view.podId) ?? 0, picksIn(view)));
      onProgress([...made.values()].reduce((sum, each) => sum + each, 0));
    };
    await Promise.all(this.podIds.map((podId) => this.draftPod(podId, seen)));
    await this.until(
      'deck building',
      async () =>
        (await this.organizer.query('pods', { eventId: this.eventId })).building ?? undefined,
    );
  }

  /** The whole event as one file, once every pod has shown its packs. */
  exported(): Promise<string> {
    return this.until('the packs to be revealed', async () => {
      const text = await this.organizer.get(`/api/events/${this.eventId}/export`);
      return text.split('"PacksRevealed"').length > this.podIds.length ? text : undefined;
    });
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private async draftPod(podId: string, seen: (view: PodView) => void): Promise<void> {
    const { seats } = await this.look(this.organizer, podId);
    for (const seat of [2, 5])
      await this.organizer.command('HoldSeat', { podId, seat, holder: 'bot' });
    const people = seats
      .filter(({ seat }) => ![2, 5, 7].includes(seat))
      .map(({ playerId }) => this.drafter(playerId));
    await Promise.all(people.map((person) => this.draftSeat(person, podId, seen)));
    await this.until(`the end of pod ${podId}`, async () =>
      (await this.look(this.organizer, podId)).status === 'completed' ? true : undefined,
    );
  }

  private async draftSeat(
    { session }: Drafter,
    podId: string,
    seen: (view: PodView) => void,
  ): Promise<void> {
    // A whole draft, not one answer.
    for (const end = Date.now() + 4 * PATIENCE_MS; Date.now() < end;) {
      const view = await this.look(session, podId);
      seen(view);
      const { status, mine, seats } = view;
      if (status === 'completed') return;
      // While everything was down the clock took them for gone.
      if (mine && seats[mine.seat]?.holder === 'bot')
        await this.unlessOvertaken(() =>
          session.command('HoldSeat', { podId, seat: mine.seat, holder: 'player' }),
        );
      if (!mine?.offer) {
        await pause(LOOK_MS);
        continue;
      }
      const { round, pick, cards } = mine.offer;
      const key = { podId, seat: mine.seat, round, pick, card: this.chance.pick(cards).id };
      if (!(await this.unlessOvertaken(() => session.command('PickCard', { ...key })))) continue;
      this.remembered.push(key);
    }
    throw new Error(`pod ${podId} does not end`);
  }

  /** False when the clock, a bot or the end of the draft was quicker. */
  private async unlessOvertaken(act: () => Promise<unknown>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      if (
        error instanceof ApiFailure &&
        ['draft/stale-pick', 'draft/too-late', 'draft/completed', 'draft/seat-held'].includes(
          error.code,
        )
      )
        return false;
      throw error;
    }
  }

  private async look(session: ApiSession, podId: string): Promise<PodView> {
    return JSON.parse(await session.get(`/api/pods/${podId}`)) as PodView;
  }

  private drafter(playerId: string): Drafter {
    const found = this.drafters.find((each) => each.playerId === playerId);
    if (!found) throw new Error(`somebody unknown drafts: ${playerId}`);
    return found;
  }

  private person(lane: number): ApiSession {
    return new ApiSession(this.connections[lane % this.connections.length]!, {
      attempts: ATTEMPTS,
    });
  }

  private async register(name: string, lane: number): Promise<void> {
    const session = this.person(lane);
    const { ids } = await session.command('Register', { eventId: this.eventId, name });
    this.drafters.push({ name, session, playerId: ids['playerId'] ?? '' });
  }

  private async until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
      const answer = await ask();
      if (answer !== undefined) return answer;
    }
    throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`);
  }
}
