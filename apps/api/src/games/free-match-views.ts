import { notFoundFailure } from '../http/failure.js';
import { type Aggregates, type Asker, freeMatchSide } from '#application';
import type { FreeMatchView } from '#contracts';
import { cardById } from '#cards';
import { bySide, type FreePlayer, hasExpired, plainTerms } from '#match';

import type { Look, VisitedGames } from './game-routes.js';

const cardName = (id: string | null): string => (id === null ? null : cardById(id)?.name) ?? '';

const toPlayerView = ({ name, leader, base }: FreePlayer) => ({
  name,
  leader: cardName(leader),
  base: cardName(base),
});

const sidesOf = ([a, b]: readonly [FreePlayer, FreePlayer]) => ({
  a: toPlayerView(a),
  b: toPlayerView(b),
});

/** Matches of no tournament until the first deal, as one asker may see them. */
export class FreeMatchViews implements VisitedGames {
  constructor(private readonly aggregates: Aggregates) {}

  async of(matchId: string, asker: Asker, { now }: Pick<Look, 'now'>): Promise<FreeMatchView> {
    const [{ state, version }, match] = await Promise.all([
      this.aggregates.freeMatch(matchId),
      this.aggregates.match(matchId),
    ]);
    const { status, host, guest, from } = state;
    if (status === 'none' || host === null) throw notFoundFailure('free-match/not-found');
    const mine = freeMatchSide(state, asker);
    return {
      matchId,
      status: hasExpired(state, now) ? 'expired' : status,
      format: state.format,
      bestOf: state.bestOf,
      ...plainTerms(state),
      listed: state.listed,
      openUntil: state.openUntil,
      host: { name: host.name },
      ...(from && { from: { source: from.source, game: from.game, at: from.at } }),
      players: guest && sidesOf(bySide(state, [host, guest])),
      mine,
      // Everybody who knows the id may look at the match, but only its players see the next one.
      rematch: mine === null ? null : state.rematch,
      version: version + match.version,
    };
  }
  /** Its players see each other's presence at the table of their match instead. */
  async visit(matchId: string) {
    const { state } = await this.aggregates.freeMatch(matchId);
    if (state.status === 'none') throw notFoundFailure('free-match/not-found');
    return { side: null, readsChat: false };
  }
}
