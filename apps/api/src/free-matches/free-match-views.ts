import { Injectable } from '@nestjs/common';
import { Aggregates, type Asker, freeMatchSide, unknown } from '#application';
import type { FreeMatchView } from '#contracts';
import { type FreePlayer, hasExpired, rulesEngine } from '#match';
import { Dependencies } from '#platform';

const cardName = (id: string | null): string =>
  (id === null ? null : rulesEngine().book.cards.get(id)?.name) ?? '';

const shown = ({ name, leader, base }: FreePlayer) => ({
  name,
  leader: cardName(leader),
  base: cardName(base),
});

/** Matches of no tournament until the first deal, as one asker may see them. */
@Injectable()
@Dependencies(Aggregates)
export class FreeMatchViews {
  constructor(private readonly aggregates: Aggregates) {}

  /** `now`: ISO 8601. */
  async of(matchId: string, asker: Asker, now: string): Promise<FreeMatchView> {
    const [{ state, version }, match] = await Promise.all([
      this.aggregates.freeMatch(matchId),
      this.aggregates.match(matchId),
    ]);
    const { status, host, guest } = state;
    if (status === 'none' || host === null) throw unknown('free-match/not-found');
    return {
      matchId,
      status: hasExpired(state, now) ? 'expired' : status,
      format: state.format,
      bestOf: state.bestOf,
      listed: state.listed,
      openUntil: state.openUntil,
      host: { name: host.name },
      players: guest && { a: shown(host), b: shown(guest) },
      mine: freeMatchSide(state, asker),
      rematch: state.rematch,
      version: version + match.version,
    };
  }
}
