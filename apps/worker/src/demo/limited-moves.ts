import { Chance } from '#client';
import { inReview, isThere, type PodView } from '#contracts';
import { currentDraft, mayBuild, type PlayerState } from '#tournament';
import type { Move } from './moves.js';
import { hasPassed, type DemoRoom } from './demo-room.js';

/** Seconds before the room goes on by itself. */
const patience = { opening: 6, quickest: 5, slowest: 40 } as const;
/** The probability per second that a bot decides on its pick. */
const decides = 0.6;
/** The share of picks that a bot leaves to the clock. */
const dreams = 0.02;

/**
 * The moves due in Sealed and Draft before the next round; null if there is nothing to wait for.
 */
export const limitedMoves = (scene: DemoRoom): readonly Move[] | null => {
  const { state, since } = scene;
  const { format, limited, rounds } = state;
  if (format !== 'sealed' && format !== 'draft') return null;
  if (rounds.length === 0 && !limited.poolsOpened && !currentDraft(state)) {
    return hasPassed(scene, since.waiting, patience.opening)
      ? [{ by: 'staff', kind: format === 'sealed' ? 'open-pools' : 'form-pods' }]
      : [];
  }
  if (limited.building === null) return scene.pods.flatMap((pod) => atPod(scene, pod));
  return mayBuild(state, new Date(scene.now).toISOString()) ? building(scene) : null;
};

/** The probability per second that a bot confirms its seat. */
const sitsDown = 0.4;

const atReadyCheck = ({ now, bots }: DemoRoom, { podId, seats }: PodView): readonly Move[] =>
  seats.flatMap((seat): Move[] => {
    const bot = bots.get(seat.playerId);
    return bot !== undefined &&
      !isThere(seat) &&
      Chance.from(`demo/${podId}/${seat.seat}/ready/${second(now)}`).happens(sitsDown)
      ? [{ by: 'bot', bot, kind: 'confirm-ready', podId, seat: seat.seat }]
      : [];
  });

const atPod = (scene: DemoRoom, view: PodView): readonly Move[] =>
  view.status === 'ready-check' ? atReadyCheck(scene, view) : atPacks(scene, view);

const atPacks = ({ now, bots }: DemoRoom, view: PodView): readonly Move[] => {
  const { podId, status, round, seats } = view;
  if (status !== 'drafting' || inReview(view, now)) return [];
  return seats.flatMap(({ seat, playerId, holder, choosing, picked, until }): Move[] => {
    const bot = bots.get(playerId);
    if (bot === undefined || holder !== 'player' || !choosing) return [];
    const pick = `demo/${podId}/${round}/${seat}/${picked}`;
    if (until !== null && Chance.from(pick).happens(dreams)) return [];
    return Chance.from(`${pick}/${second(now)}`).happens(decides)
      ? [{ by: 'bot', bot, kind: 'pick-card', podId }]
      : [];
  });
};

/**
 * The current second, used as a seed, so that every process that evaluates the same room draws the
 * same.
 */
const second = (now: number): number => Math.floor(now / 1000);

/**
 * Bots take different times; once all players have a legal deck, the room does not wait for the
 * clock.
 */
const building = (scene: DemoRoom): readonly Move[] | null => {
  const players = [...scene.state.players.values()].filter(
    ({ status, deck }) => status === 'playing' && !deck?.legal,
  );
  return players.length === 0 ? null : players.flatMap((player) => atPool(scene, player));
};

const atPool = (scene: DemoRoom, { playerId }: PlayerState): readonly Move[] => {
  const bot = scene.bots.get(playerId);
  const takes =
    patience.quickest +
    Chance.from(`demo/${scene.state.eventId}/${playerId}/build`).next() *
      (patience.slowest - patience.quickest);
  return bot !== undefined && hasPassed(scene, scene.since.building, takes)
    ? [{ by: 'bot', bot, kind: 'build-deck' }]
    : [];
};
