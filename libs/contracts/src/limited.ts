import { z } from 'zod';
import { deckProblem } from './deck-views.js';
import { cardId, displayName, id, isoTime, note, ofEvent, setCode, texts } from './primitives.js';

/** Round 0 drafts the leaders, rounds 1 to 3 the packs; picks are 1-based (CR 10.3.3). */
const draftRound = z.int().min(0).max(3);
const pickNumber = z.int().min(1).max(20);
const seatNumber = z.int().min(0).max(15);

const clockRows = z
  .array(z.strictObject({ from: z.int().min(1).max(20), seconds: z.int().min(1).max(600) }))
  .min(1)
  .max(20)
  .readonly();

/** Seconds to pick, by cards in hand: the first row whose `from` is at most that number applies. */
export const pickClock = z.strictObject({
  leaders: clockRows,
  cards: clockRows,
  reviewSeconds: z.int().min(0).max(600),
});

/** A list of cards from which boosters are dealt: one id for each copy, leaders included. */
export const cube = z.strictObject({
  name: displayName,
  cards: z.array(cardId).min(1).max(1_500),
  /** Cards of a booster besides its leader. */
  packSize: z.int().min(5).max(16),
});
export type Cube = z.infer<typeof cube>;

/**
 * POST /api/cubes/check: a pasted list in the form of a cube, one id for each copy; empty if a
 * problem is an error.
 */
export const cubeCheck = z.object({
  name: z.string().nullable(),
  cards: z.array(z.string()),
  leaders: z.number(),
  /** Number of cards in packs: all but leaders and common bases. */
  drafted: z.number(),
  problems: z.array(deckProblem),
});
export type CubeCheck = z.infer<typeof cubeCheck>;

/**
 * The source of boosters: one set, a set for each booster in turn, or a cube. A cube takes
 * precedence over sets.
 */
export const boosterChoice = {
  /** The set whose boosters are opened (CR 10.2.1A, 10.3.1A). */
  set: setCode,
  sets: z.array(setCode).min(1).max(12).optional(),
  cube: cube.optional(),
};

export type BoosterChoice = z.infer<z.ZodObject<typeof boosterChoice>>;

/**
 * Settings of Sealed and Draft tournaments, in addition to those of every tournament
 * (docs/event-settings.md).
 */
export const limitedSettings = z.strictObject({
  ...boosterChoice,
  /** Sealed: boosters for each player. */
  packs: z.int().min(3).max(12),
  /**
   * `generated` from a committed seed, or `recorded`: physical boosters, opened in the room and
   * entered by hand.
   */
  source: z.enum(['generated', 'recorded']),
  /**
   * Draft: the players of a full pod. Everybody is spread evenly over as few pods as that allows.
   */
  podSize: z.int().min(4).max(8),
  seating: z.enum(['random', 'by-standing']),
  /** Who meets in the rounds after a draft. */
  podPairing: z.enum(['in-pod', 'cross-pod', 'free']),
  clock: pickClock.nullable(),
  /**
   * Draft: whether packs stay closed until the players have confirmed that they are there; absent:
   * they open at once.
   */
  readyCheck: z.enum(['none', 'all-ready', 'organizer']).optional(),
  /**
   * Draft: after this many picks in a row by the clock, a bot takes the seat, but never within the
   * first pack; null or absent: never automatically.
   */
  botAfterMissed: z.int().min(1).max(20).nullable().optional(),
  /**
   * Draft: seconds in which everybody sees everybody's leaders before the first pack; absent: none.
   */
  leaderSeconds: z.int().min(0).max(600).optional(),
  /**
   * Draft: everybody with the link watches a pod with a delay of this many minutes; null or absent:
   * nobody may watch.
   */
  watchDelayMinutes: z.int().min(1).max(120).nullable().optional(),
  /** Minutes to build a deck; 0: no limit. */
  buildMinutes: z.int().min(0).max(180),
  /** When the draft log and the boosters become public. */
  reveal: z.enum(['after-draft', 'after-event']),
});
export type LimitedSettings = z.infer<typeof limitedSettings>;

const ofPod = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ podId: id, ...shape });
const pickKey = { seat: seatNumber, round: draftRound, pick: pickNumber };

