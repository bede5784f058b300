/**
 * 7.3 Constant abilities, 7.7.3 lasting effects and 3.6.8 what upgrades give: which modifiers apply
 * to a card right now. 7.3.3A: conditions that hold only because of each other do not hold. If a
 * card is asked about while its modifiers are being determined, it has those found so far and those
 * that are unconditional.
 */
import { NONE } from '../../effects/none.js';
import type { Ability, Filter, Modifier } from '../../effects/nodes.js';
import { isSteady } from '../../effects/steady.js';
import { boardOf } from '../../kernel/board.js';
import { type Face, unfoldAbility } from '../../kernel/definition.js';
import type { Lasting } from '../../kernel/lasting.js';
import type { Board } from '../../kernel/laws.js';
import { ANY_KIND, KIND, kindsOf } from '../../kernel/modifier-kinds.js';
import {
  type Active,
  def,
  faceOf,
  type Game,
  type Gift,
  type Gifts,
  isUnit,
  viewpoint,
} from '../../kernel/game.js';
import type { Scope } from '../../kernel/frames.js';
import { type Card, NO_CARD, type Zone } from '../../kernel/state.js';
import { isBlank } from './losing.js';

/** Everything on the board that gives or forbids something or changes costs, by kind. */
export const board = (g: Game): Board => boardOf(g, isBlank);

function fromUpgrades(g: Game, c: Card, out: Gift[]): void {
  for (const u of g.s.upgrades) {
    if (g.s.host[u] !== c) continue;
    const { constants } = faceOf(g, u);
    if (constants.length === 0 || (g.blanks && isBlank(g, u))) continue;
    const scope = viewpoint(g, u, g.s.controller[u] as number);
    for (const k of constants)
      if (k.on === 'attached') out.push(giftOf(k.mods, scope, { when: k.while }));
  }
}

/**
 * Every gift has the same fields in the same order, so that the engine reads all of them equally
 * fast.
 */
const giftOf = (
  mods: readonly Modifier[],
  scope: Scope,
  { bearer, fits, when }: Pick<Gift, 'bearer' | 'fits' | 'when'>,
): Gift => ({ mods, scope, bearer, fits, when });

const isAboutUpgrades = ({ type }: Filter): boolean => type === 'Upgrade';

function fromBoard(g: Game, c: Card, out: Gift[]): void {
  const unit = isUnit(g, c);
  const { constants, traits } = board(g);
  const own: Gift[] = [];
  const others: Gift[] = [];
  for (const { source, ability, scope } of constants) {
    const { on, mods, while: when } = ability;
    if (on === 'self') {
      if (source === c) own.push(giftOf(mods, scope, { when }));
    } else if (typeof on === 'object' && (unit || ability.bases || isAboutUpgrades(on))) {
      if (traits.length > 0 || !isSteady(on)) others.push(giftOf(mods, scope, { fits: on, when }));
      else if (g.q.matches(g, c, on, scope)) others.push(giftOf(mods, scope, { when }));
    }
  }
  for (const gift of own) out.push(gift);
  for (const gift of others) out.push(gift);
}

/** A base can be given abilities by upgrades too (7.5.21). */
const isBase = (g: Game, c: Card): boolean => def(g, c).type === 'Base';

/**
 * 3.6.8, 7.3, 7.7.3: adds the constant abilities that any card has given to a unit or a base and
 * that affect other cards.
 */
