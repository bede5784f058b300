import { gameDecider } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer } from '../facts.js';
import type { GameKind } from '../kind.js';
import type { GameState } from '../state.js';
import {
  gamePracticeEvent,
  type GamePracticeEvent,
  type GamePracticeEvents,
} from './game-practice-events.js';

/** The person's seat. */
export const PERSON_SEAT = 0;

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
  const isDraw =
    seats > 2 ? winners.length > 1 && winners.includes(PERSON_SEAT) : winners.length !== 1;
  if (isDraw) return 'draw';
  return winners.includes(PERSON_SEAT) ? 'person' : 'bot';
};

const readStart = (data: GamePracticeEvents['GamePracticeStarted']): readonly GameFact[] => {
  const { practiceId: gameId, owner, game, setups, names, seedCommitment } = data;
  const [host, ...players] = setups.map((setup, seat): GamePlayer => ({
    playerId: seat === PERSON_SEAT ? owner : null,
    name: '',
    list: names[seat] ?? '',
    setup,
  }));
  if (!host) return [];
  const table = { gameId, game, seats: setups.length, host, listed: false };
  const begun = { players, seedCommitment, terms: null, prepared: null };
  return [
    gameFact('Opened', { ...table, openedAt: '', openUntil: '' }),
    gameFact('Begun', { ...begun, level: 1 }),
  ];
};

const read = ({ type, data }: GamePracticeEvent): readonly GameFact[] => {
  switch (type) {
    case 'GamePracticeStarted':
      return readStart(data);
    case 'GamePracticeMoved':
      return [gameFact('Moved', { moves: data.moves, hash: data.hash, reasons: [] })];
    case 'GamePracticeRewound':
      return [gameFact('Rewound', { to: data.to, by: PERSON_SEAT })];
    case 'GamePracticeEnded': {
      const { winner, seed, nonce } = data;
      return [gameFact('Ended', { winners: seatsThatWon[winner], cause: 'played', seed, nonce })];
    }
    default:
      return [];
  }
};

const write = ({ type, data }: GameFact, before: GameState): readonly GamePracticeEvent[] => {
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
    case 'Moved':
      return [
        gamePracticeEvent('GamePracticeMoved', { practiceId, moves: data.moves, hash: data.hash }),
      ];
    case 'Rewound':
      return [gamePracticeEvent('GamePracticeRewound', { practiceId, to: data.to })];
    case 'Ended': {
      const { winners, cause, seed, nonce } = data;
      const winner = practiceWinner({ seats: before.seats, ended: { winners, cause } }) ?? 'draw';
      return [gamePracticeEvent('GamePracticeEnded', { practiceId, winner, seed, nonce })];
    }
    default:
      // Nobody waits for anybody: the game begins as it is opened.
      return [];
  }
};

const practice: GameKind<GamePracticeEvent> = {
  name: 'practice',
  begins: 'when-dealt',
  takesBack: 'own-decision',
  codes: { 'already-open': 'already-started' },
  moves: new Set(['GamePracticeStarted', 'GamePracticeMoved', 'GamePracticeRewound']),
  read,
  write,
};

/** A person's game against bots: stream `practice-<id>`. */
export const gamePracticeDecider = gameDecider(practice);
