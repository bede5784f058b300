import { areCopies } from '../facts/catalogue.js';
import { cheapeners, costOf, fitsOn, isFree, type Target } from './costs.js';
import { amount } from './filters.js';
import type { Machine } from './machine.js';
import {
  behaviour,
  characters,
  controlsBattlefield,
  facts,
  inPlay,
  opponents,
  seatOf,
  typeOf,
  upgradesOn,
} from './queries.js';
import { questionFrame } from './triggers.js';

const canSpot = (g: Machine, seat: number, color: string): boolean =>
  characters(g, seat).some(({ key }) => facts(g, key).color === color);

const readyCount = (g: Machine, seat: number): number =>
  characters(g, seat).filter(({ exhausted }) => !exhausted).length;

/** Whether the play restrictions printed on a card are met (part 8, play restrictions). */
const restrictionsMet = (g: Machine, seat: number, key: string): boolean =>
  (behaviour(g, key).needs ?? []).every((need) => {
    if (need === 'battlefield') return controlsBattlefield(g, seat);
    if (need === 'first-action') return g.state.acted !== true;
    if (need === 'all-hurt')
      return opponents(g.state, seat).some((other) =>
        characters(g, other).every(({ damage }) => damage > 0),
      );
    if (need === 'more-ready')
      return g.state.seats.some(
        ({ eliminated }, other) =>
          !eliminated && other !== seat && readyCount(g, seat) > readyCount(g, other),
      );
    if ('spot' in need) return canSpot(g, seat, need.spot);
    const frame = questionFrame(key, seat);
    if ('noMoreThan' in need) return amount(g, frame, need.noMoreThan) <= need.n;
    return amount(g, frame, need.atLeast) >= need.n;
  });

/** A unique support or upgrade cannot be played while its player has a copy in play (part 1). */
const uniqueInPlay = (g: Machine, seat: number, key: string, replacing?: string | null): boolean =>
  facts(g, key).unique &&
  inPlay(g, seat).some(
    (one) => one.key !== replacing && areCopies(facts(g, one.key), facts(g, key)),
  );

/** Every way in which a player may play a card and can pay for it. */
export const waysToPlay = (
  g: Machine,
  seat: number,
  key: string,
  { less = 0, free = false }: { readonly less?: number; readonly free?: boolean } = {},
): Target[] => {
  const met = restrictionsMet(g, seat, key);
  const resources = seatOf(g, seat).resources + cheapeners(g, seat, key).length;
  const affordable = (target: Target): boolean =>
    (free || costOf(g, key, target, less) <= resources) &&
    !uniqueInPlay(g, seat, key, target.replacing);
  const type = typeOf(g, key);
  if (type !== 'upgrade') return met ? [{}].filter(affordable) : [];
  return characters(g, seat)
    .filter((host) => (met || isFree(g, key, host.key)) && fitsOn(g, key, host.key))
    .flatMap((host) => [
      { on: host.key },
      ...upgradesOn(g, host.key)
        .filter((old) => old.controller === seat)
        .map((old) => ({ on: host.key, replacing: old.key })),
    ])
    .filter(affordable);
};
