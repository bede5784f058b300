import type { TableBoard, TableUnit } from '#contracts';
import { cracksOf } from '../cracks.js';
import { type Handle, halfAt, seatsOf, shieldsOn, type Side } from '../visible.js';

/**
 * A visible change from one board to the next. `late`: the result of an attack, shown when the
 * attack hits.
 */
export type Effect =
  | { readonly e: 'lunge'; readonly card: Handle; readonly to: Handle }
  /** Damage if `n` is positive, healing if it is negative. */
  | { readonly e: 'number'; readonly card: Handle; readonly n: number; readonly late: boolean }
  | { readonly e: 'shield'; readonly card: Handle; readonly late: boolean }
  | { readonly e: 'crack'; readonly card: Handle; readonly side: Side; readonly late: boolean }
  | { readonly e: 'fall'; readonly card: Handle; readonly late: boolean }
  | { readonly e: 'arrive'; readonly card: Handle }
  | { readonly e: 'leader'; readonly card: Handle; readonly side: Side }
  | { readonly e: 'round'; readonly n: number }
  /** The viewer becomes the player to act. */
  | { readonly e: 'turn' }
  /** The game is over; `won` is null if the bases do not decide it. */
  | { readonly e: 'end'; readonly won: boolean | null };

const unitsOn = (board: TableBoard): ReadonlyMap<Handle, TableUnit> =>
  new Map(
    seatsOf(board).flatMap((side) =>
      halfAt(board, side).units.map((unit) => [unit.card, unit] as const),
    ),
  );

/** The effects on units that left, stayed or arrived; `late`: after an attack. */
const unitEffects = (before: TableBoard, now: TableBoard, late: boolean): readonly Effect[] => {
  const [old, units] = [unitsOn(before), unitsOn(now)];
  const leaders = new Set(
    seatsOf(now).flatMap((side) => halfAt(now, side).leaders.map(({ card }) => card)),
  );
  const stayed = [...units.values()].flatMap((unit): readonly Effect[] => {
    const was = old.get(unit.card);
    if (was === undefined) return leaders.has(unit.card) ? [] : [{ e: 'arrive', card: unit.card }];
    const n = unit.damage - was.damage;
    const faces = { ...now, faces: { ...before.faces, ...now.faces } };
    return [
      ...(shieldsOn(faces, unit) < shieldsOn(faces, was)
        ? [{ e: 'shield', card: unit.card, late } as const]
        : []),
      ...(n === 0 ? [] : [{ e: 'number', card: unit.card, n, late } as const]),
    ];
  });
  const gone = [...old.keys()].filter((card) => !units.has(card));
  const fallen = gone.flatMap((card): readonly Effect[] => {
    const n = now.happened.reduce(
      (sum, each) => sum + (each.e === 'damage' && each.card === card ? (each.n ?? 0) : 0),
      0,
    );
    return [
      ...(n === 0 ? [] : [{ e: 'number', card, n, late } as const]),
      { e: 'fall', card, late },
    ];
  });
  return [...stayed, ...fallen];
};

const baseEffects = (before: TableBoard, now: TableBoard, late: boolean): readonly Effect[] =>
  seatsOf(now).flatMap((side): readonly Effect[] => {
    const [was, base] = [halfAt(before, side).base, halfAt(now, side).base];
    const n = base.damage - was.damage;
    return [
      ...(n === 0 ? [] : [{ e: 'number', card: base.card, n, late } as const]),
      ...(cracksOf(base) > cracksOf(was)
        ? [{ e: 'crack', card: base.card, side, late } as const]
        : []),
    ];
  });

const leaderEffects = (before: TableBoard, now: TableBoard): readonly Effect[] =>
  seatsOf(now).flatMap((side) =>
    halfAt(now, side).leaders.flatMap(({ card, deployed }): readonly Effect[] => {
      const was = halfAt(before, side).leaders.find((leader) => leader.card === card);
      return deployed && was?.deployed === false ? [{ e: 'leader', card, side }] : [];
    }),
  );

/** Whether the viewer won, judged by the bases; null if they do not decide it. */
const wonBy = (now: TableBoard, mine: Side | null): boolean | null => {
  if (mine === null) return null;
  const isOut = (side: Side): boolean => cracksOf(halfAt(now, side).base) === 3;
  const foes = seatsOf(now).filter((side) => side !== mine);
  if (isOut(mine)) return foes.every(isOut) ? null : false;
  return foes.every(isOut) ? true : null;
};

/**
 * The effects between two boards of one game, in the order in which they are shown. No effects of
 * the board if the later board is the same or an earlier one: undone moves are not played
 * backwards.
 */
export const differenceOf = (
  before: TableBoard,
  now: TableBoard,
  mine: Side | null,
): readonly Effect[] => {
  if (now.at < before.at) return [];
  const isTurn = mine !== null && now.waitingFor === mine && before.waitingFor !== mine;
  const turn: readonly Effect[] = isTurn ? [{ e: 'turn' }] : [];
  if (now.at === before.at) return turn;
  const lunges = now.happened.flatMap(({ e, card, to }): readonly Effect[] =>
    e === 'attack' && to !== null ? [{ e: 'lunge', card, to }] : [],
  );
  const late = lunges.length > 0;
  return [
    ...(now.round > before.round ? [{ e: 'round', n: now.round } as const] : []),
    ...lunges,
    ...leaderEffects(before, now),
    ...unitEffects(before, now, late),
    ...baseEffects(before, now, late),
    ...(now.phase === 'over' && before.phase !== 'over'
      ? [{ e: 'end', won: wonBy(now, mine) } as const]
      : []),
    ...turn,
  ];
};

export type SoundName = 'card' | 'hit' | 'shield' | 'defeat' | 'turn' | 'win';

const soundOf = (effect: Effect): SoundName | null => {
  switch (effect.e) {
    case 'arrive':
    case 'leader':
      return 'card';
    case 'number':
      return effect.n > 0 ? 'hit' : null;
    case 'shield':
      return 'shield';
    case 'fall':
      return 'defeat';
    case 'turn':
      return 'turn';
    case 'end':
      return effect.won === true ? 'win' : null;
    default:
      return null;
  }
};

/** The sounds of these effects, each once; a victory suppresses the sound for the viewer's turn. */
export const soundsOf = (effects: readonly Effect[]): readonly SoundName[] => {
  const all = new Set(effects.flatMap((effect) => soundOf(effect) ?? []));
  if (all.has('win')) all.delete('turn');
  return [...all];
};

/**
 * The vibration pattern of a phone, in milliseconds on and off: once when its holder is to act,
 * twice when their base is hit; null for none.
 */
export const shakeOf = (
  effects: readonly Effect[],
  ownBase: Handle | null,
): readonly number[] | null => {
  const isHit = effects.some((one) => one.e === 'number' && one.card === ownBase && one.n > 0);
  if (isHit) return [40, 40, 60];
  return effects.some(({ e }) => e === 'turn') ? [50] : null;
};
