import { podEventTypes, type PoolEvents } from '#draft';
import type { StreamKind } from '#event-store';
import {
  type ChatEvents,
  type DuelEvents,
  type FreeMatchEvents,
  type GamePracticeEvents,
  matchEventTypes,
  type PracticeEvents,
  type TwinSunsEvents,
} from '#match';
import type { DeckEvents, TrioEvents } from '#read-models';
import { type ConventionEvents, type SeasonEvents, tournamentEventTypes } from '#tournament';

/** Names every type of an aggregate once: one that is new and not here does not compile. */
const typesOf = <Events>(types: Readonly<Record<keyof Events, true>>): readonly string[] =>
  Object.keys(types);

const conventionTypes = typesOf<ConventionEvents>({
  ConventionCreated: true,
  ConventionChanged: true,
  PlayerInvited: true,
  InvitationWithdrawn: true,
});

const seasonTypes = typesOf<SeasonEvents>({
  SeasonCreated: true,
  SeasonChanged: true,
  EventAddedToSeason: true,
  EventRemovedFromSeason: true,
  SeasonInvitationDeclined: true,
  SeasonInvitationRestored: true,
});

const chatTypes = typesOf<ChatEvents>({
  MessageSent: true,
  PhraseSent: true,
  ChatReceptionSet: true,
});

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
  event: tournamentEventTypes,
  match: matchEventTypes,
  chat: chatTypes,
  deck: typesOf<DeckEvents & TrioEvents>({ DeckSubmitted: true, TrioSubmitted: true }),
  pool: typesOf<PoolEvents>({ PoolRecorded: true }),
  pod: podEventTypes,
  'free-match': freeMatchTypes,
  season: seasonTypes,
  convention: conventionTypes,
  practice: practiceTypes,
  'twin-suns': twinSunsTypes,
  duel: duelTypes,
  // Written by the server about itself (libs/checkpoints).
  signing: ['SigningKeyReplaced'],
};
