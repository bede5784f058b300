import type { Reason } from '../events.js';
import type { ReasonCode } from './reason-code.js';
import type { Field } from './field.js';
import { breaksPodRule } from './objective.js';
import type { NumberedTable } from './tables.js';

/** Every reason used here has a text in every language. */
interface PairingReason extends Reason {
  readonly code: ReasonCode;
}

const isFixed = (field: Field, { a, b }: NumberedTable): boolean =>
  field.fixed.some(([i, j]) => (i === a && j === b) || (i === b && j === a));

/**
 * The pairing of one score group: how many of its players are paired down, and how many were left
 * to pair within it.
 */
export interface GroupSummary {
  readonly down: number;
  /** Players of the group who neither have the bye nor meet somebody of a higher group. */
  readonly left: number;
}

export const summarise = (
  field: Field,
  tables: readonly (readonly [number, number])[],
  bye: number | null,
): GroupSummary[] => {
  const down = field.groupSizes.map(() => 0);
  const left = [...field.groupSizes];
  if (bye !== null) left[field.group[bye]!]! -= 1;
  for (const [i, j] of tables) {
    const [one, other] = [field.group[i]!, field.group[j]!];
    if (one === other) continue;
    down[Math.min(one, other)]! += 1;
    left[Math.max(one, other)]! -= 1;
  }
  return field.groupSizes.map((_, g) => ({ down: down[g]!, left: left[g]! }));
};

/**
 * With an odd number one player must go down; more floats result from past opponents and
 * constraints.
 */
const causeOfFloat = ({ down, left }: GroupSummary): 'odd-group' | 'history' =>
  left % 2 === 1 && down === 1 ? 'odd-group' : 'history';

const floatReasons = (
  field: Field,
  { a, b }: NumberedTable,
  groups: readonly GroupSummary[],
): PairingReason[] => {
  const [high, low] = [field.players[a]!, field.players[b]!];
  if (high.points === low.points)
    return [{ code: 'pairing/same-score', data: { points: high.points } }];
  const data = {
    player: high.id,
    from: high.points,
    to: low.points,
    cause: causeOfFloat(groups[field.group[a]!]!),
  };
  const reasons: PairingReason[] = [{ code: 'pairing/paired-down', data }];
  if (high.lastFloat === 'down')
    reasons.push({ code: 'pairing/repeated-float', data: { player: high.id, direction: 'down' } });
  if (low.lastFloat === 'up')
    reasons.push({ code: 'pairing/repeated-float', data: { player: low.id, direction: 'up' } });
  return reasons;
};

/** A player who entered after the pods were formed drafted in none. */
const podName = (pod: string | undefined): string => pod ?? '–';

/** Whether the table keeps the event's rule about pods or breaks it for a more important level. */
const podReasons = (field: Field, { a, b }: NumberedTable): PairingReason[] => {
  const [first, second] = [field.players[a]!, field.players[b]!];
  const same = first.pod === second.pod;
  const data = same
    ? { pod: podName(first.pod) }
    : { pod: podName(first.pod), otherPod: podName(second.pod) };
  if (breaksPodRule(field, a, b))
    return [{ code: same ? 'pairing/same-pod-unavoidable' : 'pairing/across-pods', data }];
  if (field.opposite[a] === b) return [{ code: 'pairing/opposite-seats', data }];
  return [{ code: same ? 'pairing/same-pod' : 'pairing/other-pod', data }];
};

const standingReasons = ({ a, b }: NumberedTable): PairingReason[] => [
  { code: 'pairing/by-standing', data: { place: a + 1, opponentPlace: b + 1 } },
];

/** Why these two meet, at this table: the main reason first. */
export const tableReasons = (
  field: Field,
  numbered: NumberedTable,
  groups: readonly GroupSummary[],
): PairingReason[] => {
  const { a, b, table, keptFor, displaced } = numbered;
  const [first, second] = [field.players[a]!, field.players[b]!];
  const reasons: PairingReason[] = [];
  const fixed = isFixed(field, numbered);
  if (fixed) reasons.push({ code: 'pairing/fixed-by-staff', data: {} });
  else {
    if (field.podRule) reasons.push(...podReasons(field, numbered));
    // The meeting with the player opposite is not random.
    if (field.opposite[a] !== b)
      reasons.push(
        ...(field.byStanding ? standingReasons(numbered) : floatReasons(field, numbered, groups)),
      );
  }
  if (field.met[a]!.has(b))
    reasons.push({
      code: fixed ? 'pairing/rematch-by-staff' : 'pairing/rematch-unavoidable',
      data: {},
    });
  if (!fixed && field.forbidden[a]!.has(b))
    reasons.push({ code: 'pairing/forbidden-unavoidable', data: {} });
  if (!field.byStanding && first.team !== undefined && first.team === second.team)
    reasons.push({ code: 'pairing/same-team', data: { team: first.team } });
  if (
    !field.byStanding &&
    !field.podRule &&
    first.pod !== undefined &&
    second.pod !== undefined &&
    first.pod !== second.pod
  ) {
    reasons.push({ code: 'pairing/across-pods', data: { pod: first.pod, otherPod: second.pod } });
  }
  if (keptFor !== null)
    reasons.push({
      code: 'pairing/static-table',
      data: { player: field.players[keptFor]!.id, table },
    });
  if (displaced !== null) {
    const player = field.players[displaced]!;
    reasons.push({
      code: 'pairing/static-table-taken',
      data: { player: player.id, table: player.staticTable! },
    });
  }
  return reasons;
};

/** Why this player has the bye. */
export const byeReasons = (field: Field, i: number): PairingReason[] => {
  const player = field.players[i]!;
  const below = field.groupSizes.length - 1 - field.group[i]!;
  const reasons: PairingReason[] = [
    { code: 'bye/odd-number', data: { players: field.players.length } },
  ];
  if (below === 0) reasons.push({ code: 'bye/lowest-group', data: { points: player.points } });
  else
    reasons.push({
      code: 'bye/lowest-possible-group',
      data: { points: player.points, groupsBelow: below },
    });
  if (player.hadBye) reasons.push({ code: 'bye/second-unavoidable', data: {} });
  return reasons;
};