/** Commands of Sealed and Draft tournaments. */
export const limitedCommands = {
  /**
   * Sealed: gives every player their boosters and starts the deck-building clock. Late players get
   * their boosters when they join.
   */
  OpenPools: ofEvent({}),
  /**
   * Draft: seats all active players in pods and hands out the boosters. Players named in `fixed`
   * are seated first.
   */
  FormPods: ofEvent({
    draft: z.int().min(1).max(9),
    fixed: z
      .array(z.strictObject({ playerId: id, pod: z.int().min(1).max(999), seat: seatNumber }))
      .max(64),
  }),
  /** Dissolves the pods, as long as no round has been paired on them. */
  DissolvePods: ofEvent({ draft: z.int().min(1).max(9), reason: note }),
  /**
   * Dissolves pods whose packs nobody has seen and seats their active players anew, in as few pods
   * as possible; the other pods go on.
   */
  ReseatPods: ofEvent({
    draft: z.int().min(1).max(9),
    podIds: z.array(id).min(1).max(999),
    reason: note,
  }),
  /**
   * Starts, changes or (null) removes the deck-building clock. That of a draft starts automatically
   * when its last pod is done.
   */
  StartDeckBuilding: ofEvent({ minutes: z.int().min(1).max(180).nullable() }),
  /**
   * The contents of physical boosters that a player opened or drafted, in any deck text format;
   * replaces an earlier record.
   */
  RecordPool: z.strictObject({ eventId: id, playerId: id, text: z.string().min(1).max(65_536) }),
  /** The player at the seat confirms that they are there. */
  ConfirmReady: ofPod({ seat: seatNumber }),
  /** Ends the ready check even if players are missing. */
  StartPod: ofPod({}),
  /** Opens the packs that wait while players look at leaders or drafted cards. */
  OpenPacks: ofPod({}),
  PickCard: ofPod({ ...pickKey, card: cardId }),
  /**
   * The cards of this round that the player wants, most wanted first: the clock picks from them.
   * Replaces earlier marks.
   */
  MarkCards: ofPod({ seat: seatNumber, round: draftRound, cards: z.array(cardId).max(20) }),
  /** The player takes back their own pick, until the neighbour sees the pack. */
  TakeBackPick: ofPod(pickKey),
  /** Staff give a seat more or less time for this pick. */
  MovePickTime: ofPod({ ...pickKey, seconds: z.int().min(-600).max(600) }),
  PausePod: ofPod({ reason: note }),
  ResumePod: ofPod({}),
  RewindPick: ofPod({ ...pickKey, reason: note }),
  /**
   * A bot picks for an absent player, or the player has returned; players themselves may take their
   * seat back at any time.
   */
  HoldSeat: ofPod({ seat: seatNumber, holder: z.enum(['player', 'bot']) }),
  /** Another player of the tournament takes over the seat and everything drafted there. */
  ReplaceDrafter: ofPod({ seat: seatNumber, playerId: id }),
  /**
   * Physical boosters: the caller announces the next pick; the key says which one they expect it to
   * be. The call after the last pick ends the draft.
   */
  CallPick: ofPod({ round: draftRound, pick: pickNumber }),
  /**
   * Physical boosters: takes back the last call, named by its key, because it came too early; the
   * pick before it runs again.
   */
  RewindCall: ofPod({ round: draftRound, pick: pickNumber, reason: note }),
} as const;

/** A card in pools, packs and deck builders. */
export const poolCard = z.object({
  id: z.string(),
  name: z.string(),
  subtitle: z.string().nullable(),
  unique: z.boolean(),
  type: z.string(),
  cost: z.number().nullable(),
  power: z.number().nullable(),
  hp: z.number().nullable(),
  arena: z.string().nullable(),
  aspects: z.array(z.string()),
  traits: z.array(z.string()),
  keywords: z.array(z.string()),
  rarity: z.string().nullable(),
  /** Rendered rules text, if the card is defined. */
  text: texts.nullable(),
});
export type PoolCard = z.infer<typeof poolCard>;
const counted = z.object({ card: poolCard, count: z.number() });

/**
 * GET /api/pools/<eventId>/<playerId>: for the player themselves and staff; for everybody once it
 * has been revealed.
 */
