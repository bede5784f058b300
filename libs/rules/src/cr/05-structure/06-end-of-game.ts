/**
 * 5.6 End of the game, 1.9.7; 11.3 elimination in games of more than two; 12.7 Twin Suns ends with
 * the phase.
 */
import { type Game, living, opponents, player, touch } from '../../kernel/game.js';
import { type Card, type Outcome, type Seat, Zone } from '../../kernel/state.js';
import { heal } from '../01-concepts/09-damage.js';
import { setAside, toPile } from '../04-zones/09-in-play-and-out.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';

const ELIMINATION_HEALS = 5;

function end(g: Game, winners: Seat[], reason: Outcome['reason']): void {
  g.s.outcome = { winners, reason };
  g.s.phase = 'over';
  g.s.pending = null;
  g.s.frames = [];
  emit(g, { e: 'game-ended', winners, reason });
}

/**
 * 11.3.1: a player's cards leave the game without being defeated; cards of others in their play
 * area go to their owners' discard piles.
 */
function eliminate(g: Game, seat: Seat): void {
  const p = player(g, seat);
  emit(g, { e: 'eliminated', seat });
  const mine = (c: Card) => g.s.owner[c] === seat;
  for (const c of [...g.s.captives].filter((x) => p.units.includes(g.s.host[x] as Card) && mine(x)))
    setAside(g, c);
  const isTheirs = (host: Card): boolean => host === p.base || p.units.includes(host);
  for (const u of [...g.s.upgrades].filter((x) => mine(x) || isTheirs(g.s.host[x] as Card)))
    (mine(u) ? setAside : discard)(g, u);
  for (const q of g.s.players)
    for (const c of [...q.units].filter((x) => mine(x) || q === p))
      (mine(c) ? setAside : discard)(g, c);
  for (const c of [...p.hand, ...p.deck, ...p.discard, ...p.resources])
    (mine(c) ? setAside : discard)(g, c);
  for (const c of g.s.id.keys()) if (mine(c) && g.s.zone[c] !== Zone.aside) setAside(g, c);
  p.eliminated = true;
  g.s.waiting = g.s.waiting.filter((t) => t.seat !== seat);
  touch(g);
}

const discard = (g: Game, c: Card): void => toPile(g, c, 'discard');

/**
 * 11.2.3: passes the turn to the next player. An action that the leaving player has begun is
 * finished first, and does not use up the next player's turn.
 */
function passTurn(g: Game, next: Seat): void {
  g.s.active = next;
  for (const f of g.s.frames) if (f.k === 'action-phase') f.extra = f.step === 3 ? 1 : 0;
}

/**
 * 11.2.4: all remaining players have to pass in a row, so a pass of the leaving player no longer
 * counts. Called before that player is removed.
 */
function forgetPass(g: Game, seat: Seat): void {
  const seats = living(g);
  const at = seats.indexOf(g.s.active);
  for (const f of g.s.frames) {
    if (f.k !== 'action-phase') continue;
    // The last player who passed is the active player or, if the turn has already moved on, the one
    // before.
    const last = f.step === 3 ? at : at - 1;
    for (let i = 0; i < f.passes; i++) {
      if (seats[(last - i + 2 * seats.length) % seats.length] !== seat) continue;
      f.passes--;
      return;
    }
  }
}

export function finish(g: Game, losers: readonly Seat[], reason: Outcome['reason']): void {
  const left = living(g).filter((s) => !losers.includes(s));
  if (left.length === 0) return end(g, [...losers], 'draw');
  if (left.length === 1) return end(g, left, reason);
  const by =
    reason === 'base-defeated' ? losers.map((seat) => g.s.blame[player(g, seat).base] as Seat) : [];
  for (const seat of losers) {
    const next = opponents(g, seat).find((s) => !losers.includes(s)) as Seat;
    forgetPass(g, seat);
    eliminate(g, seat);
    if (g.s.active === seat) passTurn(g, next);
    if (g.s.initiative === seat) {
      g.s.initiative = next;
      g.s.initiativeTaken = false;
    }
  }
  if (!g.s.twinSuns) return;
  g.s.twinSuns = { ...g.s.twinSuns, ending: true };
  // 12.6.2: the reward for a player who eliminated another one; nobody is rewarded for eliminating
  // themselves.
  for (const seat of by)
    if (seat >= 0 && !player(g, seat).eliminated)
      heal(g, player(g, seat).base, ELIMINATION_HEALS, seat);
}

/**
 * 12.7.1: at the end of the phase the player with the most remaining HP wins; if several have the
 * same, they share the victory (12.7.3).
 */
export function endWithPhase(g: Game): void {
  const left = (seat: Seat): number =>
    g.q.hp(g, player(g, seat).base) - (g.s.damage[player(g, seat).base] as number);
  const most = Math.max(...living(g).map(left));
  const winners = living(g).filter((seat) => left(seat) === most);
  end(g, winners, winners.length > 1 ? 'draw' : 'base-defeated');
}
