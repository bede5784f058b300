import type { Reason } from '../events.js';
import type { Field } from './field.js';
import type { NumberedTable } from './tables.js';

const isFixed = (field: Field, { a, b }: NumberedTable): boolean => field.fixed.some(([i, j]) => (i === a && j === b) || (i === b && j === a));

/** Why a player of this group is paired down: somebody had to be, the group being odd, or nobody was left to meet inside it. */
const causeOfFloat = (field: Field, group: number): 'odd-group' | 'history' => (field.groupSizes[group]! % 2 === 1 ? 'odd-group' : 'history');

const floatReasons = (field: Field, { a, b }: NumberedTable): Reason[] => {
  const [high, low] = [field.players[a]!, field.players[b]!];
  if (high.points === low.points) return [{ code: 'pairing/same-score', data: { points: high.points } }];
  const data = { player: high.id, from: high.points, to: low.points, cause: causeOfFloat(field, field.group[a]!) };
  const reasons: Reason[] = [{ code: 'pairing/paired-down', data }];
  if (high.lastFloat === 'down') reasons.push({ code: 'pairing/repeated-float', data: { player: high.id, direction: 'down' } });
  if (low.lastFloat === 'up') reasons.push({ code: 'pairing/repeated-float', data: { player: low.id, direction: 'up' } });
  return reasons;
};

const standingReasons = ({ a, b }: NumberedTable): Reason[] => [{ code: 'pairing/by-standing', data: { place: a + 1, opponentPlace: b + 1 } }];

/** Why these two meet, at this table: the main reason first. */
export const tableReasons = (field: Field, numbered: NumberedTable): Reason[] => {
  const { a, b, table, keptFor, displaced } = numbered;
  const [first, second] = [field.players[a]!, field.players[b]!];
  const reasons: Reason[] = [];
  const fixed = isFixed(field, numbered);
  if (fixed) reasons.push({ code: 'pairing/fixed-by-staff', data: {} });
  else reasons.push(...(field.byStanding ? standingReasons(numbered) : floatReasons(field, numbered)));
  if (field.met[a]!.has(b)) reasons.push({ code: fixed ? 'pairing/rematch-by-staff' : 'pairing/rematch-unavoidable', data: {} });
  if (!fixed && field.forbidden[a]!.has(b)) reasons.push({ code: 'pairing/forbidden-unavoidable', data: {} });
  if (!field.byStanding && first.team !== undefined && first.team === second.team) reasons.push({ code: 'pairing/same-team', data: { team: first.team } });
  if (!field.byStanding && first.pod !== undefined && second.pod !== undefined && first.pod !== second.pod) {
    reasons.push({ code: 'pairing/across-pods', data: { pod: first.pod, otherPod: second.pod } });
  }
  if (keptFor !== null) reasons.push({ code: 'pairing/static-table', data: { player: field.players[keptFor]!.id, table } });
  if (displaced !== null) {
    const player = field.players[displaced]!;
    reasons.push({ code: 'pairing/static-table-taken', data: { player: player.id, table: player.staticTable! } });
  }
  return reasons;
};

/** Why this player has the bye. */
export const byeReasons = (field: Field, i: number): Reason[] => {
  const player = field.players[i]!;
  const below = field.groupSizes.length - 1 - field.group[i]!;
  const reasons: Reason[] = [{ code: 'bye/odd-number', data: { players: field.players.length } }];
  if (below === 0) reasons.push({ code: 'bye/lowest-group', data: { points: player.points } });
  else reasons.push({ code: 'bye/lowest-possible-group', data: { points: player.points, groupsBelow: below } });
  if (player.hadBye) reasons.push({ code: 'bye/second-unavoidable', data: {} });
  return reasons;
};