export const poolView = z.object({
  eventId: id,
  playerId: id,
  name: z.string(),
  /** The usual name of the set, the sets or the cube from which the cards come. */
  set: z.string(),
  /** `missing`: not opened, drafted or recorded yet; `drafting`: still growing. */
  state: z.enum(['missing', 'drafting', 'complete']),
  cards: z.array(counted),
  /** Common bases of the set, which anyone may use (CR 10.2.2C, 10.3.4C). */
  commonBases: z.array(poolCard),
  /** By booster, in the order opened; empty for drafted and recorded pools. */
  boosters: z.array(z.array(z.string())),
  /** The last submitted deck, by card id; null before. */
  deck: z
    .object({
      leader: z.string().nullable(),
      base: z.string().nullable(),
      main: z.array(z.object({ id: z.string(), count: z.number() })),
      legal: z.boolean(),
      revision: z.number(),
    })
    .nullable(),
  /** When decks are due; null without a limit or before deck building has begun. */
  buildEndsAt: isoTime.nullable(),
  /** Whether the player may still change their deck. */
  open: z.boolean(),
  serverTime: isoTime,
});
export type PoolView = z.infer<typeof poolView>;

const podSeat = z.object({
  seat: z.number(),
  playerId: id,
  name: z.string(),
  holder: z.enum(['player', 'bot']),
  /** The player has confirmed in the ready check. */
  ready: z.boolean(),
  /** Picks made in the current round. */
  picked: z.number(),
  /** The seat has a pack in front of it. */
  choosing: z.boolean(),
  /** Packs that wait for this seat, including the one in front of it. */
  waiting: z.number(),
  until: isoTime.nullable(),
  /** Picks in a row that the clock made; a high number means that the player is absent. */
  missed: z.number(),
  /** The pick of the current round that staff may take back now. */
  rewindable: z.number().nullable(),
  /** Drafted leaders are public at all times (CR 10.3.2B). */
  leaders: z.array(poolCard),
});
export type PodSeatView = z.infer<typeof podSeat>;

/**
 * GET /api/pods/<podId>: a pod as the asker may see it; /live (server-sent events) reports changes.
 */
export const podView = z.object({
  podId: id,
  eventId: id,
  eventName: z.string(),
  draft: z.number(),
  number: z.number(),
  set: z.string(),
  source: z.enum(['generated', 'recorded']),
  status: z.enum(['ready-check', 'drafting', 'paused', 'completed', 'dissolved']),
  pauseReason: z.string().nullable(),
  round: z.number(),
  /** Where packs go in this round: `left` is clockwise, to the next seat. */
  passing: z.enum(['left', 'right']),
  /** Pick number in the current round; with physical boosters the one that was called. */
  pick: z.number(),
  picks: z.number(),
  /** During a review: when packs may be looked at; null once they may. */
  roundOpensAt: isoTime.nullable(),
  /** Physical boosters: when the called pick ends. */
  callEndsAt: isoTime.nullable(),
  seats: z.array(podSeat),
  /** The asker's own seat; null for everybody else. */
  mine: z
    .object({
      seat: z.number(),
      /** The pack in front of the seat; round and pick are the key that a pick from it carries. */
      offer: z
        .object({
          round: z.number(),
          pick: z.number(),
          cards: z.array(poolCard),
          /** When the pack arrived. */
          since: isoTime,
          until: isoTime.nullable(),
        })
        .nullable(),
      /** Cards of this round that the player wants, most wanted first. */
      marks: z.array(z.string()),
      /** The player's last pick, while it can still be changed. */
      mayTakeBack: z
        .object({
          round: z.number(),
          pick: z.number(),
          card: poolCard,
          /** When the time of that pick ends; null without a clock. */
          until: isoTime.nullable(),
        })
        .nullable(),
      /**
       * The clock's last pick for the player, if the player has not picked since; `marked`: it took
       * a card that the player had marked.
       */
      byClock: z.object({ card: poolCard, marked: z.boolean() }).nullable(),
      pool: z.array(counted),
    })
    .nullable(),
  mayDirect: z.boolean(),
  /** Delay in seconds for everybody with the link; null if nobody may watch. */
  watchDelaySeconds: z.number().nullable(),
  /** The last part of the link to watch; null for an asker who may not pass it on. */
  watchKey: z.string().nullable(),
  version: z.number(),
  serverTime: isoTime,
});
export type PodView = z.infer<typeof podView>;

