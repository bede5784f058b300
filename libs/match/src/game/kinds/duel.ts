import { gameDecider } from '../decider.js';
import { gameFact, type GameFact, type GamePlayer } from '../facts.js';
import type { GameKind } from '../kind.js';
import type { GameState } from '../state.js';
import { duelEvent, type DuelEvent, type DuelPlayer } from './duel-events.js';

const toStored = ({ playerId, ...player }: GamePlayer): DuelPlayer => ({
  playerId: playerId ?? '',
  ...player,
});

const read = ({ type, data }: DuelEvent): readonly GameFact[] => {
  switch (type) {
    case 'DuelOpened': {
      const { duelId: gameId, listed = false, ...opened } = data;
      return [gameFact('Opened', { gameId, listed, seats: 2, ...opened })];
    }
    case 'DuelCancelled':
      return [gameFact('Cancelled', {})];
    case 'DuelJoined': {
      const { guest, seedCommitment } = data;
      const begun = { players: [guest], seedCommitment, level: 1, terms: null, prepared: null };
      return [gameFact('Begun', { ...begun, level: 1 })];
    }
    case 'DuelMoved': {
      const { move, hash } = data;
      return [gameFact('Moved', { moves: [move], hash, reasons: [] })];
    }
    case 'DuelRewound': {
      const { to, by } = data;
      return [gameFact('Rewound', { to, cause: 'own-choice', by })];
    }
    case 'DuelSilenceWarned': {
      const { by, claimFrom: until } = data;
      return [gameFact('SilenceWarned', { by, seat: 1 - by, until, then: 'claim' })];
    }
    case 'DuelEnded': {
      const { winner, cause, seed, nonce } = data;
      const winners = winner === null ? [] : [winner];
      return [gameFact('Ended', { winners, cause, seed, nonce })];
    }
    case 'DuelRematchOpened': {
      const { next, by } = data;
      return [gameFact('RematchOpened', { next, by })];
    }
    default:
      return [];
  }
};

const write = ({ type, data }: GameFact, { gameId }: GameState): readonly DuelEvent[] => {
  const duelId = gameId ?? '';
  switch (type) {
    case 'Opened': {
      const { game, host, openedAt, openUntil, listed } = data;
      const opened = { game, host: toStored(host), openedAt, openUntil };
      return [
        duelEvent('DuelOpened', { duelId: data.gameId, ...opened, ...(listed && { listed }) }),
      ];
    }
    case 'Cancelled':
      return [duelEvent('DuelCancelled', { duelId })];
    case 'Begun': {
      const { players, seedCommitment } = data;
      return players.map((guest) =>
        duelEvent('DuelJoined', { duelId, guest: toStored(guest), seedCommitment }),
      );
    }
    case 'Moved':
      return data.moves.map((move) =>
        duelEvent('DuelMoved', { duelId, move, hash: data.hash ?? '' }),
      );
    case 'Rewound': {
      const { to, by } = data;
      return by === null ? [] : [duelEvent('DuelRewound', { duelId, to, by })];
    }
    case 'SilenceWarned':
      return [duelEvent('DuelSilenceWarned', { duelId, by: data.by, claimFrom: data.until })];
    case 'Ended': {
      const { winners, cause, seed, nonce } = data;
      const winner = winners.length === 1 ? (winners[0] ?? null) : null;
      return [duelEvent('DuelEnded', { duelId, winner, cause, seed, nonce })];
    }
    case 'RematchOpened':
      return [duelEvent('DuelRematchOpened', { duelId, ...data })];
    default:
      // Two sit down at once with the beginning; who was removed has lost.
      return [];
  }
};

const duel: GameKind<DuelEvent> = {
  name: 'duel',
  begins: 'when-full',
  takesBack: 'undisclosed',
  codes: {
    'own-seat': 'own-table',
    'taken-back': 'moved-on',
    'own-silence': 'no-silence-warned',
    'take-back-needs-consent': 'nothing-to-take-back',
  },
  moves: new Set(['DuelJoined', 'DuelMoved', 'DuelRewound']),
  read,
  write,
};

/** One game between two people, of a game that describes its board itself, from the open table to the last move: stream `duel-<id>`. */
export const duelDecider = gameDecider(duel);
