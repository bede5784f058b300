import {
  choicesOf,
  type DeckIndex,
  type GameWinner,
  type MatchState,
  type Opened,
  type Reporter,
} from '#match';
import type { PlayedEvent } from './played-event.js';

/** Takes numbers in turn from a list, so that a generated list determines a whole match. */
export class Luck {
  #at = 0;

  constructor(private readonly list: readonly number[]) {}

  below(count: number): number {
    this.#at += 1;
    return (this.list[this.#at % this.list.length] ?? 0) % count;
  }
}

const opened = (choice: DeckIndex): Opened => ({ choice, nonce: 'n', commitment: `n:${choice}` });
const winners: readonly GameWinner[] = ['a', 'b', 'draw', 'a', 'b'];

const trilogyOf = (event: PlayedEvent, matchId: string): NonNullable<MatchState['trilogy']> => {
  const trilogy = event.matches.get(matchId)?.trilogy;
  if (!trilogy) throw new Error(`${matchId} has no decks`);
  return trilogy;
};

const choose = async (event: PlayedEvent, matchId: string, luck: Luck): Promise<void> => {
  const trilogy = trilogyOf(event, matchId);
  const chosen: Partial<Record<Reporter, DeckIndex>> = {};
  for (const by of trilogy.choosing) {
    const options = choicesOf(trilogy, by);
    const choice = options[luck.below(options.length)] ?? 0;
    chosen[by] = choice;
    const { commitment } = opened(choice);
    if (trilogy.stage === 'ban')
      await event.inMatch(matchId, 'SealBan', { by, commitment, byClock: false });
    else
      await event.inMatch(matchId, 'SealDeck', {
        by,
        game: trilogy.game + 1,
        commitment,
        byClock: false,
      });
  }
  const { a, b } = chosen;
  if (trilogy.stage === 'ban')
    await event.inMatch(matchId, 'RevealBans', { a: opened(a ?? 0), b: opened(b ?? 0) });
  else
    await event.inMatch(matchId, 'RevealDecks', {
      game: trilogy.game + 1,
      a: a === undefined ? null : opened(a),
      b: b === undefined ? null : opened(b),
    });
};

const game = async (event: PlayedEvent, matchId: string, luck: Luck): Promise<void> => {
  const { game: number } = trilogyOf(event, matchId);
  const winner = winners[luck.below(winners.length)] ?? 'a';
  await event.inMatch(matchId, 'ReportGame', { game: number, by: 'a', winner });
  if (luck.below(6) !== 0) return event.inMatch(matchId, 'ConfirmGame', { game: number, by: 'b' });
  await event.inMatch(matchId, 'DisputeGame', { game: number, by: 'b', note: 'no' });
  await event.inMatch(matchId, 'RuleGame', { game: number, winner, note: 'seen' });
};

/** Plays a Trilogy match to its end; sometimes a judge ends it early. */
export const playTrilogy = async (
  event: PlayedEvent,
  matchId: string,
  luck: Luck,
): Promise<void> => {
  for (let step = 0; event.matches.get(matchId)?.status === 'open'; step += 1) {
    if (step > 14 || luck.below(25) === 24)
      return event.inMatch(matchId, 'RuleResult', {
        score: { a: 1, b: 0, drawn: 0 },
        note: 'time',
      });
    const { stage } = trilogyOf(event, matchId);
    await (stage === 'ban' || stage === 'pick'
      ? choose(event, matchId, luck)
      : game(event, matchId, luck));
  }
};
