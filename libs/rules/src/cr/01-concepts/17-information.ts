/**
 * 1.17 Public and hidden information: what one viewer may know
 * of a game. Nothing else of the state leaves the server.
 */
import type { Keyword } from '../../effects/nodes.js';
import type { Decision, Option } from '../../kernel/decisions.js';
import type { GameEvent } from '../../events/events.js';
import {
  captivesOf,
  countsAsLeader,
  faceOf,
  type Game,
  player,
  upgradesOn,
} from '../../kernel/game.js';
import { handleOf, isHiddenFrom } from '../../kernel/handles.js';
import {
  type Card,
  NO_CARD,
  type Outcome,
  type Phase,
  type Seat,
  type TwinSuns,
  Zone,
} from '../../kernel/state.js';
import { isBlank } from '../07-abilities/losing.js';

/**
 * How a viewer knows a card: a number made for this viewer, which reveals nothing about the card
 * (`kernel/handles.ts`).
 */
type Handle = number;

export interface CardView {
  card: Handle;
  id: string;
  owner: Seat;
}
export interface UnitView extends CardView {
  arena: 'ground' | 'space';
  damage: number;
  ready: boolean;
  power: number;
  hp: number;
  /** It is a leader unit, by its own side or because of an upgrade (3.4.7). */
  leader: boolean;
  keywords: Partial<Record<Keyword, number>>;
  upgrades: (CardView & { controller: Seat })[];
  captives: CardView[];
  /** A leader unit whose side has a name of its own. */
  flipped?: true;
}
export interface LeaderView extends CardView {
  deployed: boolean;
  ready: boolean;
  epicUsed: boolean;
  attachedTo: Handle | null;
  /** Its second leader side is up (3.4). */
  flipped?: true;
}
interface ResourceView {
  ready: boolean;
  owner: Seat;
  card?: Handle;
  id?: string;
}
export interface PlayerView {
  base: CardView & {
    damage: number;
    hp: number;
    epicUsed: boolean;
    captives: CardView[];
    /** Fortify. */
    upgrades: CardView[];
  };
  leaders: LeaderView[];
  handSize: number;
  /** Only the viewer's own. */
  hand?: CardView[];
  deckSize: number;
  /** Only the viewer's own, while a unit of theirs lets them look at it. */
  deckTop?: CardView;
  discard: CardView[];
  resources: ResourceView[];
  credits: number;
  force: boolean;
  units: UnitView[];
  passed: boolean;
  eliminated: boolean;
}

export interface View {
  at: number;
  viewer: Seat | null;
  phase: Phase;
  round: number;
  active: Seat;
  initiative: Seat;
  initiativeTaken: boolean;
  /** Who took the Blast and the Plan counter (12.5); null in other games. */
  twinSuns: TwinSuns | null;
  players: PlayerView[];
  attack: { attacker: Handle; defender: Handle } | null;
  /**
   * The seat of the player to act; only that seat gets the question itself. Its cards are handles,
   * its options in the order in which they are picked.
   */
  waitingFor: Seat | null;
  decision: Decision | null;
  /** Printed ids of the cards that the viewer's own decision mentions. */
  shown: Record<Handle, string>;
  outcome: Outcome | null;
}

export const KEYWORDS: readonly Keyword[] = [
  'sentinel',
  'ambush',
  'shielded',
  'overwhelm',
  'raid',
  'restore',
  'saboteur',
  'grit',
  'bounty',
  'smuggle',
  'coordinate',
  'exploit',
  'piloting',
  'hidden',
  'plot',
  'support',
  'fortify',
];

const cardView = (g: Game, c: Card, viewer: Seat | null): CardView => ({
  card: handleOf(g.s, viewer, c),
  id: g.s.id[c] as string,
  owner: g.s.owner[c] as Seat,
});

const cardViews = (g: Game, cards: readonly Card[], viewer: Seat | null): CardView[] => {
  const out: CardView[] = [];
  for (const c of cards) out.push(cardView(g, c, viewer));
  return out;
};

/** 1.17.1: attributes with all modifiers are public. */
function unitView(g: Game, c: Card, viewer: Seat | null): UnitView {
  const keywords: UnitView['keywords'] = {};
  for (const k of KEYWORDS) {
    const n = g.q.keyword(g, c, k);
    if (n > 0) keywords[k] = n;
  }
  return {
    card: handleOf(g.s, viewer, c),
    id: g.s.id[c] as string,
    owner: g.s.owner[c] as Seat,
    arena: g.s.zone[c] === Zone.ground ? 'ground' : 'space',
    damage: g.s.damage[c] as number,
    ready: g.s.ready[c] === 1,
    power: g.q.power(g, c),
    hp: g.q.hp(g, c),
    leader: countsAsLeader(g, c),
    keywords,
    upgrades: upgradesOn(g, c).map((u) => ({
      card: handleOf(g.s, viewer, u),
      id: g.s.id[u] as string,
      owner: g.s.owner[u] as Seat,
      controller: g.s.controller[u] as Seat,
    })),
    captives: cardViews(g, captivesOf(g, c), viewer),
    ...sideUp(g, c),
  };
}

const sideUp = (g: Game, c: Card): { flipped?: true } =>
  g.s.guises?.[c]?.flipped ? { flipped: true } : {};

function leaderView(g: Game, c: Card, viewer: Seat | null): LeaderView {
  const attached = g.s.zone[c] === Zone.attached;
  return {
    card: handleOf(g.s, viewer, c),
    id: g.s.id[c] as string,
    owner: g.s.owner[c] as Seat,
    deployed: g.s.deployed[c] === 1,
    ready: g.s.ready[c] === 1,
    epicUsed: g.s.epic[c] === 1,
    attachedTo: attached ? handleOf(g.s, viewer, g.s.host[c] as Card) : null,
    ...sideUp(g, c),
  };
}

