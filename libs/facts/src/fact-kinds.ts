import type { StreamKind } from '#aggregate';
import { podDecider, type PoolEvents } from '#draft';
import {
  chatDecider,
  type DuelEvents,
  type FreeMatchEvents,
  type GamePracticeEvents,
  matchDecider,
  type PracticeEvents,
  type TwinSunsEvents,
} from '#match';
import type { DeckEvents, TrioEvents } from '#read-models';
import { conventionDecider, seasonDecider, tournamentDecider } from '#tournament';

/** Names every type of an aggregate once: one that is new and not here does not compile. */
const typesOf = <Events>(types: Readonly<Record<keyof Events, true>>): readonly string[] =>
  Object.keys(types);

const freeMatchTypes = typesOf<FreeMatchEvents>({
  FreeMatchOpened: true,
  FreeMatchJoined: true,
  FreeMatchCancelled: true,
  RematchOffered: true,
  RematchAccepted: true,
});

const twinSunsTypes = typesOf<TwinSunsEvents>({
  TwinSunsTableOpened: true,
  TwinSunsSeatTaken: true,
  TwinSunsSeatLeft: true,
  TwinSunsTableCancelled: true,
  TwinSunsDealt: true,
  TwinSunsMovesPlayed: true,
  TwinSunsRewound: true,
  TwinSunsSilenceWarned: true,
  TwinSunsPlayerRemoved: true,
  TwinSunsEnded: true,
  TwinSunsRematchOpened: true,
});

const duelTypes = typesOf<DuelEvents>({
  DuelOpened: true,
  DuelCancelled: true,
  DuelJoined: true,
  DuelMoved: true,
  DuelRewound: true,
  DuelSilenceWarned: true,
  DuelEnded: true,
  DuelRematchOpened: true,
});

/** Games against a bot, of Star Wars: Unlimited and of the games that describe their board themselves. */
const practiceTypes = typesOf<PracticeEvents & GamePracticeEvents>({
  PracticeStarted: true,
  PracticeMovesPlayed: true,
  PracticeRewound: true,
  PracticeEnded: true,
  GamePracticeStarted: true,
  GamePracticeMoved: true,
  GamePracticeRewound: true,
  GamePracticeEnded: true,
});

/** The types of the facts that stand in each kind of stream. */
export const factTypes: Readonly<Record<StreamKind, readonly string[]>> = {
  event: tournamentDecider.eventTypes,
  match: matchDecider.eventTypes,
  chat: chatDecider.eventTypes,
  deck: typesOf<DeckEvents & TrioEvents>({ DeckSubmitted: true, TrioSubmitted: true }),
  pool: typesOf<PoolEvents>({ PoolRecorded: true }),
  pod: podDecider.eventTypes,
  'free-match': freeMatchTypes,
  season: seasonDecider.eventTypes,
  convention: conventionDecider.eventTypes,
  practice: practiceTypes,
  'twin-suns': twinSunsTypes,
  duel: duelTypes,
  // Written by the server about itself (libs/checkpoints).
  signing: ['SigningKeyReplaced'],
};
