import type { StoryKind } from '#contracts';
import type { PodEvents } from '#draft';
import type { MatchEvents } from '#match';
import type { TournamentEvents } from '#tournament';

const ofEvents: Readonly<Record<keyof TournamentEvents, StoryKind>> = {
  EventCreated: 'event',
  EventDetailsChanged: 'event',
  SettingsChanged: 'event',
  FormatChanged: 'event',
  PlayerFormatChanged: 'players',
  RegistrationOpened: 'event',
  RegistrationClosed: 'event',
  EventCancelled: 'event',
  RoleGranted: 'event',
  RoleRevoked: 'event',
  EventStarted: 'event',
  PhasesChanged: 'rounds',
  EventFinished: 'event',
  EventReopened: 'event',
  SeedRevealed: 'event',
  HeadsSealed: 'event',
  PlayerRegistered: 'players',
  PlayerPromoted: 'players',
  PlayerRenamed: 'players',
  PlayerClaimed: 'players',
  GuestCodeIssued: 'players',
  EventInformationSet: 'event',
  AnnouncementMade: 'event',
  AnnouncementWithdrawn: 'event',
  EventHandedOver: 'event',
  EventKeptHere: 'event',
  PersonErased: 'players',
  StaffInvited: 'event',
  StaffInviteWithdrawn: 'event',
  StaffInviteTaken: 'event',
  EventAdopted: 'event',
  RescueKeyTaken: 'event',
  StaffSightTaken: 'event',
  PlayerWithdrawn: 'players',
  PlayerRestored: 'players',
  PlayerCheckedIn: 'players',
  CheckInUndone: 'players',
  LateEntryAccepted: 'players',
  PlayerDropped: 'players',
  PlayerReadded: 'players',
  StaticTableAssigned: 'players',
  DeckRegistered: 'decks',
  DeckUnlocked: 'decks',
  DeckChecked: 'decks',
  DeckBuildingStarted: 'decks',
  PlayerNoted: 'players',
  PlayerTeamSet: 'players',
  PairingConstrained: 'rounds',
  PairingRequested: 'rounds',
  PairingFailed: 'rounds',
  RoundPaired: 'rounds',
  PairingProposed: 'rounds',
  ProposalDiscarded: 'rounds',
  TableResultClaimed: 'results',
  TableResultRecorded: 'results',
  RoundVoided: 'rounds',
  RoundClockStarted: 'rounds',
  RoundClockTakenBack: 'rounds',
  RoundClockPaused: 'rounds',
  RoundClockResumed: 'rounds',
  RoundClockExtended: 'rounds',
  RoundCompleted: 'rounds',
  PenaltyIssued: 'judges',
  PenaltyRevoked: 'judges',
  JudgeCalled: 'judges',
  JudgeCallAccepted: 'judges',
  JudgeTookTable: 'judges',
  JudgeLeftTable: 'judges',
  SharedTableExtended: 'judges',
  JudgeCallResolved: 'judges',
  PoolsOpened: 'pods',
  PodsFormed: 'pods',
  PodsDissolved: 'pods',
  DrafterReplaced: 'pods',
  PoolsRevealed: 'pods',
};

/**
 * Events of a pod's stream that are part of the event's story. Picks are shown by the draft log
 * once it is public.
 */
export const ofPods: ReadonlySet<string> = new Set<keyof PodEvents>([
  'PodSeated',
  'PodStarted',
  'PickTimeMoved',
  'RoundOpened',
  'OutageCredited',
  'PodPaused',
  'PodResumed',
  'PickRewound',
  'CallRewound',
  'SeatHeld',
  'PodCompleted',
  'PodDissolved',
  'PacksRevealed',
]);

/**
 * Events of a match's stream that are shown for a player or a table: its results, but no secret
 * choices and no moves of games on screen.
 */
export const ofMatches: ReadonlySet<string> = new Set<keyof MatchEvents>([
  'MatchScheduled',
  'ResultReported',
  'ReportWithdrawn',
  'ResultConfirmed',
  'ResultDisputed',
  'ResultRuled',
  'MatchCompleted',
  'ResultCorrected',
  'TimeExtended',
  'MatchVoided',
]);

/** The category of a recorded event. */
export const kindOf = (type: string): StoryKind => {
  if (ofPods.has(type)) return 'pods';
  return ofMatches.has(type) ? 'results' : (ofEvents[type as keyof TournamentEvents] ?? 'event');
};
