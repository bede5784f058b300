import { gameDecider } from '../decider.js';
import { type SwuTerms, toMove, toScreenMove } from '#games';
import { movesBefore, type PreparedGame, scriptedAnswers } from '../../lessons/prepared.js';
import type { TableDeck } from '../../table/events.js';
import { gameFact, type GameFact, type GamePlayer } from '../facts.js';
import type { GameKind } from '../kind.js';
import type { GameState } from '../state.js';
import {
  gamePracticeEvent,
  type GamePracticeEvent,
  type GamePracticeEvents,
} from './game-practice-events.js';
import { practiceEvent, type PracticeEvent, type PracticeEvents } from './practice-events.js';
import { SWU } from './swu.js';

/** The person's seat. */
const PERSON_SEAT = 0;

type Winner = GamePracticeEvents['GamePracticeEnded']['winner'];

const seatsThatWon: Readonly<Record<Winner, readonly number[]>> = {
  person: [PERSON_SEAT],
  bot: [1],
  draw: [],
};

/** Who has won, as a person's game against bots tells it: any of several bots is `bot`, a draw one that the person shares. */
export const practiceWinner = ({
  ended,
  seats,
}: Pick<GameState, 'ended' | 'seats'>): Winner | null => {
  if (ended === null) return null;
  const { winners } = ended;
  const won = winners.includes(PERSON_SEAT);
  const isDraw = seats > 2 ? won && winners.length > 1 : winners.length !== 1;
  if (isDraw) return 'draw';
  return won ? 'person' : 'bot';
};

/** The moves before the lesson with which a guided game begins. */
export const openingOf = (prepared: PreparedGame) => movesBefore(prepared).map(toScreenMove);

/** Where the person sits at a game that was opened for them alone. */
const tableOf = (
  { practiceId: gameId, game }: { readonly practiceId: string; readonly game: string },
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
  const players = [person, bot, ...others].map((deck, seat) => ({
    playerId: seat === PERSON_SEAT ? owner : null,
    name: '',
    list: '',
    setup: { ...deck },
  }));
  const terms = { engine, cards, discreet };
  return tableOf({ practiceId, game: SWU }, players, { level, seedCommitment, terms, prepared });
};

const readGameStart = (data: GamePracticeEvents['GamePracticeStarted']): readonly GameFact[] => {
  const { owner, setups, names, seedCommitment } = data;
  const players = setups.map((setup, seat) => ({
    playerId: seat === PERSON_SEAT ? owner : null,
    name: '',
    list: names[seat] ?? '',
    setup,
  }));
  return tableOf(data, players, { level: 1, seedCommitment, terms: null, prepared: null });
};

const read = ({ type, data }: PracticeEvent | GamePracticeEvent): readonly GameFact[] => {
  switch (type) {
    case 'PracticeStarted':
      return readStart(data);
    case 'GamePracticeStarted':
      return readGameStart(data);
    case 'PracticeMovesPlayed': {
      const { moves, hash, reasons = [] } = data;
      return [gameFact('Moved', { moves: moves.map(toScreenMove), hash, reasons })];
    }
    case 'GamePracticeMoved':
      return [gameFact('Moved', { moves: data.moves, hash: data.hash, reasons: [] })];
    case 'PracticeRewound':
    case 'GamePracticeRewound':
      return [gameFact('Rewound', { to: data.to, cause: 'own-choice', by: PERSON_SEAT })];
    case 'PracticeEnded': {
      const { winner, winners = seatsThatWon[winner], cause, seed, nonce } = data;
      return [gameFact('Ended', { winners, cause, seed, nonce })];
    }
    case 'GamePracticeEnded': {
      const { winner, seed, nonce } = data;
      return [gameFact('Ended', { winners: seatsThatWon[winner], cause: 'played', seed, nonce })];
    }
    default:
      return [];
  }
};

