import { foldPgn, type PgnPlayer, type PgnRecord, type PgnState, type PgnUnit } from '#contracts';
import type { State } from '#rules';
import { isExperience, isShield, zoneOf } from './snapshot.js';

/**
 * A card's zone with what else determines a move between zones: its player, and the card that it is
 * attached to.
 */
interface Place {
  readonly zone: string;
  readonly p: 1 | 2;
  readonly host: number;
  readonly copy: number;
}

const isHeld = (zone: string): boolean => zone === 'attached' || zone === 'capture';

const placeOf = (state: State, card: number): Place => {
  const zone = zoneOf(state, card);
  const owned = zone === 'deck' || zone === 'hand' || zone === 'discard';
  const seat = owned ? state.owner[card] : state.controller[card];
  return {
    zone,
    p: seat === 0 ? 1 : 2,
    host: isHeld(zone) ? (state.host[card] ?? -1) : -1,
    copy: state.copy[card] ?? 0,
  };
};

const outside: Place = { zone: 'outsideTheGame', p: 1, host: -1, copy: 0 };

const counted: ReadonlySet<string> = new Set(['deck', 'hand', 'resource']);
const arenas: ReadonlySet<string> = new Set(['ground', 'space']);

/**
 * The format's records for a card's way from one place to another: one move, or out of the game and
 * in again if the format has no word for it.
 */
const recordsOf = (card: string, from: Place, to: Place, seen: Seen): readonly PgnRecord[] => {
  const held = to.host >= 0 ? { attachedTo: seen.names[to.host] } : {};
  const kind =
    to.zone === 'attached' ? { kind: 'upgrade' } : arenas.has(seen.to) ? { kind: 'unit' } : {};
  if (arenas.has(from.zone) && from.zone === to.zone && from.copy === to.copy)
    return [{ t: 'TAKE_CONTROL', card, p: to.p, zone: to.zone }];
  const otherSide = from.p !== to.p && counted.has(from.zone);
  const out = { t: 'MOVE', card, from: seen.from, to: outside.zone, p: from.p };
  if (seen.from === seen.to || otherSide)
    return [out, { t: 'MOVE', card, from: outside.zone, to: seen.to, p: to.p, ...kind, ...held }];
  return [{ t: 'MOVE', card, from: seen.from, to: seen.to, p: to.p, ...kind, ...held }];
};

/** Names, and the two zones in the format's terms: an upgrade is in the zone of its unit. */
interface Seen {
  readonly names: readonly string[];
  readonly from: string;
  readonly to: string;
}

/**
 * Moves of all cards that are in another place than before. A card that left and returned in one
 * step has no recorded place in between.
 */
export const movesBetween = (
  before: State,
  after: State,
  names: readonly string[],
): readonly PgnRecord[] => {
  const free: PgnRecord[] = [];
  const held: PgnRecord[] = [];
  for (let card = 0; card < after.id.length; card += 1) {
    if (isShield(after, card) || isExperience(after, card)) continue;
    const from = card < before.id.length ? placeOf(before, card) : outside;
    const to = placeOf(after, card);
    const stays = from.zone === to.zone && from.p === to.p && from.host === to.host;
    const inPlay = arenas.has(to.zone) || isHeld(to.zone);
    if (stays && (from.copy === to.copy || !inPlay)) continue;
    if (from.zone === outside.zone && to.zone === outside.zone) continue;
    const records = recordsOf(names[card] ?? '', from, to, {
      names,
      from: from.zone === 'attached' ? zoneOf(before, from.host) : from.zone,
      to: to.zone === 'attached' ? zoneOf(after, to.host) : to.zone,
    });
    (to.host >= 0 ? held : free).push(...records);
  }
  // A card must be in place before others are attached to it.
  return [...free, ...held];
};

const count = (t: string, card: string, n: number): PgnRecord[] =>
  n === 0 ? [] : [{ t, card, count: n }];

const sameWords = (one: readonly string[], other: readonly string[]): boolean =>
  one.join() === other.join();

