import { decksLeft } from '#bots';
import { Chance } from '#client';
import type { GameWinner, TrilogyMatchView } from '#contracts';
import type { BotAct, Move } from './moves.js';
import type { DemoRoom } from './demo-room.js';

type Side = 'a' | 'b';

/** Average durations at a table, in seconds. */
const takes = {
  choice: 5,
  game: 14,
  answer: 4,
  /** How long a dispute waits for a judge before the room settles it automatically. */
  unattendedDispute: 30,
  /** How long a bot waits for a human opponent to report first. */
  courtesy: 120,
} as const;
const disputed = 0.05;
const drawn = 0.06;

/** The moves due at the Trilogy tables of the current round. */
export const trilogyMoves = (scene: DemoRoom): readonly Move[] =>
  scene.trilogy.flatMap((match) => atTable(scene, match));

const atTable = (scene: DemoRoom, match: TrilogyMatchView): readonly Move[] => {
  const moment = momentOf(scene, match);
  switch (match.stage) {
    case 'ban':
    case 'pick':
      return (['a', 'b'] as const).flatMap((side) => choice(scene, match, side));
    case 'playing':
      return report(scene, match);
    case 'reported':
      return answer(scene, match);
    case 'disputed':
      return moment('dispute', takes.unattendedDispute)
        ? [
            {
              by: 'staff',
              kind: 'rule-game',
              matchId: match.matchId,
              game: match.game,
              winner: winnerOf(match),
            },
          ]
        : [];
    default:
      return [];
  }
};

/**
 * Whether an action that takes so many seconds on average happens in the current second; the same
 * for every process that evaluates the same room.
 */
const momentOf =
  ({ now }: DemoRoom, { matchId, game }: TrilogyMatchView) =>
  (what: string, seconds: number): boolean =>
    Chance.from(`demo/${matchId}/${game}/${what}/${Math.floor(now / 1000)}`).happens(1 / seconds);

const winnerOf = ({ matchId, game }: TrilogyMatchView): GameWinner => {
  const luck = Chance.from(`demo/${matchId}/${game}`).next();
  return luck < drawn ? 'draw' : luck < (1 + drawn) / 2 ? 'a' : 'b';
};

const as = (
  { bots }: DemoRoom,
  match: TrilogyMatchView,
  side: Side,
  act: BotAct,
): readonly Move[] => {
  const bot = bots.get(match[side].playerId);
  return bot === undefined ? [] : [{ by: 'bot', bot, ...act }];
};

/** A ban chooses any of the opponent's three decks, a pick one of the own decks left. */
const choice = (scene: DemoRoom, match: TrilogyMatchView, side: Side): readonly Move[] => {
  const { matchId, stage, game } = match;
  if (
    !match[side].choosing ||
    match[side].chosen ||
    !momentOf(scene, match)(`choice/${side}`, takes.choice)
  )
    return [];
  const chance = Chance.from(`demo/${matchId}/${game}/${stage}/${side}`);
  if (stage === 'ban')
    return as(scene, match, side, { kind: 'ban', matchId, deck: chance.pick([0, 1, 2] as const) });
  return as(scene, match, side, {
    kind: 'choose-deck',
    matchId,
    game: game + 1,
    deck: chance.pick(decksLeft(match[side])),
  });
};

const report = (scene: DemoRoom, match: TrilogyMatchView): readonly Move[] => {
  const { matchId, game, a, b } = match;
  const persons = [a, b].filter(({ playerId }) => !scene.bots.has(playerId)).length;
  if (!momentOf(scene, match)('report', persons > 0 ? takes.courtesy : takes.game)) return [];
  const side: Side =
    persons > 0
      ? scene.bots.has(a.playerId)
        ? 'a'
        : 'b'
      : Chance.from(`demo/${matchId}/${game}/reporter`).happens(0.5)
        ? 'a'
        : 'b';
  return as(scene, match, side, { kind: 'report-game', matchId, game, winner: winnerOf(match) });
};

/** Bots accept reports of human players, and sometimes dispute each other's. */
const answer = (scene: DemoRoom, match: TrilogyMatchView): readonly Move[] => {
  const { matchId, game, a, b, report: reported } = match;
  if (!reported || !momentOf(scene, match)('answer', takes.answer)) return [];
  const amongBots = scene.bots.has(a.playerId) && scene.bots.has(b.playerId);
  const disputes = amongBots && Chance.from(`demo/${matchId}/${game}/dispute`).happens(disputed);
  return as(scene, match, reported.by === 'a' ? 'b' : 'a', {
    kind: disputes ? 'dispute-game' : 'confirm-game',
    matchId,
    game,
  });
};
