import { isRefusal } from '#aggregate';
import { choosing, matchTable, openedAs, playersOf } from '../game/kinds/match-table.js';
import { SWU } from '../game/kinds/swu.js';
import { initialState } from '../game/state.js';
import { matchEvent } from '../events.js';
import { seatOf } from '../place.js';
import { refuse } from '../refusals.js';
import type { TableCommands } from './commands.js';
import { drawRules } from './draw-offer.js';
import { reportFault } from './fault-report.js';
import { callTime, playInTime } from './round-time.js';
import { askGame, openGame, type Rule, type TableMatch } from './rule.js';
import { runningGame } from './state.js';
import { takeBackRules } from './take-back.js';

/**
 * Between the games of a best-of-three match, players may change their decks. Trilogy has no
 * sideboards (CR 9.3.2C), and other games play with one list.
 */
export const maySideboard = ({
  table,
  bestOf,
  format,
}: Pick<TableMatch, 'table' | 'bestOf' | 'format'>): boolean =>
  runningGame(table) === null &&
  table.games > 0 &&
  table.game.game === SWU &&
  bestOf === 3 &&
  format === 'plain';

const openTable: Rule<'OpenTable'> = (data, match, { at: now, games }) => {
  const { plays, a, b, byJudge = false, cards, chooser, ...dealt } = data;
  const { place, table } = match;
  if (runningGame(table)) return refuse('table-open');
  // After time is called, only a judge may start another game, for a match that needs a winner.
  if (table.time !== null && !byJudge) return refuse('time-called');
  const { chosen, nextChooser } = table;
  if (maySideboard(match) && !byJudge && !(chosen.a && chosen.b)) return refuse('sideboarding');
  const game = table.games + 1;
  const { host, guest } = playersOf({ a, b });
  const terms = { ...choosing(chooser ?? nextChooser), ...(cards !== undefined && { cards }) };
  const deal = { ...dealt, nonce: '', players: [guest], level: 1, terms, now } as const;
  const start = {
    type: 'Start',
    data: { table: openedAs(game, host, plays), deal },
    games,
  } as const;
  return matchTable(place, game)(start, initialState);
};

const chooseGameDeck: Rule<'ChooseGameDeck'> = ({ by, game, deck }, match) => {
  if (runningGame(match.table)) return refuse('table-open');
  if (!maySideboard(match)) return refuse('no-sideboarding');
  if (game !== match.table.games + 1) return refuse('stale-game');
  return [matchEvent('GameDeckChosen', { ...match.place, game, by, deck })];
};

const playMove: Rule<'PlayMove'> = (data, match, { at: now, games }) => {
  const { by, game, move: choice, at, takenBack = 0, seed, nonce, position } = data;
  const made = { by: seatOf(by), look: { at, takenBack }, choice, now };
  const played = askGame(
    match,
    { game, games },
    {
      type: 'Play',
      data: { ...made, seed, nonce, position },
    },
  );
  return isRefusal(played) ? played : playInTime(data, match, { at: now, games, played });
};

export const tableRules: { readonly [T in keyof TableCommands]: Rule<T> } = {
  OpenTable: openTable,
  ChooseGameDeck: chooseGameDeck,
  PlayMove: playMove,
  CallTime: callTime,
  ...takeBackRules,
  WarnSilence: (
    { by, game, at, takenBack, claimable, seed, position, movedAt },
    match,
    { at: now, games },
  ) => {
    const asked = { by: seatOf(by), look: { at, takenBack }, seed, position, movedAt, now };
    return askGame(
      match,
      { game, games },
      { type: 'WarnSilence', data: { ...asked, ruled: !claimable } },
    );
  },
  AskRuling: ({ by, game }, match, { at: now, games }) =>
    askGame(match, { game, games }, { type: 'AskRuling', data: { by: seatOf(by), now } }),
  ClaimGame: ({ by, game, seed, nonce }, match, { at: now, games }) =>
    askGame(match, { game, games }, { type: 'Claim', data: { by: seatOf(by), now, seed, nonce } }),
  CallClock: ({ by, game, claimable, ...known }, match, { at: now, games }) => {
    const data = { by: by === null ? null : seatOf(by), now, ruled: !claimable, ...known };
    return askGame(match, { game, games }, { type: 'CallClock', data });
  },
  HoldClock: ({ stands }, match, { at: now, games }) =>
    askGame(
      match,
      { game: match.table.games, games },
      { type: 'HoldClock', data: { stands, now } },
    ),
  ...drawRules,
  ReportFault: reportFault,
  RuleTable: ({ game, winner, seed, nonce }, match) =>
    openGame(match, game, () => [
      matchEvent('TableClosed', { ...match.place, game, winner, cause: 'ruled', seed, nonce }),
    ]),
};