const unitRecords = (now: PgnUnit, then: PgnUnit | undefined): PgnRecord[] => {
  if (!then) return [];
  const { id } = now;
  const hurt = now.damage - then.damage;
  const shields = now.shields - then.shields;
  return [
    ...(hurt > 0 ? [{ t: 'DAMAGE', tgt: id, amt: hurt, hp: now.hp - now.damage }] : []),
    ...(hurt < 0 ? [{ t: 'HEAL', tgt: id, amt: -hurt, hp: now.hp - now.damage }] : []),
    ...(now.exhausted === then.exhausted
      ? []
      : [{ t: now.exhausted ? 'EXHAUST' : 'READY', card: id }]),
    ...(shields >= 0 ? count('SHIELD_GAIN', id, shields) : count('SHIELD_USE', id, -shields)),
    ...count('EXPERIENCE_GAIN', id, now.experience - then.experience),
    ...(now.power === then.power && now.hp === then.hp && sameWords(now.keywords, then.keywords)
      ? []
      : [{ t: 'STATS', card: id, power: now.power, hp: now.hp, keywords: now.keywords }]),
  ];
};

const leaderRecords = (now: PgnPlayer, then: PgnPlayer): PgnRecord[] => {
  const { seat: p, leader } = now;
  const card = leader.id;
  return [
    ...(leader.deployed && !then.leader.deployed ? [{ t: 'DEPLOY_LEADER', p, card }] : []),
    ...(!leader.deployed && then.leader.deployed
      ? [{ t: 'LEADER_FLIP', p, card, onStartingSide: true }]
      : []),
    ...(leader.epicActionUsed && !then.leader.epicActionUsed && !leader.deployed
      ? [{ t: 'ABILITY_ACTIVATE', p, card, kind: 'epic' }]
      : []),
    ...(now.baseEpicActionUsed && !then.baseEpicActionUsed
      ? [{ t: 'ABILITY_ACTIVATE', p, card: `base@${p}`, kind: 'epic' }]
      : []),
    ...(leader.exhausted === then.leader.exhausted
      ? []
      : [{ t: leader.exhausted ? 'EXHAUST' : 'READY', card }]),
  ];
};

const playerRecords = (now: PgnPlayer, then: PgnPlayer): PgnRecord[] => {
  const p = now.seat;
  const base = `base@${p}`;
  const hurt = then.baseHp - now.baseHp;
  const spent = then.resourcesReady - now.resourcesReady;
  const credits = now.credits - then.credits;
  return [
    ...(hurt > 0 ? [{ t: 'DAMAGE', tgt: base, amt: hurt, hp: now.baseHp }] : []),
    ...(hurt < 0 ? [{ t: 'HEAL', tgt: base, amt: -hurt, hp: now.baseHp }] : []),
    ...leaderRecords(now, then),
    ...(spent > 0 ? [{ t: 'EXHAUST_RESOURCES', p, amount: spent }] : []),
    ...(spent < 0 ? [{ t: 'READY_RESOURCES', p, amount: -spent }] : []),
    ...(credits === 0 ? [] : [{ t: 'STATUS_TOKEN', card: base, token: 'credit', count: credits }]),
    ...(now.hasForce === then.hasForce
      ? []
      : [{ t: 'STATUS_TOKEN', card: base, token: 'force', count: now.hasForce ? 1 : 0 }]),
  ];
};

/** The remaining records, after the moves, that bring a reader's state to `wanted`. */
export const restOf = (folded: PgnState, wanted: PgnState): readonly PgnRecord[] => {
  const players = wanted.players.flatMap((now, index) =>
    playerRecords(now, folded.players[index] as PgnPlayer),
  );
  const between = players.reduce(foldPgn, folded);
  const then = new Map(
    between.players.flatMap(({ cards }) => cards).map((unit) => [unit.id, unit]),
  );
  const units = wanted.players.flatMap(({ cards }) =>
    cards.flatMap((unit) => unitRecords(unit, then.get(unit.id))),
  );
  return [...players, ...units];
};
