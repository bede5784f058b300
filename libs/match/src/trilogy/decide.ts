import { type Makers, narrowMakers, type Narrowed, type Refusal } from '#aggregate';
import { later } from '../later.js';
import type { GameScore, MatchPlace, Reporter } from '../place.js';
import type { Match } from '../commands.js';
import { matchEvent, type MatchEvent } from '../events.js';
import { refuse } from '../refusals.js';
import type { MatchState } from '../state.js';
import type { TrilogyCommands } from './commands.js';
import type {
  BanClockReason,
  DeckForGame,
  DeckIndex,
  GameWinner,
  TrilogyEvents,
} from './events.js';
import { trilogyFolds } from './evolve.js';
import { playable, type TrilogyState } from './state.js';

export type TrilogyFact = MatchEvent<keyof TrilogyEvents>;
type Answer = readonly TrilogyFact[] | Refusal;

export interface TrilogyMatch extends Pick<MatchState, 'format'> {
  readonly place: MatchPlace;
  readonly trilogy: TrilogyState | null;
  readonly confirmAfterMinutes: number;
}

type Presented = TrilogyMatch & { readonly trilogy: TrilogyState };
type PresentedCommand = Exclude<keyof TrilogyCommands, 'PresentDecks'>;
/** The state that the handlers work on once the decks are presented. */
type InTrilogy = Narrowed<Match, Presented>;

const sides = ['a', 'b'] as const;
/** When a time limit of so many seconds ends; null for 0, which means no limit. */
const limit = (at: string, seconds: number): string | null =>
  seconds > 0 ? later(at, seconds) : null;
const foldOne = <T extends keyof TrilogyEvents>(
  state: TrilogyState,
  { type, data }: MatchEvent<T>,
): TrilogyState => trilogyFolds[type](state, data, 0);
const fold = (state: TrilogyState, facts: readonly TrilogyFact[]): TrilogyState =>
  facts.reduce(foldOne, state);

/**
 * The deck that a side plays next without a choice: the same one after a draw, otherwise the only
 * one left; null while a choice is due.
 */
const forcedDeck = (state: TrilogyState, by: Reporter): DeckIndex | null => {
  const left = playable(state[by]);
  if (state.choosing.includes(by)) return null;
  return state[by].playing !== null && left.includes(state[by].playing)
    ? state[by].playing
    : (left[0] ?? null);
};

/** Starts the next game if no side has a choice to make. */
const startIfForced = (place: MatchPlace, state: TrilogyState): readonly TrilogyFact[] => {
  const [a, b] = [forcedDeck(state, 'a'), forcedDeck(state, 'b')];
  return state.stage === 'pick' && a !== null && b !== null
    ? [matchEvent('GameStarted', { ...place, game: state.game + 1, a, b })]
    : [];
};

/**
 * Ends a game: the winner's deck is set aside, a draw is replayed with the same decks, two wins end
 * the match (CR 9.3.3B, 9.3.1A).
 */
export const endGame = (
  match: Presented,
  winner: GameWinner,
  at: string,
): readonly TrilogyFact[] => {
  const { place, trilogy } = match;
  const ended = (chooseBy: string | null) =>
    matchEvent('GameEnded', { ...place, game: trilogy.game, winner, chooseBy });
  const next = fold(trilogy, [ended(null)]);
  const waits = next.stage === 'pick' && next.choosing.length > 0;
  return [ended(waits ? limit(at, trilogy.pickSeconds) : null), ...startIfForced(place, next)];
};

const running = ({ trilogy }: Presented, game: number, next: () => Answer): Answer => {
  if (trilogy.stage === 'over') return refuse('trilogy-over');
  if (trilogy.stage === 'ban' || trilogy.stage === 'pick') return refuse('no-game-running');
  return game === trilogy.game ? next() : refuse('stale-game');
};

/**
 * Answers a report of the opponent; `read`: the winner that the player has read in it, if known.
 */
const answering = (
  match: Presented,
  { game, by, winner: read }: TrilogyCommands['ConfirmGame'],
  next: (winner: GameWinner) => Answer,
): Answer =>
  running(match, game, () => {
    const { report, stage } = match.trilogy;
    if (stage === 'disputed') return refuse('game-disputed');
    if (!report) return refuse('nothing-reported');
    if (report.by === by) return refuse('own-report');
    return read !== undefined && read !== report.winner
      ? refuse('report-changed')
      : next(report.winner);
  });

