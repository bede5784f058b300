import { games as offered } from '#games';
import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent, type MatchEvents } from '../events.js';
import type { MatchState } from '../state.js';
import type { TableDeck } from './events.js';
import { gameState } from '../game/kinds/swu.js';
import { plainTerms } from '../testing/terms.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const seed = 'silence';
const noon = '2026-11-22T12:00:00.000Z';
const decide = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
  at = noon,
) => matchDecider.decide(matchCommand(type, data, { actor: 'x', at, games: offered }), state);
const codeOf = (decision: ReturnType<typeof matchDecider.decide>): string =>
  'kind' in decision ? decision.code : 'accepted';
const send = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
  at = noon,
): MatchState => {
  const decision = decide(state, type, data, at);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision.reduce(matchDecider.evolve, state);
};
const opened = (about: Partial<MatchEvents['MatchScheduled']> = {}): MatchState =>
  send(
    [
      matchEvent('MatchScheduled', {
        ...place,
        matchId: 'm1',
        ...plainTerms,
        ...about,
      }),
    ].reduce(matchDecider.evolve, matchDecider.initialState),
    'OpenTable',
    {
      a: starterDeck('luke') as TableDeck,
      b: starterDeck('vader') as TableDeck,
      seed,
      seedCommitment: 'c',
      engine: 'e',
    },
  );
const game = opened();
/** The player to act, and the one who waits. */
const turn = (state: MatchState) => {
  const { pending } = gameState(offered, runningGame(state.table)!, seed);
  const decides = pending!.seat === 0 ? ('a' as const) : ('b' as const);
  return { decides, waits: decides === 'a' ? ('b' as const) : ('a' as const) };
};
const { decides, waits } = turn(game);
const warning = {
  by: waits,
  game: 1,
  at: 0,
  takenBack: 0,
  claimable: false,
  seed,
};
const answered = (state: MatchState): MatchState =>
  send(state, 'PlayMove', {
    by: turn(state).decides,
    game: 1,
    move: { at: 0, pick: [0] },
    seed,
    nonce: 'n',
  });
const [early, late] = ['2026-11-22T12:01:59.000Z', '2026-11-22T12:02:00.000Z'];

describe('a player who waits in vain', () => {
  it('may be warned of half a minute after the last move, not before', () => {
    const warn = (seconds: number) =>
      codeOf(
        decide(
          game,
          'WarnSilence',
          { ...warning, movedAt: noon },
          new Date(Date.parse(noon) + seconds * 1000).toISOString(),
        ),
      );
    expect([warn(29), warn(30)]).toEqual(['match/too-early', 'accepted']);
  });

  it('warns, and may ask for a ruling once the wait is over', () => {
    const asking = { by: waits, game: 1 };
    expect(codeOf(decide(game, 'AskRuling', asking))).toBe('match/no-silence-warned');
    const warned = send(game, 'WarnSilence', warning);
    const { seat } = gameState(offered, runningGame(game.table)!, seed).pending!;
    expect(warned.table.game.silence).toEqual({
      by: 1 - seat,
      seat,
      until: late,
      then: 'ruling',
      rulingAsked: false,
    });
    expect(codeOf(decide(warned, 'AskRuling', asking, early))).toBe('match/too-early');
    expect(codeOf(decide(warned, 'AskRuling', { ...asking, by: decides }, late))).toBe(
      'match/no-silence-warned',
    );
    const asked = send(warned, 'AskRuling', asking, late);
    expect(asked.table).toMatchObject({
      games: 1,
      game: { status: 'running', silence: { rulingAsked: true } },
    });
    expect(codeOf(decide(asked, 'AskRuling', asking, late))).toBe('match/ruling-asked');
    expect(codeOf(decide(asked, 'ClaimGame', { ...asking, seed, nonce: 'n' }, late))).toBe(
      'match/nothing-to-claim',
    );
  });

  it('warns only where the game waits for the other, where it stands, and once', () => {
    expect(codeOf(decide(game, 'WarnSilence', { ...warning, by: decides }))).toBe(
      'match/not-waiting-for-other',
    );
    expect(codeOf(decide(game, 'WarnSilence', { ...warning, at: 1 }))).toBe('match/taken-back');
    const warned = send(game, 'WarnSilence', warning);
    expect(codeOf(decide(warned, 'WarnSilence', warning))).toBe('match/silence-warned');
  });

  it('has their answer with any move', () => {
    const warned = send(game, 'WarnSilence', warning);
    expect(answered(warned).table.game.silence).toBeNull();
  });

  it('may claim a game that no judge watches, after a longer wait', () => {
    const warned = send(game, 'WarnSilence', { ...warning, claimable: true });
    const claim = { by: waits, game: 1, seed, nonce: 'n' };
    expect(warned.table.game.silence).toMatchObject({
      until: '2026-11-22T12:05:00.000Z',
      then: 'claim',
    });
    expect(codeOf(decide(warned, 'AskRuling', claim, '2026-11-22T13:00:00.000Z'))).toBe(
      'match/nothing-to-claim',
    );
    expect(codeOf(decide(warned, 'ClaimGame', claim, '2026-11-22T12:04:59.000Z'))).toBe(
      'match/too-early',
    );
    const claimed = decide(warned, 'ClaimGame', claim, '2026-11-22T12:05:00.000Z');
    expect(claimed).toMatchObject([
      { type: 'TableClosed', data: { winner: waits, cause: 'claimed' } },
    ]);
  });
});

