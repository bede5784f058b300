/** 1.17 Public and hidden information: what one viewer may know of a game. Nothing else of the state leaves the server. */
import { type Keyword } from '../../effects/nodes.js';
import { type Decision } from '../../kernel/decisions.js';
import { type GameEvent } from '../../kernel/events.js';
import { captivesOf, type Game, isLeaderUnit, player, upgradesOn } from '../../kernel/game.js';
import {
  type Card,
  type Outcome,
  type Phase,
  type Seat,
  type TwinSuns,
  Zone,
} from '../../kernel/state.js';

export interface CardView {
  card: Card;
  id: string;
  owner: Seat;
}
export interface UnitView extends CardView {
  arena: 'ground' | 'space';
  damage: number;
  ready: boolean;
  power: number;
  hp: number;
  leader: boolean;
  keywords: Partial<Record<Keyword, number>>;
  upgrades: (CardView & { controller: Seat })[];
  captives: CardView[];
}
export interface LeaderView extends CardView {
  deployed: boolean;
  ready: boolean;
  epicUsed: boolean;
  attachedTo: Card | null;
}
export interface ResourceView {
  ready: boolean;
  owner: Seat;
  card?: Card;
  id?: string;
}
export interface PlayerView {
  base: CardView & { damage: number; hp: number; epicUsed: boolean };
  leaders: LeaderView[];
  handSize: number;
  /** Only of the viewer himself. */
  hand?: CardView[];
  deckSize: number;
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
  attack: { attacker: Card; defender: Card } | null;
  /** The seat that has to decide; the question itself only for that seat. */
  waitingFor: Seat | null;
  decision: Decision | null;
  /** Printed ids of the cards that the viewer's own decision mentions. */
  shown: Record<number, string>;
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
];

const cardView = (g: Game, c: Card): CardView => ({
  card: c,
  id: g.s.id[c] as string,
  owner: g.s.owner[c] as Seat,
});

/** 1.17.1: attributes with all modifiers are public. */
export function unitView(g: Game, c: Card): UnitView {
  const keywords: UnitView['keywords'] = {};
  for (const k of KEYWORDS) {
    const n = g.q.keyword(g, c, k);
    if (n > 0) keywords[k] = n;
  }
  return {
    ...cardView(g, c),
    arena: g.s.zone[c] === Zone.ground ? 'ground' : 'space',
    damage: g.s.damage[c] as number,
    ready: g.s.ready[c] === 1,
    power: g.q.power(g, c),
    hp: g.q.hp(g, c),
    leader: isLeaderUnit(g, c),
    keywords,
    upgrades: upgradesOn(g, c).map((u) => ({
      ...cardView(g, u),
      controller: g.s.controller[u] as Seat,
    })),
    captives: captivesOf(g, c).map((x) => cardView(g, x)),
  };
}

function leaderView(g: Game, c: Card): LeaderView {
  const attached = g.s.zone[c] === Zone.attached;
  return {
    ...cardView(g, c),
    deployed: g.s.deployed[c] === 1,
    ready: g.s.ready[c] === 1,
    epicUsed: g.s.epic[c] === 1,
    attachedTo: attached ? (g.s.host[c] as Card) : null,
  };
}

function playerView(g: Game, seat: Seat, viewer: Seat | null): PlayerView {
  const p = player(g, seat);
  const own = seat === viewer;
  return {
    base: {
      ...cardView(g, p.base),
      damage: g.s.damage[p.base] as number,
      hp: g.q.hp(g, p.base),
      epicUsed: g.s.epic[p.base] === 1,
    },
    leaders: p.leaders.map((l) => leaderView(g, l)),
    handSize: p.hand.length,
    ...(own ? { hand: p.hand.map((c) => cardView(g, c)) } : {}),
    deckSize: p.deck.length,
    discard: p.discard.map((c) => cardView(g, c)),
    resources: p.resources.map((r) => ({
      ready: g.s.ready[r] === 1,
      owner: g.s.owner[r] as Seat,
      ...(own ? { card: r, id: g.s.id[r] as string } : {}),
    })),
    credits: p.credits,
    force: p.force,
    units: p.units.map((u) => unitView(g, u)),
    passed: p.passed,
    eliminated: p.eliminated,
  };
}

/** 4.5.2: a resource of another player may be picked, and stays face down. */
const isFaceDown = (g: Game, c: Card, viewer: Seat): boolean =>
  g.s.zone[c] === Zone.resource && g.s.controller[c] !== viewer;

function mentioned(g: Game, d: Decision): Record<number, string> {
  const out: Record<number, string> = {};
  const add = (c: Card) => {
    if (c >= 0) out[c] = g.s.id[c] as string;
  };
  add(d.source);
  for (const o of d.options)
    if ('card' in o && !(o.o === 'card' && isFaceDown(g, o.card, d.seat))) add(o.card);
  for (const c of d.shown ?? []) add(c);
  return out;
}

/** `viewer` null: a spectator, who knows only what is public. */
export function viewOf(g: Game, viewer: Seat | null): View {
  const { s } = g;
  const decision = s.pending !== null && s.pending.seat === viewer ? s.pending : null;
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
        ? { attacker: fight.attacker, defender: fight.defender }
        : null,
    waitingFor: s.pending?.seat ?? null,
    decision,
    shown: decision ? mentioned(g, decision) : {},
    outcome: s.outcome,
  };
}

/** The same fact as this viewer may hear it: cards that were only drawn, looked at or put face down keep their faces. */
export function eventFor(event: GameEvent, viewer: Seat | null): GameEvent {
  if (event.e === 'drawn' && event.seat !== viewer) return { ...event, cards: [] };
  if (event.e === 'looked' && event.seat !== viewer) return { ...event, cards: [] };
  if (event.e === 'resourced' && event.seat !== viewer) return { ...event, card: -1 };
  return event;
}