/**
 * A default may be sealed for a player only once their time is over, or if a judge ends the wait.
 */
const mayClockSpeak = (
  { byClock, early }: { readonly byClock: boolean; readonly early?: true },
  { chooseBy }: TrilogyState,
  at: string,
): boolean =>
  !byClock || early === true || (chooseBy !== null && Date.parse(at) >= Date.parse(chooseBy));

/** Starts the time to ban if it has been waiting. */
const startClock = (
  { place, trilogy }: Presented,
  because: BanClockReason,
  at: string,
): readonly TrilogyFact[] =>
  trilogy.waitsFor === null
    ? []
    : [
        matchEvent('BanClockStarted', {
          ...place,
          because,
          chooseBy: limit(at, trilogy.banSeconds),
        }),
      ];

/** Starts the time to ban once both players are known to be at the table. */
const startIfBothHere = (
  match: Presented,
  facts: readonly TrilogyFact[],
  at: string,
): readonly TrilogyFact[] => {
  const next = fold(match.trilogy, facts);
  const both = next.waitsFor === 'table' && sides.every((by) => next.here.includes(by));
  const open = sides.some((by) => next[by].sealed === null);
  return both && open ? [...facts, ...startClock(match, 'both-here', at)] : facts;
};

const presented: Makers<InTrilogy, TrilogyFact, PresentedCommand> = {
  SitDown: ({ by }, match, { at }) => {
    const { place, trilogy } = match;
    if (trilogy.stage !== 'ban') return refuse('not-in-ban-phase');
    if (trilogy.here.includes(by)) return refuse('sits-already');
    return startIfBothHere(match, [matchEvent('PlayerSatDown', { ...place, by })], at);
  },
  StartBanClock: ({ because }, match, { at }) => {
    if (match.trilogy.stage !== 'ban') return refuse('not-in-ban-phase');
    const started = startClock(match, because, at);
    return started.length > 0 ? started : refuse('ban-clock-started');
  },
  SealBan: (seal, match, { at }) => {
    const { place, trilogy } = match;
    const { by, commitment, byClock } = seal;
    if (trilogy.stage !== 'ban') return refuse('not-in-ban-phase');
    if (!mayClockSpeak(seal, trilogy, at)) return refuse('too-early');
    if (trilogy[by].sealed !== null) return refuse('already-sealed');
    const sealed = [matchEvent('BanSealed', { ...place, by, commitment, byClock })];
    return startIfBothHere(match, sealed, at);
  },
  RevealBans: (opened, { place, trilogy }, { at }) => {
    if (trilogy.stage !== 'ban') return refuse('not-in-ban-phase');
    if (sides.some((by) => trilogy[by].sealed === null)) return refuse('choices-outstanding');
    if (sides.some((by) => trilogy[by].sealed !== opened[by].commitment))
      return refuse('commitment-mismatch');
    const choiceOf = (by: Reporter) => ({ choice: opened[by].choice, nonce: opened[by].nonce });
    return [
      matchEvent('BansRevealed', {
        ...place,
        a: choiceOf('a'),
        b: choiceOf('b'),
        chooseBy: limit(at, trilogy.pickSeconds),
      }),
    ];
  },
  SealDeck: (seal, { place, trilogy }, { at }) => {
    const { by, game, commitment, byClock } = seal;
    if (trilogy.stage !== 'pick' || !trilogy.choosing.includes(by)) return refuse('not-choosing');
    if (game !== trilogy.game + 1) return refuse('stale-game');
    if (!mayClockSpeak(seal, trilogy, at)) return refuse('too-early');
    return trilogy[by].sealed === null
      ? [matchEvent('DeckSealed', { ...place, by, game, commitment, byClock })]
      : refuse('already-sealed');
  },
  RevealDecks: (opened, { place, trilogy }) => {
    if (trilogy.stage !== 'pick' || trilogy.choosing.length === 0) return refuse('not-choosing');
    if (opened.game !== trilogy.game + 1) return refuse('stale-game');
    if (trilogy.choosing.some((by) => trilogy[by].sealed === null))
      return refuse('choices-outstanding');
    if (trilogy.choosing.some((by) => trilogy[by].sealed !== opened[by]?.commitment))
      return refuse('commitment-mismatch');
    const deckOf = (by: Reporter): DeckForGame => {
      const chosen = trilogy.choosing.includes(by) ? opened[by] : null;
      return chosen
        ? { choice: chosen.choice, nonce: chosen.nonce }
        : { choice: forcedDeck(trilogy, by) ?? 0, nonce: null };
    };
    const [a, b] = [deckOf('a'), deckOf('b')];
    if (!playable(trilogy.a).includes(a.choice) || !playable(trilogy.b).includes(b.choice))
      return refuse('deck-not-available');
    return [
      matchEvent('DecksRevealed', { ...place, game: opened.game, a, b }),
      matchEvent('GameStarted', { ...place, game: opened.game, a: a.choice, b: b.choice }),
    ];
  },
  ReportGame: ({ game, by, winner }, match, { at }) =>
    running(match, game, () => {
      const { place, trilogy, confirmAfterMinutes } = match;
      if (trilogy.stage === 'disputed') return refuse('game-disputed');
      if (!trilogy.report || trilogy.report.by === by)
        return [
          matchEvent('GameReported', {
            ...place,
            game,
            by,
            winner,
            confirmBy: limit(at, confirmAfterMinutes * 60),
          }),
        ];
      return trilogy.report.winner === winner
        ? endGame(match, winner, at)
        : [matchEvent('GameDisputed', { ...place, game, by, note: '' })];
    }),
  ConfirmGame: (answer, match, { at }) =>
    answering(match, answer, (winner) => endGame(match, winner, at)),
  DisputeGame: (answer, match) =>
    answering(match, answer, () => {
      const { game, by, note } = answer;
      return [matchEvent('GameDisputed', { ...match.place, game, by, note })];
    }),
  ConfirmGameByTimeout: ({ game, reportVersion }, match, { at }) =>
    running(match, game, () => {
      const { report, stage } = match.trilogy;
      if (stage !== 'reported' || report?.version !== reportVersion) return refuse('stale-report');
      return report.confirmBy && Date.parse(at) >= Date.parse(report.confirmBy)
        ? endGame(match, report.winner, at)
        : refuse('too-early');
    }),
  RuleGame: ({ game, winner, note }, match, { at }) =>
    running(match, game, () => [
      matchEvent('GameRuled', { ...match.place, game, winner, note }),
      ...endGame(match, winner, at),
    ]),
};