/**
 * 1.7.4: other viewers see only whose resources they are and how many are ready; the order is known
 * to the controller alone.
 */
function resourcesView(g: Game, seat: Seat, viewer: Seat | null): ResourceView[] {
  const views: ResourceView[] = [];
  if (seat === viewer) {
    for (const r of player(g, seat).resources)
      views.push({
        ready: g.s.ready[r] === 1,
        owner: g.s.owner[r] as Seat,
        card: handleOf(g.s, viewer, r),
        id: g.s.id[r] as string,
      });
    return views;
  }
  for (const r of player(g, seat).resources)
    views.push({ ready: g.s.ready[r] === 1, owner: g.s.owner[r] as Seat });
  return views.sort((a, b) => a.owner - b.owner || Number(b.ready) - Number(a.ready));
}

/**
 * Whether a unit or an upgrade in play lets its player look at the top card of their deck at any
 * time.
 */
const seesTop = (g: Game, seat: Seat): boolean =>
  [...player(g, seat).units, ...g.s.upgrades.filter((u) => g.s.controller[u] === seat)].some(
    (c) => faceOf(g, c).others.some((x) => x.a === 'sees-top') && !isBlank(g, c),
  );

function playerView(g: Game, seat: Seat, viewer: Seat | null): PlayerView {
  const p = player(g, seat);
  const view: PlayerView = {
    base: {
      card: handleOf(g.s, viewer, p.base),
      id: g.s.id[p.base] as string,
      owner: g.s.owner[p.base] as Seat,
      damage: g.s.damage[p.base] as number,
      hp: g.q.hp(g, p.base),
      epicUsed: g.s.epic[p.base] === 1,
      captives: cardViews(g, captivesOf(g, p.base), viewer),
      upgrades: cardViews(g, upgradesOn(g, p.base), viewer),
    },
    leaders: p.leaders.map((l) => leaderView(g, l, viewer)),
    handSize: p.hand.length,
    deckSize: p.deck.length,
    discard: cardViews(g, p.discard, viewer),
    resources: resourcesView(g, seat, viewer),
    credits: p.credits,
    force: p.force,
    units: p.units.map((u) => unitView(g, u, viewer)),
    passed: p.passed,
    eliminated: p.eliminated,
  };
  if (seat === viewer) {
    view.hand = cardViews(g, p.hand, viewer);
    const [top] = p.deck;
    if (top !== undefined && seesTop(g, seat)) view.deckTop = cardView(g, top, viewer);
  }
  return view;
}

/**
 * 4.5.2: another player's resource that can be picked stays face down, unless it is shown for this
 * decision.
 */
const isFaceDown = (g: Game, c: Card, d: Decision): boolean =>
  g.s.zone[c] === Zone.resource && isHiddenFrom(g.s, d.seat, c) && d.shown?.includes(c) !== true;

function mentionedCards(g: Game, d: Decision): Record<Handle, string> {
  // Handles differ in every game; on an object with a prototype each set of them would create a
  // hidden class.
  const out = Object.create(null) as Record<Handle, string>;
  const add = (c: Card) => {
    if (c >= 0) out[handleOf(g.s, d.seat, c)] = g.s.id[c] as string;
  };
  add(d.source);
  for (const o of d.options) if ('card' in o && !isFaceDown(g, o.card, d)) add(o.card);
  for (const c of d.shown ?? []) add(c);
  return out;
}

/** The question, with handles instead of cards. */
function decisionView(g: Game, d: Decision): Decision {
  const named = (c: Card): Handle => handleOf(g.s, d.seat, c);
  const option = (o: Option): Option =>
    'card' in o ? Object.assign({}, o, { card: named(o.card) }) : o;
  return {
    ...d,
    source: d.source === NO_CARD ? NO_CARD : named(d.source),
    options: d.options.map(option),
    ...(d.shown ? { shown: d.shown.map(named) } : {}),
  };
}

/** `viewer` null: a spectator, who sees only what is public. */
export function viewOf(g: Game, viewer: Seat | null): View {
  const { s } = g;
  const asked = s.pending !== null && s.pending.seat === viewer ? s.pending : null;
  const fight = s.attacks[s.attacks.length - 1];
  return {
    at: s.at,
    viewer,
    phase: s.phase,
    round: s.round,
    active: s.active,
    initiative: s.initiative,
    initiativeTaken: s.initiativeTaken,
    twinSuns: s.twinSuns ?? null,
    players: s.players.map((_, seat) => playerView(g, seat, viewer)),
    attack:
      fight && fight.attackerIn && fight.defenderIn
        ? {
            attacker: handleOf(s, viewer, fight.attacker),
            defender: handleOf(s, viewer, fight.defender),
          }
        : null,
    waitingFor: s.pending?.seat ?? null,
    decision: asked && (s.veil === undefined ? asked : decisionView(g, asked)),
    shown: asked ? mentionedCards(g, asked) : {},
    outcome: s.outcome,
  };
}

/**
 * The event as this viewer may see it: cards that others only drew, looked at or put face down stay
 * hidden.
 */
export function eventFor(event: GameEvent, viewer: Seat | null): GameEvent {
  if (event.e === 'drawn' && event.seat !== viewer) return { ...event, cards: [] };
  if (event.e === 'looked' && event.seat !== viewer) return { ...event, cards: [] };
  if (event.e === 'resourced' && event.seat !== viewer) return { ...event, card: -1 };
  if (event.e === 'returned' && event.from === Zone.resource && event.seat !== viewer)
    return { ...event, card: -1 };
  return event;
}