function fromBearers(g: Game, out: Gift[]): void {
  const reach = (given: readonly Modifier[], bearer: NonNullable<Gift['bearer']>): void => {
    for (const m of given) {
      if (m.m !== 'gain-ability') continue;
      for (const a of unfoldAbility(m.ability))
        if (a.a === 'constant' && typeof a.on === 'object')
          out.push(
            giftOf(a.mods, viewpoint(g, bearer.card, g.s.controller[bearer.card] as number), {
              bearer,
              fits: a.on,
              when: a.while,
            }),
          );
    }
  };
  for (const l of g.s.lasting)
    if (l.card !== NO_CARD && isUnit(g, l.card) && g.s.copy[l.card] === l.copy)
      reach(l.mods, { card: l.card, scope: viewpoint(g, l.source, l.seat) });
  for (const u of g.s.upgrades) {
    const card = g.s.host[u] as Card;
    if (!(isUnit(g, card) || isBase(g, card)) || (g.blanks && isBlank(g, u))) continue;
    const scope = viewpoint(g, u, g.s.controller[u] as number);
    for (const k of faceOf(g, u).constants)
      if (k.on === 'attached') reach(k.mods, { card, scope, when: k.while });
  }
  for (const { source, ability, scope } of board(g).constants) {
    const { on, mods, while: when } = ability;
    if (!mods.some((m) => m.m === 'gain-ability')) continue;
    if (on === 'self' && isUnit(g, source)) reach(mods, { card: source, scope, when });
    else if (typeof on === 'object')
      for (const p of g.s.players)
        for (const card of p.units) reach(mods, { card, scope, fits: on, when });
  }
}

/** Whether the unit that was given the ability still has it. */
const bears = (g: Game, { card, scope, fits, when }: NonNullable<Gift['bearer']>): boolean =>
  (!fits || g.q.matches(g, card, fits, scope)) &&
  (!when || g.q.holds(g, when, scope)) &&
  !isBlank(g, card);

/** 7.7.3: whether the effect lasts while its source is in play, and that source has left. */
export const isLapsed = (g: Game, l: Lasting): boolean =>
  l.until === 'source' && g.s.copy[l.source] !== l.sourceCopy;

/**
 * Everything that may apply to the card in this layout, in the order in which it applies: the
 * card's own abilities before those of other cards.
 */
function list(g: Game, c: Card): readonly Gift[] {
  if (g.s.lasting.length === 0 && g.s.upgrades.length === 0 && board(g).constants.length === 0)
    return NONE;
  const out: Gift[] = [];
  for (const l of g.s.lasting) {
    if (isLapsed(g, l)) continue;
    if (l.fits || (l.card === c && g.s.copy[c] === l.copy))
      out.push(giftOf(l.mods, viewpoint(g, l.source, l.seat), { fits: l.fits }));
  }
  if (g.s.upgrades.length > 0) fromUpgrades(g, c, out);
  fromBoard(g, c, out);
  if (g.reaches && isUnit(g, c)) fromBearers(g, out);
  return out;
}

type Constant = Face['constants'][number];

/**
 * Constant abilities that the card was given, as opposed to printed ones; for Coordinate the
 * ability after it (7.5.15).
 */
const gainedConstants = (mod: Modifier): readonly Constant[] =>
  mod.m === 'gain-ability'
    ? unfoldAbility(mod.ability).filter((a): a is Constant => a.a === 'constant' && a.on === 'self')
    : NONE;

/** Adds the modifiers of a given constant ability, seen from the card that has it. */
function addGained(
  g: Game,
  c: Card,
  { ability, scope }: { ability: Constant; scope: Scope },
  out: Active[],
): void {
  if (isBlank(g, c)) return;
  const own: Scope = {
    ...scope,
    you: g.s.controller[c] as number,
    source: c,
    sourceCopy: g.s.copy[c] as number,
  };
  if (!ability.while || g.q.holds(g, ability.while, own))
    for (const mod of ability.mods) out.push({ mod, scope: own });
}

/** The abilities after a Coordinate that the card was given. */
const givenCoordinate = (g: Game, c: Card): readonly Ability[] =>
  g.q
    .mods(g, c)
    .flatMap(({ mod }) =>
      mod.m === 'gain-ability' && mod.ability.a === 'keyword'
        ? unfoldAbility(mod.ability).slice(1)
        : [],
    );

/**
 * 7.5.15: Coordinate is a keyword together with its ability; a card that gains the keyword gains
 * that ability too, besides any Coordinate of its own.
 */
