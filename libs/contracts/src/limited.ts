import { z } from 'zod';
import { deckProblem } from './deck-views.js';
import { cardId, displayName, id, isoTime, note, ofEvent, setCode, texts } from './primitives.js';

/** Round 0 drafts the leaders, rounds 1 to 3 the packs; picks count from 1 (CR 10.3.3). */
const draftRound = z.int().min(0).max(3);
const pickNumber = z.int().min(1).max(20);
const seatNumber = z.int().min(0).max(15);

const clockRows = z
  .array(z.strictObject({ from: z.int().min(1).max(20), seconds: z.int().min(1).max(600) }))
  .min(1)
  .max(20)
  .readonly();

/** Seconds to pick by cards in hand: the first row whose `from` is not above the hand applies. */
export const pickClock = z.strictObject({
  leaders: clockRows,
  cards: clockRows,
  reviewSeconds: z.int().min(0).max(600),
});

/** A list of cards that boosters are dealt from: one id for each copy, leaders among them. */
export const cube = z.strictObject({
  name: displayName,
  cards: z.array(cardId).min(1).max(1_500),
  /** Cards of a booster beside its leader. */
  packSize: z.int().min(5).max(16),
});
export type Cube = z.infer<typeof cube>;

/**
 * POST /api/cubes/check: a pasted list as a cube takes it,
 * one id for each copy; none while a problem is an error.
 */
export const cubeCheck = z.object({
  name: z.string().nullable(),
  cards: z.array(z.string()),
  leaders: z.number(),
  /** Cards that lie in the packs: all but leaders and common bases. */
  drafted: z.number(),
  problems: z.array(deckProblem),
});
export type CubeCheck = z.infer<typeof cubeCheck>;

/**
 * What boosters are: of one set, of a set for each booster
 * in turn, or dealt from a cube, which goes before the sets.
 */
export const boosterChoice = {
  /** The set whose boosters are opened (CR 10.2.1A, 10.3.1A). */
  set: setCode,
  sets: z.array(setCode).min(1).max(12).optional(),
  cube: cube.optional(),
};

export type BoosterChoice = z.infer<z.ZodObject<typeof boosterChoice>>;

/** Settings of Sealed and Draft events, beside those of every event (docs/event-settings.md). */
export const limitedSettings = z.strictObject({
  ...boosterChoice,
  /** Sealed: boosters for each player. */
  packs: z.int().min(3).max(12),
  /** `generated` from a committed seed, or `recorded`: real boosters, opened in the room and typed in. */
  source: z.enum(['generated', 'recorded']),
  /** Draft: the players of a full pod. Everyone is spread evenly over as few pods as that allows. */
  podSize: z.int().min(4).max(8),
  seating: z.enum(['random', 'by-standing']),
  /** Whom players meet in the rounds after a draft. */
  podPairing: z.enum(['in-pod', 'cross-pod', 'free']),
  clock: pickClock.nullable(),
  /** Draft: whether packs wait until the players have confirmed to be there. Absent: they open at once. */
  readyCheck: z.enum(['none', 'all-ready', 'organizer']).optional(),
  /**
   * Draft: picks in a row by the clock after which a bot takes the
   * seat, never within the first pack; null or absent: never by itself.
   */
  botAfterMissed: z.int().min(1).max(20).nullable().optional(),
  /** Draft: seconds in which everybody looks at everybody's leaders before the first pack; absent: none. */
  leaderSeconds: z.int().min(0).max(600).optional(),
  /** Draft: whoever has its link watches a pod so many minutes late; null or absent: nobody does. */
  watchDelayMinutes: z.int().min(1).max(120).nullable().optional(),
  /** Minutes to build a deck; 0 for no limit. */
  buildMinutes: z.int().min(0).max(180),
  /** When the draft log and the boosters are opened to everyone. */
  reveal: z.enum(['after-draft', 'after-event']),
});
export type LimitedSettings = z.infer<typeof limitedSettings>;

const ofPod = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ podId: id, ...shape });
const pickKey = { seat: seatNumber, round: draftRound, pick: pickNumber };

