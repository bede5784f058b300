import { defineRefusals } from '#aggregate';
import { toScreenMove } from '#game';
import type { DealTerms } from '#rules';
import { shownAnswers } from '../../lessons/described-first-game.js';
import { type GuidedGame, isGuided, movesBefore, scriptedAnswers } from '../../lessons/prepared.js';
import type { TableDeck } from '../../table/events.js';
import { defineGame } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer } from '../facts.js';
import {
  type GameRules,
  onTime,
  type Reads,
  writeBy,
  type Writes,
  type WrittenGame,
} from '../kind.js';
import { type GameState, isAlone } from '../state.js';
import type { GamePracticeEvents } from './game-practice-events.js';
import { type PracticeEvent, practiceEvents, type PracticeEvents } from './practice-events.js';
import { SWU, toMove } from './swu.js';

const { event } = practiceEvents;

/** The person's seat if the events name no other. */
const PERSON_SEAT = 0;

/** The person's seat; the first one if they play all sides. */
export const practiceSeat = ({ players }: Pick<GameState, 'players'>): number =>
  players.findIndex(({ playerId }) => playerId !== null);

type Winner = GamePracticeEvents['GamePracticeEnded']['winner'];

const seatsThatWon: Readonly<Record<Winner, readonly number[]>> = {
  person: [PERSON_SEAT],
  bot: [1],
  draw: [],
};

/**
 * The winner as stored in a game against bots: `bot` is any of several bots, a draw a victory that
 * the person shares.
 */
export const practiceWinner = ({
  ended,
  seats,
  sides,
  players,
}: Pick<GameState, 'ended' | 'seats' | 'sides' | 'players'>): Winner | null => {
  if (ended === null) return null;
  const { winners } = ended;
  const won = winners.includes(practiceSeat({ players }));
  if (sides !== null) return won ? 'person' : winners.length > 0 ? 'bot' : 'draw';
  const isDraw = seats > 2 ? won && winners.length > 1 : winners.length !== 1;
  if (isDraw) return 'draw';
  return won ? 'person' : 'bot';
};

/** The moves before the lesson at which a guided game begins. */
export const openingOf = (prepared: GuidedGame) => movesBefore(prepared).map(toScreenMove);

/** The table of a game that is opened for one person alone, and that person's seat. */
const tableOf = (
  {
    practiceId: gameId,
    game,
    sides,
  }: { readonly practiceId: string; readonly game: string; readonly sides?: number },
  [host, ...players]: readonly GamePlayer[],
  begun: Omit<GameFact<'Begun'>['data'], 'players'>,
): readonly GameFact[] =>
  host === undefined
    ? []
    : [
        gameFact('Opened', {
          gameId,
          game,
          seats: 1 + players.length,
          ...(sides !== undefined && { sides }),
          host,
          openedAt: '',
          openUntil: '',
          listed: false,
        }),
        gameFact('Begun', { players, ...begun }),
      ];

const readStart = (data: PracticeEvents['PracticeStarted']): readonly GameFact[] => {
  const { practiceId, owner, person, bot, others = [], seedCommitment } = data;
  const { engine, cards, discreet = false, level = 1, prepared = null } = data;
  const { seat: own = PERSON_SEAT, chooser, alone = false, thinkingTime } = data;
  const players = [bot, ...others].toSpliced(own, 0, person).map((deck, seat) => ({
    playerId: alone || seat === own ? owner : null,
    name: '',
    list: '',
    setup: { ...deck },
  }));
  const terms = { engine, cards, discreet, ...(chooser !== undefined && { chooser }) };
  const begun = { level, seedCommitment, terms, prepared, ...(thinkingTime && { thinkingTime }) };
  return tableOf({ practiceId, game: SWU }, players, begun);
};

const readGameStart = (data: GamePracticeEvents['GamePracticeStarted']): readonly GameFact[] => {
  const { owner, setups, names, seedCommitment, thinkingTime, prepared = null } = data;
  const players = setups.map((setup, seat) => ({
    playerId: seat === PERSON_SEAT ? owner : null,
    name: '',
    list: names[seat] ?? '',
    setup,
  }));
  const begun = { level: 1, seedCommitment, terms: null, prepared } as const;
  return tableOf(data, players, { ...begun, ...(thinkingTime && { thinkingTime }) });
};

const reads: Reads<PracticeEvents & GamePracticeEvents> = {
  PracticeStarted: readStart,
  GamePracticeStarted: readGameStart,
  PracticeMovesPlayed: ({ moves, hash, reasons = [] }) => [
    gameFact('Moved', { moves: moves.map(toScreenMove), hash, reasons }),
  ],
  GamePracticeMoved: ({ moves, hash }) => [gameFact('Moved', { moves, hash, reasons: [] })],
  PracticeClockTurned: ({ practiceId: _practiceId, ...clock }) => [gameFact('ClockTurned', clock)],
  PracticeRewound: ({ to, by }) => [wentBackTo(to, by)],
  GamePracticeRewound: ({ to }) => [wentBackTo(to)],
  PracticeEnded: ({ winner, winners = seatsThatWon[winner], cause, seed, nonce }) => [
    gameFact('Ended', { winners, cause, seed, nonce }),
  ],
  GamePracticeEnded: ({ winner, winners = seatsThatWon[winner], cause, seed, nonce }) => [
    gameFact('Ended', { winners, cause: cause ?? 'played', seed, nonce }),
  ],
};

const wentBackTo = (to: number, by = PERSON_SEAT): GameFact =>
  gameFact('Rewound', { to, cause: 'own-choice', by });

const winnerOf = (
  { seats, sides, players }: Pick<GameState, 'seats' | 'sides' | 'players'>,
  ended: NonNullable<GameState['ended']>,
) => practiceWinner({ seats, sides, players, ended }) ?? 'draw';

