/**
 * A game as a player may imagine it: every card that they cannot see is dealt anew, from what they
 * may know. The result does not depend on the real hidden cards, so a search from here cannot use
 * what its player cannot see.
 */
import type { CardBook } from '../kernel/definition.js';
import { copyState } from '../kernel/copy.js';
import { isHiddenFrom } from '../kernel/handles.js';
import { type Card, type Seat, type State, Zone } from '../kernel/state.js';
import type { Dice } from './random.js';

/** What a player knows in addition to what they see. */
export interface Knowledge {
  /**
   * Whether the registered lists of all players are public; otherwise the hidden cards of others
   * are assumed.
   */
  readonly openLists: boolean;
}

const MOST_COPIES = 3;
const WORDS = 0x1_0000_0000;

/** Cards that the pending question shows to this player, in whatever zone they are. */
function shownBy(s: State, seat: Seat): ReadonlySet<Card> {
  const out = new Set<Card>();
  const { pending } = s;
  if (pending?.seat !== seat) return out;
  for (const c of pending.shown ?? []) out.add(c);
  for (const o of pending.options)
    if ('card' in o && o.card >= 0 && s.zone[o.card] !== Zone.resource) out.add(o.card);
  return out;
}

/** Card rows that the player cannot see, by owner, each list in the order of their places. */
function hiddenRows(s: State, seat: Seat): Card[][] {
  const shown = shownBy(s, seat);
  const out: Card[][] = s.players.map(() => []);
  for (const p of s.players)
    for (const zone of [p.hand, p.resources, p.deck])
      for (const c of zone)
        if (isHiddenFrom(s, seat, c) && !shown.has(c)) out[s.owner[c] as Seat]?.push(c);
  return out;
}

function shuffleInPlace(ids: string[], roll: Dice): string[] {
  for (let i = ids.length - 1; i > 0; i--) {
    const j = roll(i + 1);
    const t = ids[i] as string;
    ids[i] = ids[j] as string;
    ids[j] = t;
  }
  return ids;
}

const setOf = (id: string): string => id.slice(0, id.indexOf('_'));

/**
 * Cards that the owner can play without an aspect penalty, from the sets of the cards they have
 * shown.
 */
function likelyCards(book: CardBook, s: State, owner: Seat, hidden: ReadonlySet<Card>): string[] {
  const sets = new Set<string>();
  const icons = new Set<string>();
  s.id.forEach((id, c) => {
    if (s.owner[c] !== owner || hidden.has(c)) return;
    sets.add(setOf(id));
    const d = book.cards.get(id);
    if (d?.type === 'Base' || d?.type === 'Leader') for (const icon of d.aspects) icons.add(icon);
  });
  const out: string[] = [];
  for (const d of book.cards.values())
    if (
      !d.token &&
      (d.type === 'Unit' || d.type === 'Event' || d.type === 'Upgrade') &&
      sets.has(setOf(d.id)) &&
      d.aspects.every((a) => icons.has(a))
    )
      out.push(d.id);
  return out;
}

interface Pool {
  readonly ids: readonly string[];
  readonly seen: ReadonlyMap<string, number>;
}

/** Draws as many cards from the pool as are hidden, none more often than a deck may contain it. */
function assumeCards({ ids, seen }: Pool, n: number, roll: Dice): string[] | null {
  const used = new Map(seen);
  const out: string[] = [];
  for (let tries = 0; out.length < n; tries++) {
    if (ids.length === 0 || tries > 50 * n) return null;
    const id = ids[roll(ids.length)] as string;
    const copies = used.get(id) ?? 0;
    if (copies >= MOST_COPIES) continue;
    used.set(id, copies + 1);
    out.push(id);
  }
  return out;
}

/**
 * Deals the hidden cards of one position as often as asked; whatever is the same for all deals is
 * computed once.
 */
export class Dealer {
  private readonly rows: readonly (readonly Card[])[];
  private readonly pools: readonly (Pool | null)[];

  constructor(
    private readonly state: State,
    seat: Seat,
    { book, knowledge }: { readonly book: CardBook; readonly knowledge: Knowledge },
  ) {
    this.rows = hiddenRows(state, seat);
    const hidden = new Set(this.rows.flat());
    this.pools = state.players.map((_, owner) => {
      if (owner === seat || knowledge.openLists) return null;
      const seen = new Map<string, number>();
      state.id.forEach((id, c) => {
        if (state.owner[c] === owner && !hidden.has(c)) seen.set(id, (seen.get(id) ?? 0) + 1);
      });
      return { ids: likelyCards(book, state, owner, hidden), seen };
    });
  }

  /**
   * The game from here, with hidden cards and all further randomness drawn by `roll`. Its handles
   * are card rows.
   */
  deal(roll: Dice): State {
    const s = copyState(this.state);
    const id = s.id.slice();
    this.rows.forEach((rows, owner) => {
      const pool = this.pools[owner];
      // A known list without the cards that are visible. It is sorted first, so that the real
      // places of the cards have no influence.
      const cards =
        (pool && assumeCards(pool, rows.length, roll)) ??
        shuffleInPlace(rows.map((c) => this.state.id[c] as string).sort(), roll);
      rows.forEach((c, i) => {
        id[c] = cards[i] as string;
      });
    });
    s.id = id;
    s.dice = [roll(WORDS), roll(WORDS), roll(WORDS), roll(WORDS)];
    delete s.veil;
    return s;
  }
}
