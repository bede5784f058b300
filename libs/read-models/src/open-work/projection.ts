import type { DocumentKey, RecordedEvent } from '#event-store';
import type { RoundKey } from '#tournament';
import { defineReadModel, eventIdOf } from '../define.js';

/** What somebody other than a person still has to do; the worker derives its jobs from it, so a wiped queue loses nothing. */
export type OpenWorkDoc =
  | { readonly kind: 'pairing'; readonly eventId: string; readonly key: RoundKey & { readonly repair: boolean }; readonly position: number }
  | { readonly kind: 'report'; readonly matchId: string; readonly confirmBy: string; readonly reportVersion: number }
  | { readonly kind: 'round'; readonly eventId: string; readonly key: RoundKey }
  | { readonly kind: 'demo'; readonly eventId: string }
  /** A Trilogy choice under way, for the bans (game 0) or for a game; `sealed`: version of the last choice made, null before the first; a reveal may be due. */
  | { readonly kind: 'choice'; readonly matchId: string; readonly game: number; readonly chooseBy: string | null; readonly sealed: number | null }
  | { readonly kind: 'game-report'; readonly matchId: string; readonly game: number; readonly confirmBy: string; readonly reportVersion: number };

export const OPEN = 'open';
const one = (key: string): readonly DocumentKey[] => [{ scope: OPEN, key }];
const pairing = (_data: unknown, event: RecordedEvent) => one(`pairing/${eventIdOf(event)}`);
const round = (_data: unknown, event: RecordedEvent) => one(`round/${eventIdOf(event)}`);
const report = (_data: unknown, event: RecordedEvent) => one(`report/${event.streamId.slice('match-'.length)}`);
const matchOf = (event: RecordedEvent): string => event.streamId.slice('match-'.length);
const choice = (_data: unknown, event: RecordedEvent) => one(`choice/${matchOf(event)}`);
const gameReport = (_data: unknown, event: RecordedEvent) => one(`game-report/${matchOf(event)}`);
const ofGame = (data: unknown, event: RecordedEvent) => [...choice(data, event), ...gameReport(data, event)];
const wholeMatch = (data: unknown, event: RecordedEvent) => [...report(data, event), ...ofGame(data, event)];
const demo = (_data: unknown, event: RecordedEvent) => one(`demo/${eventIdOf(event)}`);
const both = (data: unknown, event: RecordedEvent) => [...pairing(data, event), ...round(data, event)];
const all = (data: unknown, event: RecordedEvent) => [...both(data, event), ...demo(data, event)];
const gone = { fold: () => undefined };
const choosing = (game: number, { chooseBy }: { readonly chooseBy: string | null }, event: RecordedEvent): OpenWorkDoc => ({ kind: 'choice', matchId: matchOf(event), game, chooseBy, sealed: null });
const spoken = { keys: choice, fold: (doc: OpenWorkDoc | undefined, _data: unknown, event: RecordedEvent) => (doc?.kind === 'choice' ? { ...doc, sealed: event.version } : doc) };

/** Work that waits for the worker: pairings asked for, reports that silence will confirm, rounds that nobody has closed, choices the clock may end or that wait to be revealed, demo rooms to fill. */
export const openWorkModel = defineReadModel<OpenWorkDoc>('open-work', 2, {
  EventCreated: { keys: demo, fold: (_doc, { eventId, demo: isDemo }) => (isDemo ? { kind: 'demo', eventId } : undefined) },
  PairingRequested: {
    keys: pairing,
    fold: (_doc, { phase, round: number, attempt, repair }, event) => ({
      kind: 'pairing', eventId: eventIdOf(event), key: { phase, round: number, attempt, repair }, position: event.globalPosition,
    }),
  },
  PairingFailed: { keys: pairing, ...gone },
  RoundPaired: {
    keys: both,
    fold: (_doc, { phase, round: number, attempt }, event, { key }) =>
      key.startsWith('pairing/') ? undefined : { kind: 'round', eventId: eventIdOf(event), key: { phase, round: number, attempt } },
  },
  RoundCompleted: { keys: round, ...gone },
  RoundVoided: { keys: both, ...gone },
  EventFinished: { keys: all, ...gone },
  EventCancelled: { keys: all, ...gone },
  ResultReported: {
    keys: report,
    fold: (_doc, { confirmBy }, event) =>
      confirmBy === null ? undefined : { kind: 'report', matchId: event.streamId.slice('match-'.length), confirmBy, reportVersion: event.version },
  },
  ReportWithdrawn: { keys: report, ...gone },
  ResultDisputed: { keys: report, ...gone },
  DecksPresented: { keys: choice, fold: (_doc, data, event) => choosing(0, data, event) },
  BanSealed: spoken,
  BansRevealed: { keys: choice, fold: (_doc, data, event) => choosing(1, data, event) },
  DeckSealed: spoken,
  GameStarted: { keys: choice, ...gone },
  GameReported: {
    keys: gameReport,
    fold: (_doc, { game, confirmBy }, event) => (confirmBy === null ? undefined : { kind: 'game-report', matchId: matchOf(event), game, confirmBy, reportVersion: event.version }),
  },
  GameDisputed: { keys: gameReport, ...gone },
  GameEnded: { keys: ofGame, fold: (_doc, data, event, { key }) => (key.startsWith('choice/') ? choosing(data.game + 1, data, event) : undefined) },
  MatchCompleted: { keys: wholeMatch, ...gone },
  MatchVoided: { keys: wholeMatch, ...gone },
});
