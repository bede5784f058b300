/** 6.2.2 to 6.2.4: why a card cannot be played now. */
import {
  additionalCosts,
  costOf,
  penalty,
  purse,
  smuggleTerms,
} from '../cr/01-concepts/08-cost.js';
import { payable } from '../cr/06-sequences/paying.js';
import { board } from '../cr/07-abilities/03-constant-abilities.js';
import {
  banOn,
  canPlay,
  hosts,
  modes,
  playPermit,
} from '../cr/08-additional/20-play-restrictions.js';
import type { PlayMode } from '../kernel/frames.js';
import { def, type Game } from '../kernel/game.js';
import { type Card, NO_CARD, type Seat, Zone } from '../kernel/state.js';
import { because, type Reason } from './reasons.js';

const attaches = (g: Game, c: Card, as: PlayMode): boolean =>
  as === 'pilot' || def(g, c).type === 'Upgrade';

/** That the card costs too much, with the numbers of the cheapest way to play it. */
function tooDear(g: Game, seat: Seat, card: Card, ways: readonly PlayMode[]): Reason {
  const priced = ways.map((as) => ({ as, cost: costOf(g, { seat, card, as }) }));
  const { as, cost } = priced.sort((a, b) => a.cost - b.cost)[0] as (typeof priced)[number];
  const d = def(g, card);
  const smuggle = as === 'smuggle' ? smuggleTerms(g, seat, card) : null;
  const piloting = as === 'pilot' ? d.front.piloting : null;
  const extra = penalty(g, seat, smuggle?.aspects ?? piloting?.aspects ?? d.aspects);
  return because('too-expensive', extra > 0 ? '8.1.1' : '6.2.4A', {
    numbers: {
      cost,
      printed: smuggle?.cost ?? piloting?.cost ?? d.printedCost,
      penalty: extra,
      purse: purse(g, seat),
    },
    source:
      board(g).costs.find(({ source, ability }) => source !== card && ability.change.plus)
        ?.source ?? NO_CARD,
  });
}

/** Why the card cannot be played in any way from where it is; null if it can. */
function placeRefusal(g: Game, seat: Seat, c: Card): Reason | null {
  const d = def(g, c);
  if (g.s.owner[c] !== seat && !playPermit(g, seat, c)) return because('not-yours', '6.2.0B');
  if (d.type === 'Leader' || d.type === 'Base' || d.token) return because('not-played', '3.1.1');
  if (g.s.zone[c] === Zone.resource)
    return smuggleTerms(g, seat, c) ? null : because('no-smuggle', '7.5.14A');
  return g.s.zone[c] === Zone.hand || playPermit(g, seat, c)
    ? null
    : because('not-in-hand', '6.2.0B');
}

export function whyNotPlay(g: Game, seat: Seat, card: Card): Reason[] {
  const wrong = placeRefusal(g, seat, card);
  if (wrong) return [wrong];
  const ways = modes(g, seat, card);
  if (ways.some((as) => canPlay(g, { seat, card, as }))) return [];
  const out: Reason[] = [];
  const ban = banOn(g, seat, card);
  if (ban) out.push(because(ban.named ? 'named' : 'forbidden', ban.rule, { source: ban.source }));
  if (!ways.some((as) => !attaches(g, card, as) || hosts(g, seat, card, as).length > 0))
    out.push(
      because('nothing-to-bear-it', '6.2.2B', {
        wanted: def(g, card).front.attach ?? { type: 'Unit' },
      }),
    );
  const unpaid = additionalCosts(g, { seat, card, as: ways[0] as PlayMode }).find(
    ({ cost }) => !payable(g, { seat, card }, cost),
  );
  if (unpaid) out.push(because('extra-cost', '1.8.8', { source: unpaid.source }));
  if (ways.every((as) => costOf(g, { seat, card, as }) > purse(g, seat)))
    out.push(tooDear(g, seat, card, ways));
  return out.length > 0 ? out : [because('not-offered', null)];
}