/** Shows the three leader-base pairs of both sides and opens the ban phase (CR 9.3.3A). */
const presentDecks: Makers<Narrowed<Match, TrilogyMatch>, TrilogyFact, 'PresentDecks'> = {
  PresentDecks: ({ a, b, waitsFor, ...seconds }, { format, place, trilogy }, { at }) => {
    if (format === 'plain') return refuse('no-trilogy');
    if (trilogy) return refuse('decks-already-presented');
    if (a.length !== 3 || b.length !== 3) return refuse('three-decks-each');
    const wait = waitsFor && seconds.banSeconds > 0 ? { waitsFor } : {};
    const chooseBy = 'waitsFor' in wait ? null : limit(at, seconds.banSeconds);
    return [matchEvent('DecksPresented', { ...place, a, b, ...seconds, chooseBy, ...wait })];
  },
};

/**
 * The score of a match whose trilogy is over. A drawn game was replayed, so it does not count (CR
 * 9.3.3B). Matches that were completed under the earlier reading keep the score in their event.
 */
export const trilogyScore = ({ a, b }: TrilogyState): GameScore => ({
  a: a.won.length,
  b: b.won.length,
  drawn: 0,
});
export { fold as foldTrilogy };

/** The handlers of the bans, decks and games of a Trilogy match. */
export const trilogyHandlers: Makers<
  Narrowed<Match, TrilogyMatch>,
  TrilogyFact,
  keyof TrilogyCommands
> = {
  ...presentDecks,
  ...narrowMakers<Narrowed<Match, TrilogyMatch>, Presented, TrilogyFact, PresentedCommand>(
    ({ format, trilogy, ...match }: TrilogyMatch) =>
      trilogy
        ? { ...match, format, trilogy }
        : refuse(format === 'trilogy' ? 'decks-not-presented' : 'no-trilogy'),
    presented,
  ),
};