const timed: Writes<PracticeEvent> = {
  ClockTurned: (clock, { gameId: practiceId }) => [
    event('PracticeClockTurned', { practiceId, ...clock }),
  ],
};

/** Stores a game that describes its board itself. */
const writeGame = writeBy<PracticeEvent>({
  ...timed,
  Begun: (data, { gameId: practiceId, game, sides, players: seated }) => {
    const players = [...seated, ...data.players];
    return [
      event('GamePracticeStarted', {
        practiceId,
        owner: seated[PERSON_SEAT]?.playerId ?? '',
        game,
        setups: players.map(({ setup }) => setup),
        names: players.map(({ list }) => list),
        ...(sides !== null && { sides }),
        seedCommitment: data.seedCommitment,
        ...(data.thinkingTime && { thinkingTime: data.thinkingTime }),
        ...(data.prepared?.game === 'first' && { prepared: data.prepared }),
      }),
    ];
  },
  Moved: ({ moves, hash }, { gameId: practiceId }) => [
    event('GamePracticeMoved', { practiceId, moves, hash: hash ?? '' }),
  ],
  Rewound: ({ to }, { gameId: practiceId }) => [event('GamePracticeRewound', { practiceId, to })],
  Ended: ({ seed, nonce, ...ended }, before) => {
    const side = before.sides === null ? {} : { winners: ended.winners };
    const over = { practiceId: before.gameId, winner: winnerOf(before, ended), ...side };
    const late = ended.cause === 'clock' && { cause: ended.cause };
    return [event('GamePracticeEnded', { ...over, ...late, seed, nonce })];
  },
});

const startedEvent = (before: WrittenGame, data: GameFact<'Begun'>['data']): PracticeEvent => {
  const { level, prepared, seedCommitment, terms, thinkingTime } = data;
  const { engine, cards, chooser } = terms as unknown as DealTerms;
  const players = [...before.players, ...data.players];
  const seat = practiceSeat({ players });
  const decks = players.map(({ setup }) => setup as unknown as TableDeck);
  const person = decks[seat] as TableDeck;
  const [bot, ...others] = decks.toSpliced(seat, 1) as [TableDeck, ...TableDeck[]];
  return event('PracticeStarted', {
    practiceId: before.gameId,
    owner: players[seat]?.playerId ?? '',
    person,
    bot,
    ...(others.length > 0 && { others }),
    seedCommitment,
    engine,
    cards,
    discreet: true,
    level,
    ...(prepared && { prepared }),
    ...(isAlone({ players }) && { alone: true as const }),
    ...(seat !== PERSON_SEAT && { seat }),
    ...(chooser !== undefined && { chooser }),
    ...(thinkingTime && { thinkingTime }),
  });
};

/** Stores a game of Star Wars: Unlimited. */
const writeSwu = writeBy<PracticeEvent>({
  ...timed,
  Begun: (data, before) => [startedEvent(before, data)],
  Moved: ({ moves: made, hash, reasons: given }, { gameId: practiceId }) => {
    const moves = made.map(toMove);
    const reasons = given as NonNullable<PracticeEvents['PracticeMovesPlayed']['reasons']>;
    return [event('PracticeMovesPlayed', { practiceId, moves, hash: hash ?? '', reasons })];
  },
  Rewound: ({ to, by }, { gameId: practiceId, record }) => {
    const from = record?.moves.length ?? 0;
    const whose = by === null || by === PERSON_SEAT ? {} : { by };
    return [event('PracticeRewound', { practiceId, from, to, ...whose })];
  },
  Ended: (ended, before) => {
    const { winners, cause: told, seed, nonce } = ended;
    const cause = told === 'claimed' ? 'conceded' : told;
    const { gameId: practiceId, seats } = before;
    const several = seats > 2 || practiceSeat(before) !== PERSON_SEAT;
    const over = { practiceId, winner: winnerOf(before, ended), ...(several && { winners }) };
    return [event('PracticeEnded', { ...over, cause, seed, nonce })];
  },
});

/**
 * In a guided game the opponent answers by the script, until the learner takes something back or
 * deviates from it. In a first game that describes its board, the script also resumes once the
 * learner goes back to a position in it.
 */
const script: GameRules['script'] = (state, more, games) => {
  const { prepared, record } = state;
  if (record === null) return null;
  if (prepared?.game === 'first') return shownAnswers(games, state, [...record.moves, ...more]);
  if (!isGuided(prepared) || record.rewinds.length > 0) return null;
  const scripted = scriptedAnswers(prepared, [...record.moves, ...more].map(toMove));
  return scripted && scripted.map(toScreenMove);
};

/**
 * The aggregate of a person's game against bots: stream `practice-<id>`. Nobody waits for anybody,
 * so nobody can be warned.
 */
export const practiceDecider = defineGame<PracticeEvents & GamePracticeEvents>({
  name: 'practice',
  events: practiceEvents,
  begins: 'when-dealt',
  takesBack: 'own-decision',
  refusals: defineRefusals('practice', {
    'not-found': ['not-found'],
    conflict: [
      'already-started',
      'deck-not-playable',
      'over',
      'outdated',
      'taken-back',
      'nothing-to-take-back',
      'too-early',
      ...onTime,
    ],
  }),
  codes: { 'already-open': 'already-started' },
  script,
  moves: [],
  reads,
  // A game with pinned terms is one of Star Wars: Unlimited, which has the older events of its own.
  write: (fact, before) => {
    const terms = fact.type === 'Begun' ? fact.data.terms : before.record?.terms;
    return terms ? writeSwu(fact, before) : writeGame(fact, before);
  },
});
