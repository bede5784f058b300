import { expect, it } from 'vitest';
import { nobody } from '#application';
import type { PodWatch } from '#contracts';
import { isRefusal } from '#aggregate';
import {
  conductOf,
  offerTo,
  packsOf,
  type PodCommands,
  type PodCommandType,
  podDecider,
  type PodState,
} from '#draft';
import type { RecordedEvent } from '#event-store';
import { tournamentDecider } from '#tournament';
import { codeOf } from '../../test/answers.js';
import { decide, seating, time } from '../../../../libs/draft/test/pods.js';
import { HeldBack } from '../live/held-back.js';
import { PodWatching } from './pod-watching.js';
import { WatchKey } from './watch-key.js';

const delay = 120;
const packs = packsOf({ set: 'SOR' }, 4, 'watched');
const key = new WatchKey(Buffer.alloc(32, 7));

interface Moment {
  readonly state: PodState;
  readonly seconds: number;
}

/**
 * A draft with a pick every three seconds: the events of its stream, and its state at each moment.
 */
const played = (): { readonly events: readonly RecordedEvent[]; readonly moments: Moment[] } => {
  const conduct = conductOf({ leaderSeconds: 30, watchDelayMinutes: delay / 60 });
  const events: RecordedEvent[] = [];
  const moments: Moment[] = [];
  let state: PodState = podDecider.initialState;
  const act = <T extends PodCommandType>(type: T, data: PodCommands[T], seconds: number): void => {
    const decided = decide(state, type, data, seconds);
    if (isRefusal(decided)) throw new Error(decided.code);
    state = decided.reduce(podDecider.evolve, state);
    moments.push({ state, seconds });
    for (const event of decided) {
      const recorded: object = {
        ...event,
        version: events.length + 1,
        meta: { at: time(seconds) },
      };
      events.push(recorded as RecordedEvent);
    }
  };
  act('SeatPod', seating({ clock: null, conduct }), 0);
  for (let seconds = 3; state.status !== 'completed'; seconds += 3) {
    if (state.roundOpenedAt !== null && time(seconds) < state.roundOpenedAt) continue;
    const offers = state.seats.map((_, seat) => offerTo(state, packs, seat));
    const { seat, round, pick, cards } = offers.find((one) => one !== null)!;
    act('PickCard', { seat, round, pick, card: cards.at(-1)!, by: 'player', packs }, seconds);
  }
  return { events, moments };
};

const { events, moments: draft } = played();
const over = draft.at(-1)!;

const room = (own: readonly string[] = []) => {
  let seconds = 0;
  const now = (): number => Date.parse(time(seconds));
  const store = {
    readStream: (_stream: string, { fromVersion = 1 }: { readonly fromVersion?: number } = {}) =>
      Promise.resolve(
        events.filter(({ version, meta }) => version >= fromVersion && meta.at <= time(seconds)),
      ),
  };
  const live = (): PodState =>
    draft.findLast((each) => each.seconds <= seconds)?.state ?? draft[0]!.state;
  const watching = new PodWatching({
    views: {
      enter: () =>
        Promise.resolve({
          pod: live(),
          version: 1,
          tournament: tournamentDecider.initialState,
          rights: { roles: new Set(), ownPlayers: new Set(own) } as never,
          asker: nobody,
        }),
    },
    packs: { of: () => Promise.resolve(packs) },
    held: new HeldBack({ stream: 'pod', folded: podDecider }, store, now),
    key,
    now,
  });
  return {
    at: (later: number, given = key.of('d1')): Promise<PodWatch> => {
      seconds = later;
      return watching.of('d1', nobody, given);
    },
  };
};

/** Exactly the cards that the pod showed at that moment. */
const shownThen = (seconds: number): readonly (readonly string[])[] => {
  const then = draft.findLast((each) => each.seconds <= seconds)?.state;
  if (then === undefined) return Array.from({ length: 4 }, () => []);
  const open = then.roundOpenedAt === null || time(seconds) >= then.roundOpenedAt;
  return then.seats.map(({ picks }, seat) => [
    ...(open ? (offerTo(then, packs, seat)?.cards ?? []) : []),
    ...picks.flat().filter((card): card is string => card !== null),
  ]);
};

it('shows at every moment what lay there as long ago as the delay says, and no pick earlier', async () => {
  const { at } = room();
  for (let seconds = 0; seconds <= over.seconds + delay + 3; seconds += 5) {
    const watch = await at(seconds);
    const shown = watch.seats.map(({ offer, picks }) => [...offer, ...picks.flat()]);
    expect({ seconds, shown }).toEqual({ seconds, shown: shownThen(seconds - delay) });
    expect(Object.keys(watch.cards).sort()).toEqual([...new Set(shown.flat())].sort());
  }
  expect((await at(over.seconds + delay)).status).toBe('completed');
});

it('shows nothing at all to who plays in the event while the pod drafts, nor without the key', async () => {
  expect(await codeOf(room(['p0']).at(300))).toBe('draft/watched-by-player');
  expect(await codeOf(room().at(300, 'x'.repeat(24)))).toBe('draft/watch-key');
  expect(await codeOf(room().at(300, key.of('d2')))).toBe('draft/watch-key');
  expect((await room(['p0']).at(over.seconds + delay)).status).toBe('completed');
});
