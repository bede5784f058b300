import { isRefusal, type Move } from '#rules';
import { standsAt } from '../game/record.js';
import type { TableCommands } from './commands.js';
import type { Reporter } from '../place.js';
import type { CloseCause } from './events.js';
import { foldTable } from './evolve.js';
import { cardsDigest, winnerOfGame } from './game.js';
import { dealtPosition, standing } from './position.js';
import { fact, openGame, type Rule, seatOf, type TableDecision, type TableMatch } from './rule.js';
import { drawRules } from './draw-offer.js';
import { reportFault } from './fault-report.js';
import { callTime, endByTime, mayCallTime, timeCalled } from './round-time.js';
import { silenceRules } from './silence.js';
import { takeBackRules } from './take-back.js';

/** A hash of the state stands at every so many moves. */
export const HASHED = 20;

/** Between the games of a match of three, players may change their decks; Trilogy has no sideboards (CR 9.3.2C). */
export const maySideboard = ({
  table,
  bestOf,
  format,
}: Pick<TableMatch, 'table' | 'bestOf' | 'format'>): boolean =>
  table.open === null && table.games > 0 && bestOf === 3 && format === 'plain';

const openTable: Rule<'OpenTable'> = (data, match) => {
  const { a, b, seed, seedCommitment, engine, byJudge = false } = data;
  const { place, table } = match;
  if (table.open) return 'table-open';
  // A match that needs a winner goes on where a judge lets it.
  if (table.time !== null && !byJudge) return 'time-called';
  const { chosen, nextChooser } = table;
  if (maySideboard(match) && !byJudge && !(chosen.a && chosen.b)) return 'sideboarding';
  const dealt = dealtPosition({ a, b, discreet: true, chooser: nextChooser }, seed);
  if (isRefusal(dealt)) return dealt.code === 'rules/bad-setup' ? 'deck-not-playable' : dealt;
  return [
    fact('TableOpened', {
      ...place,
      game: table.games + 1,
      a,
      b,
      seedCommitment,
      engine,
      cards: cardsDigest({ a, b }),
      discreet: true,
      ...(nextChooser !== null && { chooser: nextChooser }),
    }),
  ];
};

const chooseGameDeck: Rule<'ChooseGameDeck'> = ({ by, game, deck }, match) => {
  if (match.table.open) return 'table-open';
  if (!maySideboard(match)) return 'no-sideboarding';
  if (game !== match.table.games + 1) return 'stale-game';
  return [fact('GameDeckChosen', { ...match.place, game, by, deck })];
};

const playMove: Rule<'PlayMove'> = (data, match) =>
  openGame(match, data.game, (open) => {
    const { by, game, move, takenBack = 0, timeIsUp = null, seed, nonce } = data;
    if (!standsAt(open, { takenBack })) return 'taken-back';
    const played: Move = { ...move, seat: seatOf(by) };
    const before = standing(open, seed, data.position);
    if (before === null) return 'table-outdated';
    const after = before.after(played);
    if (isRefusal(after)) return after;
    const calls = timeIsUp !== null && match.table.time === null && mayCallTime(match);
    const called = calls ? [timeCalled(match, timeIsUp, { open, state: before.state })] : [];
    const { outcome } = after.state;
    const hashed = outcome !== null || after.moves % HASHED === 0;
    const moved = fact('MovePlayed', {
      game,
      move: played,
      hash: hashed ? after.hash : null,
      ...match.place,
    });
    const facts = [...called, moved];
    const closed = (winner: Reporter | 'draw', cause: CloseCause) => [
      ...facts,
      fact('TableClosed', { ...match.place, game, winner, cause, seed, nonce }),
    ];
    if (outcome)
      return closed(winnerOfGame(outcome), outcome.reason === 'concession' ? 'conceded' : 'played');
    const { time } = called.reduce(foldTable, match.table);
    const winner = endByTime(time, after);
    return winner === null ? facts : closed(winner, 'time');
  });

export const tableRules: { readonly [T in keyof TableCommands]: Rule<T> } = {
  OpenTable: openTable,
  ChooseGameDeck: chooseGameDeck,
  PlayMove: playMove,
  CallTime: callTime,
  ...takeBackRules,
  ...silenceRules,
  ...drawRules,
  ReportFault: reportFault,
  RuleTable: ({ game, winner, seed, nonce }, match) =>
    openGame(match, game, () => [
      fact('TableClosed', { ...match.place, game, winner, cause: 'ruled', seed, nonce }),
    ]),
};

export const decideTable = <T extends keyof TableCommands>(
  { type, data, at }: { readonly type: T; readonly data: TableCommands[T]; readonly at: string },
  match: TableMatch,
): TableDecision => tableRules[type](data, match, at);
