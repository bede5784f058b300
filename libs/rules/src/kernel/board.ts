/**
 * What on the board can affect a question, collected once per layout: which cards listen to events,
 * and which change costs or add or forbid something. A layout lasts until a card enters or leaves
 * play, changes sides or is turned over, or a lasting effect begins or ends. Damage, exhaustion and
 * changes among hands, decks, discard piles and resources do not end it.
 */
import type { Ability } from '../effects/nodes.js';
import { faceOf, type Game, player, viewpoint } from './game.js';
import { type Card, NO_CARD, type Seat } from '../events/ids.js';
import type { Board, Kind, Law } from './laws.js';

/** A player's cards in play that can have abilities. */
function sources(g: Game, seat: Seat): Card[] {
  const p = player(g, seat);
  const out = [p.base];
  for (const l of p.leaders) if (g.s.deployed[l] === 0) out.push(l);
  for (const u of p.units) out.push(u);
  for (const u of g.s.upgrades) if (g.s.controller[u] === seat) out.push(u);
  return out;
}

function addOther(b: Board, law: Law<Ability>): void {
  switch (law.ability.a) {
    case 'additional-cost':
      b.additional.push(law as Law<Kind<'additional-cost'>>);
      return;
    case 'smuggle-all':
      b.smuggle.push(law as Law<Kind<'smuggle-all'>>);
      return;
    case 'blank-first-event':
      b.blankFirst.push(law as Law<Kind<'blank-first-event'>>);
      return;
    case 'half-price':
      b.halfPrice.push(law.you);
      return;
    case 'pays':
      b.payers.push(law as Law<Kind<'pays'>>);
      return;
    case 'instead':
      if (law.ability.whose) b.spares.push(law as Law<Kind<'instead'>>);
      return;
    case 'unpreventable':
      b.unpreventable.push(law as Law<Kind<'unpreventable'>>);
      return;
    default:
  }
}

function addCard(g: Game, b: Board, c: Card, isBlank: (g: Game, c: Card) => boolean): void {
  const face = faceOf(g, c);
  if (face.all.length === 0) return;
  if (face.whens.length > 0) b.listeners.push(c);
  if (face.shared) b.shared = true;
  if (face.constants.length + face.costs.length + face.others.length === 0 || isBlank(g, c)) return;
  const you = g.s.controller[c] as Seat;
  const scope = viewpoint(g, c, you);
  for (const ability of face.constants) {
    if (ability.on !== 'attached') b.constants.push({ source: c, you, ability, scope });
  }
  for (const ability of face.traits) b.traits.push({ source: c, you, ability, scope });
  for (const ability of face.costs) b.costs.push({ source: c, you, ability, scope });
  for (const ability of face.others) addOther(b, { source: c, you, ability, scope });
}

/**
 * Whether modifiers come only from constant abilities, upgrades and lasting effects: no effect ends
 * with its source, and none takes abilities, passes them on or depends on traits.
 */
const isTraced = (g: Game): boolean =>
  !g.blanks &&
  !g.takesAll &&
  !g.reaches &&
  !g.givesTraits &&
  g.s.lasting.every((l) => l.until !== 'source');

const lastingCopies = (g: Game): number[] => {
  const out: number[] = [];
  for (const l of g.s.lasting) out.push(l.source === NO_CARD ? 0 : (g.s.copy[l.source] as number));
  return out;
};

const isSameList = <T>(a: readonly T[], b: readonly T[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

function bearing(g: Game): number[] {
  const out: number[] = [];
  for (const u of g.s.upgrades)
    out.push(u, g.s.copy[u] as number, g.s.host[u] as Card, g.s.controller[u] as Seat);
  return out;
}

/** Whether everything outside a card that gives it modifiers is the same on both boards. */
function isSameCause(before: Board, now: Board): boolean {
  if (
    before.cause === 0 ||
    before.constants.length !== now.constants.length ||
    !isSameList(before.bearing, now.bearing) ||
    !isSameList(before.lasting, now.lasting) ||
    !isSameList(before.lastingCopies, now.lastingCopies)
  )
    return false;
  for (let i = 0; i < now.constants.length; i++) {
    const [was, is] = [before.constants[i] as Constant, now.constants[i] as Constant];
    if (was.ability !== is.ability || was.source !== is.source || was.you !== is.you) return false;
    if (was.scope.sourceCopy !== is.scope.sourceCopy) return false;
  }
  return true;
}
type Constant = Board['constants'][number];

export function boardOf(g: Game, isBlank: (g: Game, c: Card) => boolean): Board {
  if (g.board?.layout === g.layout) return g.board;
  const b: Board = {
    layout: g.layout,
    cause: 0,
    bearing: bearing(g),
    lasting: g.s.lasting.slice(),
    lastingCopies: lastingCopies(g),
    sources: [],
    constants: [],
    costs: [],
    additional: [],
    smuggle: [],
    blankFirst: [],
    halfPrice: [],
    payers: [],
    unpreventable: [],
    spares: [],
    traits: [],
    changesCosts: false,
    aboutPlaying: false,
    actors: [],
    shared: false,
    listeners: [],
  };
  for (let seat = 0; seat < g.s.players.length; seat++) {
    const mine = player(g, seat).eliminated ? [] : sources(g, seat);
    b.sources.push(mine);
    for (const c of mine) addCard(g, b, c, isBlank);
  }
  b.changesCosts =
    g.pricesFromDiscard || b.costs.length > 0 || g.s.lasting.some((l) => l.change !== undefined);
  b.aboutPlaying =
    b.changesCosts ||
    b.additional.length > 0 ||
    b.constants.some(({ ability }) => ability.on === 'player') ||
    g.s.lasting.some((l) => l.card === NO_CARD || l.mods.some((m) => m.m === 'banned'));
  if (isTraced(g)) b.cause = g.board && isSameCause(g.board, b) ? g.board.cause : g.layout;
  g.board = b;
  return b;
}
