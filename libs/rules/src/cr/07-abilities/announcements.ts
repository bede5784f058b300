/**
 * Hidden cards whose abilities trigger where nobody else sees them: their player first announces
 * which of them do (7.5.19B), and the question reveals nothing (1.17.4).
 */
import type { Ability, Effect } from '../../effects/nodes.js';
import type { GameEvent } from '../../events/events.js';
import type { Trigger } from '../../kernel/frames.js';
import { emptyScope, type Game, player } from '../../kernel/game.js';
import { type Card, NO_CARD, type Seat, Zone } from '../../kernel/state.js';
import { frontOf } from './losing.js';

type When = Extract<Ability, { a: 'when' }>;

const PLAY_SELF: Effect = { do: 'play', cards: {}, ref: 'self', via: 'plot' };
/** Header of the trigger that stands for the cards with Plot until they are announced. */
export const PLOT_ANNOUNCED = 'plot-announced';
/**
 * 7.5.19: each card with Plot that is a resource now may be played; a card that replaces it as a
 * resource comes too late. The player announces and shows which of them will be played before
 * anything resolves (7.5.19B, 7.6.3A). Any player with resources is asked, whatever these are, so
 * that the question reveals nothing (1.17.4).
 */
export function plots(g: Game, seat: Seat): void {
  const { resources } = player(g, seat);
  const held = resources.filter((c) => frontOf(g, c).keywords.plot);
  if (g.s.discreet !== true) {
    for (const c of held)
      g.s.waiting.push({
        seat,
        effect: { do: 'may', effect: PLAY_SELF },
        scope: emptyScope(g, c, seat),
        header: 'plot',
      });
  } else if (resources.length > 0) {
    const scope = emptyScope(g, NO_CARD, seat);
    scope.refs['held'] = held;
    g.s.waiting.push({ seat, effect: { do: 'nothing' }, scope, header: PLOT_ANNOUNCED });
  }
}

/** The triggers of the announced cards with Plot. */
export const plotTriggers = (g: Game, seat: Seat, cards: readonly Card[]): Trigger[] =>
  cards.map((c) => ({ seat, effect: PLAY_SELF, scope: emptyScope(g, c, seat), header: 'plot' }));

/**
 * Header of the trigger that stands for drawn cards that may be revealed, until they are announced.
 */
export const DRAWN_ANNOUNCED = 'drawn-announced';

const whenDrawn = (g: Game, c: Card): When | undefined => {
  const { listens, whens } = frontOf(g, c);
  return listens.has('drawn')
    ? whens.find((w) => w.fromHidden === 'hand' && w.moments.some((m) => m.on === 'drawn'))
    : undefined;
};

const isHidden = (z: Zone): boolean => z === Zone.deck || z === Zone.hand || z === Zone.resource;

/**
 * 8.13: cards that may be revealed as they are drawn. A player who could have drawn such a card is
 * asked, whatever they drew, so that the question reveals nothing (1.17.4).
 */
export function announceDraw(g: Game, { seat, cards }: Extract<GameEvent, { e: 'drawn' }>): void {
  const able: Card[] = [];
  for (let c = 0; c < g.s.id.length; c++)
    if (g.s.owner[c] === seat && isHidden(g.s.zone[c] as Zone) && whenDrawn(g, c)) able.push(c);
  const [example] = able;
  if (example === undefined) return;
  const where = whenDrawn(g, example)?.moments[0]?.where;
  if (where && !g.q.holds(g, where, emptyScope(g, example, seat))) return;
  const held = cards.filter((c) => able.includes(c));
  if (g.s.discreet !== true) {
    for (const t of drawnTriggers(g, seat, held)) g.s.waiting.push({ ...t, optional: true });
    return;
  }
  const scope = emptyScope(g, NO_CARD, seat);
  scope.refs['held'] = held;
  g.s.waiting.push({ seat, effect: { do: 'nothing' }, scope, header: DRAWN_ANNOUNCED });
}

/** The triggers of the drawn cards that are revealed. */
export const drawnTriggers = (g: Game, seat: Seat, cards: readonly Card[]): Trigger[] =>
  cards.map((c) => ({
    seat,
    effect: {
      do: 'seq',
      effects: [{ do: 'reveal', to: { ref: 'self' } }, (whenDrawn(g, c) as When).effect],
    },
    scope: emptyScope(g, c, seat),
    header: 'drawn',
  }));
