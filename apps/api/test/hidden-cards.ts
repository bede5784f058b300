import { expect } from 'vitest';
import { cardById } from '#cards';
import type { ApiSession } from '#client';
import type { TableView } from '#contracts';
import { CommandExecutor, PostgresSealedSecrets } from '#event-store';
import { decksOf, games } from '#games';
import { gameState, matchDecider, type MatchState, runningGame } from '#match';
import { deriveKey } from '#platform';
import type { State } from '#rules';
import type { RunningApi } from './running-api.js';
import { lookAt, playOn, type PlayedTable } from './tables.js';

/** The real state of the game, computed from stream and seed without any check of rights. */
export const truthOf = async (
  api: RunningApi,
  matchId: string,
): Promise<{ match: MatchState; state: State }> => {
  const { state: match } = await new CommandExecutor(api.store).load(
    matchDecider,
    `match-${matchId}`,
  );
  const key = deriveKey(api.configuration.secret, 'sealed-secrets');
  const seed = await new PostgresSealedSecrets(api.pool, key).get(
    `match-${matchId}`,
    `game-${match.table.games}`,
  );
  const record = runningGame(match.table);
  if (!record || !seed) throw new Error('no game is running');
  return { match, state: gameState(games, record, seed.choice) };
};

const idsIn = (text: string): string[] => [...new Set(text.match(/SOR_\d{3}/g) ?? [])];

/**
 * A view without the log lines that rightfully name cards to this player: cards revealed or played,
 * and cards that they looked at themselves.
 */
const withoutTold = ({ board, ...rest }: TableView, side: 'a' | 'b') => {
  const looked = `${rest[side].name} looks at `;
  const isTold = ({ en }: { readonly en: string }): boolean =>
    en.startsWith(looked) || en.includes(' reveals ') || en.includes(' plays ');
  const log = (board?.log ?? []).filter((line) => !isTold(line));
  return {
    text: JSON.stringify({ ...rest, board: board && { ...board, log } }),
    lines: log.map(({ en }) => en),
  };
};

interface Search {
  readonly onlooker: ApiSession;
  readonly seed: number;
  readonly most: number;
  /** Whatever else this player can fetch at the table. */
  readonly also?: (session: ApiSession) => Promise<string>;
}

/**
 * Plays a game of the two starter decks with random moves. After each move, searches everything
 * that either player and an onlooker get for cards hidden from them.
 */
export const searchedForHiddenCards = async (
  api: RunningApi,
  table: PlayedTable,
  { onlooker, seed, most, also }: Search,
): Promise<void> => {
  const { matchId } = table;
  const record = runningGame((await truthOf(api, matchId)).match.table);
  const [a, b] = record ? decksOf(record) : [];
  const decks = a && b && { a, b };
  const wasPublic = { a: new Set<string>(), b: new Set<string>() };
  const seen = { a: 0, b: 0 };
  await playOn(table, {
    seed,
    most,
    watch: async (side, view) => {
      if (!view.running) return;
      const { state } = await truthOf(api, matchId);
      const other = side === 'a' ? 'b' : 'a';
      const seat = other === 'a' ? 0 : 1;
      // Which of the opponent's cards are public: those that are in none of their hidden zones.
      const hidden = new Set([
        ...(state.players[seat]?.deck ?? []),
        ...(state.players[seat]?.hand ?? []),
        ...(state.players[seat]?.resources ?? []),
      ]);
      state.id.forEach((id, card) => {
        if (state.owner[card] === seat && !hidden.has(card)) wasPublic[other].add(id);
      });
      const shown = new Set((view.board?.decision?.shown ?? []).map(({ id }) => id));
      const secret = [...new Set(decks?.[other].deck)].filter(
        (id) => !wasPublic[other].has(id) && !shown.has(id) && !decks?.[side].deck.includes(id),
      );
      expect(secret.length).toBeGreaterThan(5);
      const told = withoutTold(view, side);
      const found = (text: string): string[] => idsIn(text).filter((id) => secret.includes(id));
      expect(found(told.text), `move ${view.board?.at}, shown to ${side}`).toEqual([]);
      const names = secret.map((id) => cardById(id)?.name ?? id);
      expect(
        told.lines.filter((text) => names.some((name) => text.includes(name))),
        `move ${view.board?.at}, told to ${side}`,
      ).toEqual([]);
      const spectated = await lookAt(onlooker, matchId);
      expect(spectated.board?.decision).toBeNull();
      expect([spectated.board?.a.hand, spectated.board?.b.hand]).toEqual([null, null]);
      expect(found(withoutTold(spectated, side).text)).toEqual([]);
      const beside = also === undefined ? '' : await also(table[side].session);
      expect(found(beside), `move ${view.board?.at}, beside the board`).toEqual([]);
      if (view.board?.decision) seen[side] += 1;
    },
  });
  expect(Math.min(seen.a, seen.b)).toBeGreaterThan(5);
};