/** A game that describes its board itself. */
const writeGame = ({ type, data }: GameFact, before: GameState): readonly GamePracticeEvent[] => {
  const practiceId = before.gameId ?? '';
  switch (type) {
    case 'Begun': {
      const players = [...before.players, ...data.players];
      return [
        gamePracticeEvent('GamePracticeStarted', {
          practiceId,
          owner: before.players[PERSON_SEAT]?.playerId ?? '',
          game: before.game,
          setups: players.map(({ setup }) => setup),
          names: players.map(({ list }) => list),
          seedCommitment: data.seedCommitment,
        }),
      ];
    }
    case 'Moved': {
      const { moves, hash } = data;
      return [gamePracticeEvent('GamePracticeMoved', { practiceId, moves, hash: hash ?? '' })];
    }
    case 'Rewound':
      return [gamePracticeEvent('GamePracticeRewound', { practiceId, to: data.to })];
    case 'Ended': {
      const { winners, cause, seed, nonce } = data;
      const winner = practiceWinner({ seats: before.seats, ended: { winners, cause } }) ?? 'draw';
      return [gamePracticeEvent('GamePracticeEnded', { practiceId, winner, seed, nonce })];
    }
    default:
      return [];
  }
};

const startedEvent = (before: GameState, data: GameFact<'Begun'>['data']): PracticeEvent => {
  const { level, prepared, seedCommitment, terms } = data;
  const { engine, cards } = terms as SwuTerms;
  const [person, bot, ...others] = [...before.players, ...data.players].map(
    ({ setup }) => setup as unknown as TableDeck,
  ) as [TableDeck, TableDeck, ...TableDeck[]];
  return practiceEvent('PracticeStarted', {
    practiceId: before.gameId ?? '',
    owner: before.players[PERSON_SEAT]?.playerId ?? '',
    person,
    bot,
    ...(others.length > 0 && { others }),
    seedCommitment,
    engine,
    cards,
    discreet: true,
    level,
    ...(prepared && { prepared }),
  });
};

/** A game of Star Wars: Unlimited. */
const writeSwu = ({ type, data }: GameFact, before: GameState): readonly PracticeEvent[] => {
  const practiceId = before.gameId ?? '';
  switch (type) {
    case 'Begun':
      return [startedEvent(before, data)];
    case 'Moved': {
      const { hash } = data;
      const moves = data.moves.map(toMove);
      const reasons = data.reasons as PracticeEvents['PracticeMovesPlayed']['reasons'] & object;
      return [
        practiceEvent('PracticeMovesPlayed', { practiceId, moves, hash: hash ?? '', reasons }),
      ];
    }
    case 'Rewound': {
      const from = before.record?.moves.length ?? 0;
      return [practiceEvent('PracticeRewound', { practiceId, from, to: data.to })];
    }
    case 'Ended': {
      const { winners, seed, nonce } = data;
      const cause = data.cause === 'played' ? 'played' : 'conceded';
      const winner = practiceWinner({ seats: before.seats, ended: data }) ?? 'draw';
      const ended = { practiceId, winner, ...(before.seats > 2 && { winners }) };
      return [practiceEvent('PracticeEnded', { ...ended, cause, seed, nonce })];
    }
    default:
      return [];
  }
};

/** In a guided game the opponent answers by the script, until the learner takes something back or goes their own way. */
const script = ({ prepared, record }: GameState, more: GameFact<'Moved'>['data']['moves']) => {
  if (prepared === null || record === null || record.rewinds.length > 0) return null;
  const scripted = scriptedAnswers(prepared, [...record.moves, ...more].map(toMove));
  return scripted && scripted.map(toScreenMove);
};

const practice: GameKind<PracticeEvent | GamePracticeEvent> = {
  name: 'practice',
  begins: 'when-dealt',
  takesBack: 'own-decision',
  codes: { 'already-open': 'already-started' },
  script,
  // Nobody waits for anybody.
  moves: new Set(),
  read,
  // A game whose terms are pinned is told in the words of those that were first.
  write: (fact, before) => {
    const terms = fact.type === 'Begun' ? fact.data.terms : before.record?.terms;
    return terms ? writeSwu(fact, before) : writeGame(fact, before);
  },
};

/** A person's game against bots: stream `practice-<id>`. */
export const practiceDecider = gameDecider(practice);
