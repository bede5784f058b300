import { isRefusal, type Move } from '#rules';
import type { TableCommands } from './commands.js';
import { cardsDigest, deal, playOn, remember, stateHash, winnerOfGame } from './game.js';
import { fact, openGame, type Rule, seatOf } from './rule.js';
import { takeBackRules } from './take-back.js';

/** A hash of the state stands at every so many moves. */
const HASHED = 20;

const openTable: Rule<'OpenTable'> = ({ a, b, seed, seedCommitment, engine }, { place, table }) => {
  if (table.open) return 'table-open';
  const dealt = deal({ a, b, discreet: true }, seed);
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
    }),
  ];
};

const playMove: Rule<'PlayMove'> = ({ by, game, move, takenBack = 0, seed, nonce }, match) =>
  openGame(match, game, (open) => {
    if (open.rewinds.length !== takenBack) return 'taken-back';
    const played: Move = { ...move, seat: seatOf(by) };
    const step = playOn(open, seed, played);
    if (step === null) return 'table-outdated';
    if (isRefusal(step)) return step;
    const { outcome } = step.state;
    remember({ ...open, moves: [...open.moves, played] }, seed, step.state);
    const hashed = outcome !== null || (open.moves.length + 1) % HASHED === 0;
    const moved = fact('MovePlayed', {
      ...match.place,
      game,
      move: played,
      hash: hashed ? stateHash(step.state) : null,
    });
    if (!outcome) return [moved];
    const cause = outcome.reason === 'concession' ? 'conceded' : 'played';
    return [
      moved,
      fact('TableClosed', {
        ...match.place,
        game,
        winner: winnerOfGame(outcome),
        cause,
        seed,
        nonce,
      }),
    ];
  });

export const tableRules: { readonly [T in keyof TableCommands]: Rule<T> } = {
  OpenTable: openTable,
  PlayMove: playMove,
  ...takeBackRules,
  RuleTable: ({ game, winner, seed, nonce }, match) =>
    openGame(match, game, () => [
      fact('TableClosed', { ...match.place, game, winner, cause: 'ruled', seed, nonce }),
    ]),
};
