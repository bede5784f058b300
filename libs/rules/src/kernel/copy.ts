import { type AbilityFrame, type Frame } from './frames.js';
import { type Player, type State } from './state.js';

const copyPlayer = (p: Player): Player => ({
  ...p, leaders: p.leaders.slice(), deck: p.deck.slice(), hand: p.hand.slice(), discard: p.discard.slice(), resources: p.resources.slice(), units: p.units.slice(),
});

function copyFrame(f: Frame): Frame {
  if (f.k !== 'ability') return { ...f };
  const { scope } = f as AbilityFrame;
  return { ...f, scope: { ...scope, refs: { ...scope.refs }, seats: { ...scope.seats }, nums: { ...scope.nums }, known: { ...scope.known } } };
}

/**
 * A copy that may be written to while the original stays as it was. Columns are copied whole; `id`, `owner`, cards' nodes, history entries and
 * triggers are never written in place and are shared.
 */
export function copyState(s: State): State {
  return {
    ...s,
    dice: [s.dice[0], s.dice[1], s.dice[2], s.dice[3]],
    players: s.players.map(copyPlayer),
    controller: s.controller.slice(), zone: s.zone.slice(), ready: s.ready.slice(), damage: s.damage.slice(), host: s.host.slice(),
    deployed: s.deployed.slice(), epic: s.epic.slice(), copy: s.copy.slice(), blame: s.blame.slice(),
    upgrades: s.upgrades.slice(), captives: s.captives.slice(), frames: s.frames.map(copyFrame), attacks: s.attacks.slice(),
    waiting: s.waiting.slice(), lasting: s.lasting.slice(), delayed: s.delayed.slice(), history: s.history.slice(), spent: s.spent.slice(), named: s.named.slice(),
  };
}
