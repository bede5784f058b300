import {
  isDoubleLoss,
  matchScoreFault,
  type MatchEvents,
  type MatchEventType,
  type MatchState,
  playable,
  runningGame,
  runningGameOf,
  type TrilogyState,
} from '#match';
import { firstOf, type Law, unless } from './law.js';

type MatchLaw<T extends MatchEventType> = Law<MatchState, MatchEvents[T]>;
type Score = NonNullable<MatchState['score']>;

const isUndecided = ({ status }: MatchState): string | null =>
  unless(status !== 'completed' && status !== 'void', 'the match is over');

/** For results set by a judge, who may also let both players lose. */
const isRuling = (state: MatchState, score: Score): string | null =>
  isDoubleLoss(score) ? null : matchScoreFault(state, score);

const whileUndecided: Law<MatchState, unknown> = (_data, state) => isUndecided(state);

const answering: Law<MatchState, unknown> = (_data, state) =>
  firstOf(isUndecided(state), unless(state.report !== null, 'nobody has reported'));

type OfTrilogy<Data> = (data: Data, trilogy: TrilogyState) => string | null;

/** For a match whose decks have been presented. */
const inTrilogy =
  <Data>(law: OfTrilogy<Data>): Law<MatchState, Data> =>
  (data, state) =>
    firstOf(
      isUndecided(state),
      state.trilogy === null ? 'no decks are presented' : law(data, state.trilogy),
    );

const inGame = inTrilogy<{ readonly game: number }>(({ game }, { stage, game: running }) =>
  unless(
    game === running && (stage === 'playing' || stage === 'reported' || stage === 'disputed'),
    'is not of the game that runs',
  ),
);

/** For the game on screen that is running. */
const onTable: Law<MatchState, { readonly game: number }> = ({ game }, state) =>
  firstOf(
    isUndecided(state),
    unless(runningGameOf(state.table, game) !== null, 'is not of the game that runs'),
  );

const rewound: MatchLaw<'GameRewound'> = (data, state) =>
  firstOf(
    onTable(data, state),
    unless(
      data.from === runningGame(state.table)?.moves.length && data.to < data.from,
      'takes back what was not played',
    ),
  );

/** The conditions for each event of a match, so that everything about the match can be computed. */
export const matchLaw: { readonly [T in MatchEventType]: MatchLaw<T> } = {
  MatchScheduled: (_data, { status }) =>
    unless(status === 'none', 'the match is scheduled already'),
  ResultReported: (data, state) => firstOf(isUndecided(state), matchScoreFault(state, data.score)),
  ReportWithdrawn: answering,
  ResultConfirmed: answering,
  ResultDisputed: (data, state) =>
    firstOf(answering(data, state), data.claim !== null && matchScoreFault(state, data.claim)),
  ResultRuled: (data, state) => firstOf(isUndecided(state), isRuling(state, data.score)),
  MatchCompleted: (data, state) => firstOf(isUndecided(state), isRuling(state, data.score)),
  ResultCorrected: (data, state) =>
    firstOf(
      unless(state.status === 'completed', 'the match is not over'),
      isRuling(state, data.score),
    ),
  TimeExtended: whileUndecided,
  MatchVoided: (_data, { status }) => unless(status !== 'void', 'the match is void already'),
  DecksPresented: ({ a, b }, state) =>
    firstOf(
      isUndecided(state),
      unless(state.format === 'trilogy' && state.trilogy === null, 'has no decks to present'),
      unless(a.length === 3 && b.length === 3, 'presents other than three decks'),
    ),
  PlayerSatDown: inTrilogy(({ by }, { stage, here }) =>
    unless(stage === 'ban' && !here.includes(by), 'sits down out of turn'),
  ),
  BanClockStarted: inTrilogy((_data, { stage, waitsFor }) =>
    unless(stage === 'ban' && waitsFor !== null, 'starts a clock that does not wait'),
  ),
  BanSealed: inTrilogy(({ by }, { stage, ...sides }) =>
    unless(stage === 'ban' && sides[by].sealed === null, 'bans out of turn'),
  ),
  BansRevealed: inTrilogy((_data, { stage }) => unless(stage === 'ban', 'bans out of turn')),
  DeckSealed: inTrilogy(({ by }, { stage, choosing }) =>
    unless(stage === 'pick' && choosing.includes(by), 'picks out of turn'),
  ),
  DecksRevealed: inTrilogy((data, { stage, ...sides }) =>
    unless(
      stage === 'pick' &&
        (['a', 'b'] as const).every((by) => playable(sides[by]).includes(data[by].choice)),
      'picks a deck that cannot be played',
    ),
  ),
  GameStarted: inTrilogy(({ game, ...decks }, { stage, game: last, ...sides }) =>
    unless(
      stage === 'pick' &&
        game === last + 1 &&
        (['a', 'b'] as const).every((by) => playable(sides[by]).includes(decks[by])),
      'begins a game that cannot be played',
    ),
  ),
  GameReported: inGame,
  GameDisputed: inGame,
  GameRuled: inGame,
  GameEnded: inGame,
  TableOpened: ({ game }, state) =>
    firstOf(
      isUndecided(state),
      unless(
        runningGame(state.table) === null && game === state.table.games + 1,
        'is not the game that comes next',
      ),
    ),
  GameDeckChosen: whileUndecided,
  MovePlayed: onTable,
  TakeBackAsked: onTable,
  TakeBackDeclined: onTable,
  GameRewound: rewound,
  ClockTurned: onTable,
  SilenceWarned: onTable,
  RulingAsked: onTable,
  DrawOffered: onTable,
  DrawDeclined: onTable,
  TimeCalled: whileUndecided,
  FaultReported: onTable,
  TableClosed: onTable,
};
