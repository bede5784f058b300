import { copyFrame } from './copy-frame.js';
import type { Every } from './frames.js';
import type { Player, State } from './state.js';

const copyPlayer = (p: Player): Player => ({
  base: p.base,
  leaders: p.leaders.slice(),
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  discard: p.discard.slice(),
  resources: p.resources.slice(),
  units: p.units.slice(),
  credits: p.credits,
  force: p.force,
  passed: p.passed,
  eliminated: p.eliminated,
});

/**
 * Like `map`, which after compilation returns arrays of another internal kind; all code compiled
 * for the first kind would then be discarded.
 */
function copyEach<T>(list: readonly T[], copy: (x: T) => T): T[] {
  const out = list.slice();
  for (let i = 0; i < out.length; i++) out[i] = copy(out[i] as T);
  return out;
}

/**
 * A copy that may be written to while the original stays unchanged. Columns are copied whole; `id`,
 * `owner`, the nodes of cards, history entries and triggers are never written in place and are
 * shared. Every copy has the same fields in the same order (absent ones are `undefined`, which JSON
 * omits), so that the engine reads all copies equally fast.
 */
export function copyState(s: State): State {
  return {
    format: s.format,
    at: s.at,
    dice: s.dice.slice(),
    veil: s.veil,
    discreet: s.discreet,
    phase: s.phase,
    round: s.round,
    active: s.active,
    initiative: s.initiative,
    initiativeTaken: s.initiativeTaken,
    twinSuns: s.twinSuns,
    players: copyEach(s.players, copyPlayer),
    id: s.id,
    owner: s.owner,
    controller: s.controller.slice(),
    zone: s.zone.slice(),
    ready: s.ready.slice(),
    damage: s.damage.slice(),
    host: s.host.slice(),
    deployed: s.deployed.slice(),
    epic: s.epic.slice(),
    copy: s.copy.slice(),
    blame: s.blame.slice(),
    guises: s.guises,
    upgrades: s.upgrades.slice(),
    captives: s.captives.slice(),
    frames: copyEach(s.frames, copyFrame),
    attacks: copyEach(s.attacks, (a) => ({ ...a })),
    waiting: s.waiting.slice(),
    lasting: s.lasting.slice(),
    delayed: s.delayed.slice(),
    due: s.due?.slice(),
    falling: s.falling?.slice(),
    fallenBases: s.fallenBases,
    history: s.history.slice(),
    spent: s.spent.slice(),
    named: s.named.slice(),
    unsettled: s.unsettled,
    pending: s.pending,
    outcome: s.outcome,
  } satisfies Every<State>;
}