/**
 * GET /api/pods/<podId>/watch: packs and picks of a pod with a delay, for everybody with the link
 * who does not play in the tournament.
 */
export const podWatch = z.object({
  podId: id,
  eventId: id,
  eventName: z.string(),
  number: z.number(),
  set: z.string(),
  status: z.enum(['ready-check', 'drafting', 'paused', 'completed', 'dissolved']),
  round: z.number(),
  pick: z.number(),
  picks: z.number(),
  passing: z.enum(['left', 'right']),
  delaySeconds: z.number(),
  /** Nothing after this instant is shown. */
  asOf: isoTime,
  seats: z.array(
    z.object({
      seat: z.number(),
      name: z.string(),
      holder: z.enum(['player', 'bot']),
      /** The pack in front of the seat, by card id; empty if there is none or none may be shown. */
      offer: z.array(z.string()),
      /** Card ids in the order of the picks, by round: the leaders, then each pack. */
      picks: z.array(z.array(z.string())),
    }),
  ),
  cards: z.record(z.string(), poolCard),
});
export type PodWatch = z.infer<typeof podWatch>;

/**
 * GET /api/events/<eventId>/thinking: who has a pack in front of them, in every pod of the current
 * draft.
 */
export const thinkingView = z.object({
  seats: z.array(
    z.object({
      podId: id,
      number: z.number(),
      seat: z.number(),
      name: z.string(),
      holder: z.enum(['player', 'bot']),
      /** When the pack arrived. */
      since: isoTime,
      until: isoTime.nullable(),
      waiting: z.number(),
      /** Picks in a row that the clock made for the player. */
      missed: z.number(),
    }),
  ),
  serverTime: isoTime,
});
export type ThinkingView = z.infer<typeof thinkingView>;

/**
 * GET /api/pods/<podId>/log: the contents of every pack and the picks from it, once the settings
 * reveal them.
 */
export const podLog = z.object({
  podId: id,
  set: z.string(),
  seats: z.array(z.object({ seat: z.number(), playerId: id, name: z.string() })),
  seed: z.object({ seed: z.string(), nonce: z.string(), commitment: z.string() }),
  picks: z.array(
    z.object({
      seat: z.number(),
      round: z.number(),
      pick: z.number(),
      offered: z.array(z.string()),
      card: z.string().nullable(),
      by: z.enum(['player', 'clock', 'bot', 'last-card']),
      at: isoTime,
    }),
  ),
  cards: z.record(z.string(), poolCard),
});
export type PodLog = z.infer<typeof podLog>;

/**
 * Query `pods`: the seating and the progress of every pod of the tournament; contains nothing
 * hidden.
 */
export const podsView = z.object({
  /** What staff may do now with pools, pods and decks, as the commands themselves decide. */
  allowed: z.array(
    z.enum(['OpenPools', 'FormPods', 'DissolvePods', 'ReseatPods', 'StartDeckBuilding']),
  ),
  draft: z.number(),
  drafts: z.number(),
  pods: z.array(
    z.object({
      podId: id,
      draft: z.number(),
      number: z.number(),
      status: z.enum(['ready-check', 'drafting', 'paused', 'completed', 'dissolved']),
      round: z.number(),
      picked: z.number(),
      picks: z.number(),
      seats: z.array(
        z.object({
          seat: z.number(),
          playerId: id,
          name: z.string(),
          holder: z.enum(['player', 'bot']),
          ready: z.boolean(),
          leaders: z.array(z.string()),
        }),
      ),
      revealed: z.boolean(),
    }),
  ),
  /**
   * `recorded`: players whose physical boosters have been entered, for the last draft or for
   * Sealed.
   */
  pools: z.object({ opened: z.boolean(), set: z.string().nullable(), recorded: z.array(id) }),
  building: z.object({ endsAt: isoTime.nullable() }).nullable(),
  position: z.number(),
});
export type PodsView = z.infer<typeof podsView>;