/** Commands of Sealed and Draft events. */
export const limitedCommands = {
  /**
   * Sealed: gives every player their boosters and starts the
   * deck-building clock. Late players get theirs when they enter.
   */
  OpenPools: ofEvent({}),
  /**
   * Draft: seats everyone who plays into pods and hands out the
   * boosters. Players named in `seats` are put there first.
   */
  FormPods: ofEvent({
    draft: z.int().min(1).max(9),
    fixed: z
      .array(z.strictObject({ playerId: id, pod: z.int().min(1).max(999), seat: seatNumber }))
      .max(64),
  }),
  /** Takes the pods back, as long as no round has been paired on them. */
  DissolvePods: ofEvent({ draft: z.int().min(1).max(9), reason: note }),
  /**
   * Takes back pods whose packs nobody has seen and seats whoever
   * plays anew, in as few pods as hold them; the other pods go on.
   */
  ReseatPods: ofEvent({
    draft: z.int().min(1).max(9),
    podIds: z.array(id).min(1).max(999),
    reason: note,
  }),
  /**
   * Starts, moves or (null) lifts the deck-building clock.
   * A draft's starts by itself when its last pod is done.
   */
  StartDeckBuilding: ofEvent({ minutes: z.int().min(1).max(180).nullable() }),
  /**
   * What somebody opened or drafted from real boosters, in
   * any deck text format; replaces what was recorded before.
   */
  RecordPool: z.strictObject({ eventId: id, playerId: id, text: z.string().min(1).max(65_536) }),
  /** The player at the seat is there and may begin. */
  ConfirmReady: ofPod({ seat: seatNumber }),
  /** Ends the ready check, whoever is missing. */
  StartPod: ofPod({}),
  /** Opens the packs that wait while players look at leaders or at what they have drafted. */
  OpenPacks: ofPod({}),
  PickCard: ofPod({ ...pickKey, card: cardId }),
  /**
   * The cards of this round that the player wants, most wanted
   * first: what the clock takes. Replaces the marks before.
   */
  MarkCards: ofPod({ seat: seatNumber, round: draftRound, cards: z.array(cardId).max(20) }),
  /** The player's own change of mind, until the neighbour sees the pack. */
  TakeBackPick: ofPod(pickKey),
  /** Staff give a seat more time for this pick, or less. */
  MovePickTime: ofPod({ ...pickKey, seconds: z.int().min(-600).max(600) }),
  PausePod: ofPod({ reason: note }),
  ResumePod: ofPod({}),
  RewindPick: ofPod({ ...pickKey, reason: note }),
  /**
   * A bot picks for an absent player, or the player has returned;
   * the player themselves may take their seat back at any time.
   */
  HoldSeat: ofPod({ seat: seatNumber, holder: z.enum(['player', 'bot']) }),
  /** Another player of the event takes the seat and everything drafted there. */
  ReplaceDrafter: ofPod({ seat: seatNumber, playerId: id }),
  /**
   * Real boosters: the caller announces the next pick; the key says which
   * one they believe it is. The pick after the last of all ends the draft.
   */
  CallPick: ofPod({ round: draftRound, pick: pickNumber }),
  /** Real boosters: the last call, named by its key, came too early; the pick before it runs again. */
  RewindCall: ofPod({ round: draftRound, pick: pickNumber, reason: note }),
} as const;

/** A card as pools, packs and deck builders show it. */
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
  /** Rendered rules text, where the card is defined. */
  text: texts.nullable(),
});
export type PoolCard = z.infer<typeof poolCard>;
const counted = z.object({ card: poolCard, count: z.number() });

/**
 * GET /api/pools/<eventId>/<playerId>: for the player themselves
 * and the staff; for everyone once it has been revealed.
 */
