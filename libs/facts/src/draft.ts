import { z } from 'zod';
import {
  cube,
  displayName,
  limitedCommands,
  limitedSettings,
  note,
  pickClock,
  setCode,
} from '#contracts';
import type { PodEvents, PoolEvents } from '#draft';
import { bundles, id, instant, playerId, token } from './parts.js';
import { card } from './tournament.js';
import type { SchemasOf } from './schemas-of.js';

const { seat, round, pick } = limitedCommands.PickCard.shape;
const ofPod = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ eventId: id, podId: id, ...shape });
const key = { seat, round, pick };
const cards = z.array(card).max(20);

/** Events of the stream of a pod. */
export const podSchemas = {
  PodSeated: [
    ofPod({
      draft: z.int().min(0).max(9),
      number: z.int().min(1).max(999),
      set: setCode,
      sets: z.array(setCode).min(1).max(12).exactOptional(),
      cube: cube.exactOptional(),
      bundles: bundles.exactOptional(),
      source: z.enum(['generated', 'recorded']),
      seats: z.array(playerId).min(1).max(16),
      clock: pickClock.nullable(),
      seedCommitment: token.nullable(),
      conduct: z
        .strictObject({
          readyCheck: z.enum(['none', 'all-ready', 'organizer']),
          botAfterMissed: z.int().min(1).max(20).nullable(),
          leaderSeconds: limitedSettings.shape.leaderSeconds.unwrap().exactOptional(),
          watchDelaySeconds: z.int().min(60).max(7_200).exactOptional(),
        })
        .exactOptional(),
      names: z.array(displayName).max(16).exactOptional(),
    }),
  ],
  SeatReady: [ofPod({ seat, playerId, at: instant })],
  PodStarted: [ofPod({ at: instant, missing: z.array(seat).max(16) })],
  RoundOpened: [ofPod({ round, at: instant })],
  PickMade: [
    ofPod({
      ...key,
      card: card.nullable(),
      by: z.enum(['player', 'clock', 'bot', 'last-card']),
      at: instant,
      marked: z.literal(true).exactOptional(),
    }),
  ],
  PickRewound: [
    ofPod({
      ...key,
      card: card.nullable(),
      at: instant,
      reason: note,
      own: z.literal(true).exactOptional(),
    }),
  ],
  CardsMarked: [ofPod({ seat, round, cards, at: instant })],
  PickTimeMoved: [
    ofPod({ ...key, seconds: limitedCommands.MovePickTime.shape.seconds, at: instant }),
  ],
  OutageCredited: [ofPod({ from: instant, to: instant })],
  PodPaused: [ofPod({ at: instant, reason: note })],
  PodResumed: [ofPod({ at: instant })],
  SeatHeld: [
    ofPod({
      seat,
      holder: z.enum(['player', 'bot']),
      playerId,
      cause: z.enum(['asked', 'clock-ran-out']),
      name: displayName.exactOptional(),
    }),
  ],
  PickCalled: [ofPod({ round, pick, at: instant, endsAt: instant.nullable() })],
  CallRewound: [
    ofPod({
      round,
      pick,
      to: z.strictObject({ round, pick: z.int().min(0).max(20) }),
      at: instant,
      endsAt: instant.nullable(),
      reason: note,
    }),
  ],
  PodDissolved: [ofPod({ at: instant, reason: note })],
  PodCompleted: [ofPod({ at: instant })],
  PacksRevealed: [ofPod({ seed: token, nonce: token })],
} satisfies SchemasOf<PodEvents>;

/** Events of the stream of a pool. */
export const poolSchemas = {
  PoolRecorded: [
    z.strictObject({
      eventId: id,
      playerId,
      draft: z.int().min(0).max(9),
      revision: z.int().min(1).max(100_000),
      cards: z.array(z.strictObject({ id: card, count: z.int().min(1).max(99) })).max(1_000),
    }),
  ],
} satisfies SchemasOf<PoolEvents>;