function shareCoordinate(
  g: Game,
  c: Card,
  { mod, scope }: { mod: Extract<Modifier, { m: 'gain-keywords-of' }>; scope: Scope },
  out: Active[],
): void {
  for (const other of g.q.refs(g, mod.ref, scope)) {
    if (other === c || isBlank(g, other)) continue;
    for (const ability of [...faceOf(g, other).coordinated, ...givenCoordinate(g, other)]) {
      const given: Modifier = { m: 'gain-ability', ability };
      out.push({ mod: given, scope });
      for (const x of gainedConstants(given)) addGained(g, c, { ability: x, scope }, out);
    }
  }
}

type Progress = Game['progress'][number];
const beginProgress = (): Progress => ({ found: [], next: 0 });

const forbidsGains = ({ mod }: Active): boolean =>
  mod.m === 'cannot' && mod.what === 'gain-abilities';

/** The modifiers of those gifts that apply now. */
function applying(g: Game, c: Card, gifts: readonly Gift[], progress: Progress): readonly Active[] {
  const out = progress.found;
  for (const { mods, scope, bearer, fits, when } of gifts) {
    progress.next++;
    if (bearer && !bears(g, bearer)) continue;
    if ((fits && !g.q.matches(g, c, fits, scope)) || (when && !g.q.holds(g, when, scope))) continue;
    for (const mod of mods) out.push({ mod, scope });
  }
  const given = out.length;
  for (let i = 0; i < given; i++) {
    const { mod, scope } = out[i] as Active;
    if (mod.m === 'gain-keywords-of') shareCoordinate(g, c, { mod, scope }, out);
    else for (const ability of gainedConstants(mod)) addGained(g, c, { ability, scope }, out);
  }
  return out.some(forbidsGains)
    ? out.filter(({ mod }) => mod.m !== 'gain' && (mod.m !== 'gain-ability' || mod.stays === true))
    : out;
}

const conditional = (gift: Gift): boolean =>
  gift.fits !== undefined ||
  gift.when !== undefined ||
  gift.mods.some(
    (m) => m.m === 'gain-keywords-of' || gainedConstants(m).some((a) => a.while !== undefined),
  );

type Raise = Pick<Gifts, 'power' | 'hp'>;

/** Adds a modifier of power and HP (8.16) to the sum; null if its number has to be computed. */
function add(sum: Raise, mod: Modifier): void {
  if (mod.m !== 'stats') return;
  sum.power = sum.power === null || typeof mod.power !== 'number' ? null : sum.power + mod.power;
  sum.hp = sum.hp === null || typeof mod.hp !== 'number' ? null : sum.hp + mod.hp;
}

/** What upgrades (3.6.7) and unconditional gifts add to power and HP in this layout. */
function raise(g: Game, c: Card, { list: gifts, fixed, active }: Gifts): Raise {
  const sum: Raise = { power: 0, hp: 0 };
  for (const u of g.s.upgrades)
    if (g.s.host[u] === c)
      add(sum, { m: 'stats', power: def(g, u).upgradePower ?? 0, hp: def(g, u).upgradeHp ?? 0 });
  if (fixed) for (const { mod } of active) add(sum, mod);
  else
    for (const gift of gifts) {
      const kinds = kindsOf(gift.mods);
      if (!conditional(gift) && (kinds & KIND['gain-ability']) === 0)
        for (const mod of gift.mods) add(sum, mod);
      else {
        if (kinds & KIND.power) sum.power = null;
        if (kinds & KIND.hp) sum.hp = null;
      }
    }
  return sum;
}

/**
 * Whether gifts found for another layout are still valid: neither the card nor anything that gives
 * it modifiers has changed.
 */
const isStillSo = (g: Game, c: Card, known: Gifts): boolean =>
  known.cause !== 0 &&
  known.cause === board(g).cause &&
  known.copy === g.s.copy[c] &&
  known.controller === g.s.controller[c] &&
  known.zone === g.s.zone[c] &&
  known.def === g.defs[c];

/**
 * The gifts of a card, cached per layout and reused in later layouts that give the card the same.
 */
