/**
 * Why a player cannot do what they want, by rule and by card. Nothing is revealed beyond the
 * player's own view.
 */
import { actionsOf, canUse, isUnmet } from '../cr/06-sequences/04-use-an-action-ability.js';
import { payable } from '../cr/06-sequences/paying.js';
import { isBlank } from '../cr/07-abilities/losing.js';
import type { Effect, Filter } from '../effects/nodes.js';
import type { Decision } from '../kernel/decisions.js';
import { controller, type Game, top } from '../kernel/game.js';
import { handleOf, isHiddenFrom } from '../kernel/handles.js';
import type { Card, Seat } from '../kernel/state.js';
import { whyNotAttack, whyNotAttacked } from './attacks.js';
import { whyNotPlay } from './plays.js';
import { because, type Intention, type Reason } from './reasons.js';

/**
 * The card that this player knows by the handle; hidden cards only if the player's own question
 * offers them.
 */
function cardOf(g: Game, seat: Seat, handle: number): Card | undefined {
  const d = g.s.pending?.seat === seat ? g.s.pending : null;
  for (let c = 0; c < g.s.id.length; c++) {
    if (handleOf(g.s, seat, c) !== handle) continue;
    if (!isHiddenFrom(g.s, seat, c) || d?.shown?.includes(c)) return c;
    if (d?.options.some((o) => 'card' in o && o.card === c)) return c;
  }
  return undefined;
}

/** 6.4.2 to 6.4.4. */
function whyNotUse(g: Game, seat: Seat, c: Card): Reason[] {
  const actions = actionsOf(g, c);
  if (actions.length === 0) return [because('no-action', '6.4.0B')];
  if (actions.some((_, i) => canUse(g, seat, c, i))) return [];
  if (isBlank(g, c)) return [because('blank', '8.15.2')];
  if (controller(g, c) !== seat && !actions.some((a) => a.opponentsToo ?? a.opponentsOnly))
    return [because('not-yours', '6.4.0B')];
  if (actions.every((a) => a.epic) && g.s.epic[c] === 1) return [because('used-up', '7.2.4')];
  const payer = { seat, card: c };
  const unpaid = actions.flatMap(({ cost }) => cost).find((part) => !payable(g, payer, part));
  if (unpaid && 'exhaustSelf' in unpaid) return [because('exhausted', '6.4.3B')];
  if (unpaid) return [because('action-cost', '6.4.4A')];
  const unmet = actions.some((a) => isUnmet(g, seat, c, a));
  return [unmet ? because('condition', '6.4.2') : because('used-up', '7.2.5')];
}

/** What the pending instruction allows to be chosen. */
function wantedNow(g: Game): Filter | null {
  const f = top(g);
  const e: Effect | null = f.k === 'effect' ? f.effect : null;
  const to = e && 'to' in e && typeof e.to === 'object' ? e.to : null;
  if (to && 'choose' in to) return to.choose;
  return e && 'cards' in e && typeof e.cards === 'object' ? e.cards : null;
}

function whyNotChosen(g: Game, d: Decision, c: Card): Reason[] {
  if (d.options.some((o) => 'card' in o && o.card === c)) return [];
  if (d.kind === 'defender') return whyNotAttacked(g, d.seat, d.source, c);
  const wanted = wantedNow(g);
  return [because(wanted ? 'not-wanted' : 'not-offered', '8.5.1', { wanted, source: d.source })];
}

function explainIntention(g: Game, d: Decision, intention: Intention, card: Card): Reason[] {
  const { seat } = d;
  switch (intention.want) {
    case 'choose':
      return whyNotChosen(g, d, card);
    case 'play':
      return d.kind === 'action'
        ? whyNotPlay(g, seat, card)
        : [because('other-question', '1.15.1')];
    case 'use':
      return d.kind === 'action' ? whyNotUse(g, seat, card) : [because('other-question', '1.15.1')];
    case 'attack': {
      if (d.kind !== 'action' && d.kind !== 'defender')
        return [because('other-question', '1.15.1')];
      const unable = d.kind === 'action' ? whyNotAttack(g, seat, card) : [];
      if (unable.length > 0 || intention.target === undefined) return unable;
      const target = cardOf(g, seat, intention.target);
      return target === undefined
        ? [because('no-such-card', null)]
        : whyNotAttacked(g, seat, card, target);
    }
  }
}

/** The reasons; empty if nothing prevents it. */
export function explainRefusal(g: Game, seat: Seat, intention: Intention): Reason[] {
  const d = g.s.pending;
  if (d === null) return [because('game-over', '5.6.2')];
  const card = cardOf(g, seat, intention.card);
  if (card === undefined) return [because('no-such-card', null)];
  if (d.seat !== seat)
    return [
      because('waiting', d.kind === 'action' ? '5.4.1B' : null, { numbers: { player: d.seat } }),
    ];
  const reasons = explainIntention(g, d, intention, card);
  return reasons;
}
