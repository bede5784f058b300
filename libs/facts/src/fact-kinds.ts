import type { StreamKind } from '#aggregate';
import { podDecider, type PoolEvents } from '#draft';
import {
  chatDecider,
  duelDecider,
  freeMatchDecider,
  matchDecider,
  practiceDecider,
  twinSunsDecider,
} from '#match';
import type { DeckEvents, TrioEvents } from '#read-models';
import { conventionDecider, seasonDecider, tournamentDecider } from '#tournament';

/** Lists every event type of an aggregate once: a missing type does not compile. */
const typesOf = <Events>(types: Readonly<Record<keyof Events, true>>): readonly string[] =>
  Object.keys(types);

/** The types of events in each kind of stream. */
export const factTypes: Readonly<Record<StreamKind, readonly string[]>> = {
  event: tournamentDecider.eventTypes,
  match: matchDecider.eventTypes,
  chat: chatDecider.eventTypes,
  deck: typesOf<DeckEvents & TrioEvents>({ DeckSubmitted: true, TrioSubmitted: true }),
  pool: typesOf<PoolEvents>({ PoolRecorded: true }),
  pod: podDecider.eventTypes,
  'free-match': freeMatchDecider.eventTypes,
  season: seasonDecider.eventTypes,
  convention: conventionDecider.eventTypes,
  practice: practiceDecider.eventTypes,
  'twin-suns': twinSunsDecider.eventTypes,
  duel: duelDecider.eventTypes,
  // Written by the server about itself (libs/checkpoints).
  signing: ['SigningKeyReplaced'],
};
