/** References of a scenario as rows of our engine: the n-th card of a zone, in order of arrival. */
import { type Card, type State, Zone } from '#rules';
import { type CardRef, seatOf } from './scenario.js';

function pile(s: State, { seat, zone }: CardRef): readonly Card[] {
  const p = s.players[seatOf(seat)];
  if (!p) return [];
  if (zone === 'ground' || zone === 'space')
    return p.units.filter((u) => s.zone[u] === (zone === 'ground' ? Zone.ground : Zone.space));
  if (zone === 'base') return [p.base];
  if (zone === 'leader') return p.leaders;
  if (zone === 'hand' || zone === 'discard' || zone === 'deck' || zone === 'resources')
    return p[zone];
  return [];
}

export function rowAt(s: State, ref: CardRef): Card {
  const card = pile(s, ref)[ref.i ?? 0] ?? -1;
  if (ref.attached === undefined || card < 0) return card;
  const on = [...s.upgrades, ...s.captives].filter((u) => s.host[u] === card);
  return on[ref.attached] ?? -1;
}

/** Credit tokens are counted as resources after the real ones. */
export const isCredit = (s: State, { seat, zone, i = 0 }: CardRef): boolean =>
  zone === 'resources' && i >= (s.players[seatOf(seat)]?.resources.length ?? 0);