describe('a draw of the match', () => {
  const offer = { by: decides, game: 1 };
  const answer = { by: waits, game: 1, accept: true, seed, nonce: 'n' };

  it('is offered by one player and taken by the other', () => {
    const offered = send(game, 'OfferDraw', offer);
    expect(offered.table.drawOffer).toBe(decides);
    expect(codeOf(decide(offered, 'OfferDraw', { ...offer, by: waits }))).toBe(
      'match/draw-offered',
    );
    expect(codeOf(decide(offered, 'AnswerDraw', { ...answer, by: decides }))).toBe(
      'match/own-draw-offer',
    );
    expect(decide(offered, 'AnswerDraw', answer)).toMatchObject([
      { type: 'TableClosed', data: { winner: 'draw', cause: 'agreed' } },
      { type: 'MatchCompleted', data: { score: { a: 0, b: 0, drawn: 3 }, cause: 'agreed' } },
    ]);
  });

  it('is off with a no, a change of mind, or a move of the other player; not with one’s own', () => {
    const offered = send(game, 'OfferDraw', offer);
    for (const by of [decides, waits])
      expect(
        send(offered, 'AnswerDraw', { ...answer, by, accept: false }).table.drawOffer,
      ).toBeNull();
    expect(answered(offered).table.drawOffer).toBe(decides);
    const theirs = send(game, 'OfferDraw', { ...offer, by: waits });
    expect(answered(theirs).table.drawOffer).toBeNull();
    expect(codeOf(decide(game, 'AnswerDraw', answer))).toBe('match/no-draw-offered');
  });

  it('is offered three times in a game at most', () => {
    const thrice = [1, 2, 3].reduce(
      (now) => send(send(now, 'OfferDraw', offer), 'AnswerDraw', { ...answer, accept: false }),
      game,
    );
    expect(codeOf(decide(thrice, 'OfferDraw', offer))).toBe('match/too-many-draw-offers');
    expect(codeOf(decide(thrice, 'OfferDraw', { ...offer, by: waits }))).toBe('accepted');
  });

  it('is not offered where the event does not allow it', () => {
    const forbidden = opened({ agreedDrawAllowed: false });
    expect(codeOf(decide(forbidden, 'OfferDraw', offer))).toBe('match/agreed-draw-not-allowed');
  });
});