export function giftsOf(g: Game, c: Card): Gifts {
  const known = g.gifts[c];
  if (known?.layout === g.layout) return known;
  if (known && isStillSo(g, c, known)) {
    known.layout = g.layout;
    return known;
  }
  const gifts = list(g, c);
  const found: Gifts = {
    layout: g.layout,
    cause: board(g).cause,
    copy: g.s.copy[c] as number,
    controller: g.s.controller[c] as number,
    zone: g.s.zone[c] as Zone,
    def: def(g, c),
    list: gifts,
    kinds: 0,
    fixed: true,
    active: NONE,
    at: 0,
    power: 0,
    hp: 0,
  };
  if (gifts.length > 0) {
    for (const gift of gifts) found.kinds |= kindsOf(gift.mods);
    found.fixed = !gifts.some(conditional);
    if (found.fixed) found.active = applying(g, c, gifts, beginProgress());
  }
  if (gifts.length > 0 || g.s.upgrades.length > 0) {
    const { power, hp } = raise(g, c, found);
    found.power = power;
    found.hp = hp;
  }
  g.gifts[c] = found;
  return found;
}

/** The modifiers found so far, and those of the remaining gifts that are unconditional. */
function certain({ list: gifts }: Gifts, { found, next }: Progress): readonly Active[] {
  const active = [...found];
  for (const gift of gifts.slice(next))
    if (!conditional(gift)) for (const mod of gift.mods) active.push({ mod, scope: gift.scope });
  return active;
}

/**
 * All modifiers that apply now. If none can be of these kinds the result is empty, because the
 * caller looks for no others.
 */
export function mods(g: Game, c: Card, kinds = ANY_KIND): readonly Active[] {
  if (c === NO_CARD) return NONE;
  const gifts = giftsOf(g, c);
  if ((gifts.kinds & kinds) === 0) return NONE;
  if (gifts.fixed || gifts.at === g.version) return gifts.active;
  const asked = g.asking.indexOf(c);
  if (asked >= 0) return certain(gifts, g.progress[asked] as Progress);
  const progress = beginProgress();
  g.progress[g.asking.length] = progress;
  g.asking.push(c);
  const active = applying(g, c, gifts.list, progress);
  g.asking.pop();
  if (g.asking.length === 0) {
    gifts.active = active;
    gifts.at = g.version;
  }
  return active;
}

/**
 * 1.3.3, 8.4: the card that forbids it, NO_CARD if that card is unknown, or null. Restrictions win
 * over permissions.
 */
export function forbidder(
  g: Game,
  c: Card,
  what: Extract<Modifier, { m: 'cannot' }>['what'],
): Card | null {
  for (const { mod, scope } of mods(g, c, KIND.cannot))
    if (mod.m === 'cannot' && mod.what === what) return scope.source;
  return null;
}

/** Whether something forbids it. */
export const cannot = (
  g: Game,
  c: Card,
  what: Extract<Modifier, { m: 'cannot' }>['what'],
): boolean => forbidder(g, c, what) !== null;

export function can(g: Game, c: Card, what: Extract<Modifier, { m: 'can' }>['what']): boolean {
  for (const { mod } of mods(g, c, KIND.can)) if (mod.m === 'can' && mod.what === what) return true;
  return false;
}

const forbids = (
  list: readonly Modifier[],
  what: Extract<Modifier, { m: 'cannot' }>['what'],
): boolean => list.some((m) => m.m === 'cannot' && m.what === what);

/**
 * The card whose restriction on the player ("opponents can't ..."), constant or lasting, applies;
 * null if there is none.
 */
export function playerCannot(
  g: Game,
  seat: number,
  what: Extract<Modifier, { m: 'cannot' }>['what'],
): Card | null {
  for (const l of g.s.lasting)
    if (l.card === NO_CARD && !l.fits && l.seat === seat && forbids(l.mods, what)) return l.source;
  for (const { ability, you, scope, source } of board(g).constants) {
    if (ability.on !== 'player' || you === seat || !forbids(ability.mods, what)) continue;
    if (!ability.while || g.q.holds(g, ability.while, scope)) return source;
  }
  return null;
}