export const poolView = z.object({
  eventId: id,
  playerId: id,
  name: z.string(),
  /** The set, the sets or the cube that the cards were opened from, as people call it. */
  set: z.string(),
  /** `missing`: not opened, drafted or recorded yet; `drafting`: still growing. */
  state: z.enum(['missing', 'drafting', 'complete']),
  cards: z.array(counted),
  /** Common bases of the set, which anyone may use (CR 10.2.2C, 10.3.4C). */
  commonBases: z.array(poolCard),
  /** By booster, in the order opened; empty for drafted and recorded pools. */
  boosters: z.array(z.array(z.string())),
  /** The deck as handed in last, by card id; null before. */
  deck: z
    .object({
      leader: z.string().nullable(),
      base: z.string().nullable(),
      main: z.array(z.object({ id: z.string(), count: z.number() })),
      legal: z.boolean(),
      revision: z.number(),
    })
    .nullable(),
  /** When decks must be in: null without limit or before building has begun. */
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
  /** Has confirmed to be there, in the ready check. */
  ready: z.boolean(),
  /** Picks made in the running round. */
  picked: z.number(),
  /** A pack lies before the seat now. */
  choosing: z.boolean(),
  /** Packs that wait for this seat, the one before it included. */
  waiting: z.number(),
  until: isoTime.nullable(),
  /** Picks in a row that the clock made for the player: who sleeps or has left. */
  missed: z.number(),
  /** The pick of the running round that staff may take back now. */
  rewindable: z.number().nullable(),
  /** Drafted leaders are public the whole time (CR 10.3.2B). */
  leaders: z.array(poolCard),
});
export type PodSeatView = z.infer<typeof podSeat>;

/**
 * GET /api/pods/<podId>: a pod as its asker may see it; /live (server-sent events) says when it has changed.
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
  /** Where packs go in this round: clockwise is to the left, to the next seat. */
  passing: z.enum(['left', 'right']),
  /** Picks of the running round; with real boosters the one that is called. */
  pick: z.number(),
  picks: z.number(),
  /** During a review: packs may be looked at from here on; null once they may. */
  roundOpensAt: isoTime.nullable(),
  /** Real boosters: when the called pick ends. */
  callEndsAt: isoTime.nullable(),
  seats: z.array(podSeat),
  /** The asker's own seat; null for everybody else. */
  mine: z
    .object({
      seat: z.number(),
      /** The pack before the seat: the first pick a player makes is named by this key. */
      offer: z
        .object({
          round: z.number(),
          pick: z.number(),
          cards: z.array(poolCard),
          /** Since when the pack lies there. */
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
          /** When the time of that pick is over; null where no clock runs. */
          until: isoTime.nullable(),
        })
        .nullable(),
      /** What the clock picked for the player since they picked last; `marked`: it took their marked card. */
      byClock: z.object({ card: poolCard, marked: z.boolean() }).nullable(),
      pool: z.array(counted),
    })
    .nullable(),
  mayDirect: z.boolean(),
  /** Whoever has its link watches it so many seconds late; null where nobody does. */
  watchDelaySeconds: z.number().nullable(),
  /** What the link to watch it ends with; null for whoever may not give it out. */
  watchKey: z.string().nullable(),
  version: z.number(),
  serverTime: isoTime,
});
export type PodView = z.infer<typeof podView>;

/**
 * GET /api/pods/<podId>/watch: packs and picks of a pod as they were
 * a while ago, for whoever has its link and does not play in the event.
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
  /** Nothing is told that happened after this instant. */
  asOf: isoTime,
  seats: z.array(
    z.object({
      seat: z.number(),
      name: z.string(),
      holder: z.enum(['player', 'bot']),
      /** The pack before the seat, by card id; empty where none lies there or none may be looked at. */
      offer: z.array(z.string()),
      /** Card ids in the order in which they were picked, by round: the leaders, then each pack. */
      picks: z.array(z.array(z.string())),
    }),
  ),
  cards: z.record(z.string(), poolCard),
});
export type PodWatch = z.infer<typeof podWatch>;

/** GET /api/events/<eventId>/thinking: who has a pack before them, in every pod of the running draft. */
export const thinkingView = z.object({
  seats: z.array(
    z.object({
      podId: id,
      number: z.number(),
      seat: z.number(),
      name: z.string(),
      holder: z.enum(['player', 'bot']),
      /** Since when the pack lies there. */
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
 * GET /api/pods/<podId>/log: what was in every pack and what
 * was taken from it, once the event's reveal rule allows.
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

/** Query `pods`: the seating of every pod of the event and how far each has come; holds nothing hidden. */
export const podsView = z.object({
  /** What staff may do now about pools, pods and decks, as the commands themselves decide. */
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
  /** `recorded`: whose real boosters have been typed in for the last draft, or in Sealed. */
  pools: z.object({ opened: z.boolean(), set: z.string().nullable(), recorded: z.array(id) }),
  building: z.object({ endsAt: isoTime.nullable() }).nullable(),
  position: z.number(),
});
export type PodsView = z.infer<typeof podsView>;
