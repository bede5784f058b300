/** Answers of ours that a step of a case may mean, as moves. */
import type { Decision, Move, Option } from '#rules';

/**
 * How many steps an answer uses up: none where ours asks something
 * before, several where ours asks once for what is clicked one by one.
 */
export interface Candidate {
  readonly move: Move;
  readonly uses: number;
  /** One more card of a search that the step names. */
  readonly shown?: true;
}

export const cardOf = (o: Option): number => ('card' in o ? o.card : -1);
export const where = (d: Decision, fits: (o: Option) => boolean): number[] =>
  d.options.flatMap((o, i) => (fits(o) ? [i] : []));
export const each = (d: Decision): number[][] => d.options.map((_, i) => [i]);

export const use = (d: Decision, picks: readonly number[][], uses = 1): Candidate[] =>
  picks
    .filter((pick) => pick.length >= d.min && pick.length <= d.max)
    .map((pick) => ({ move: { seat: d.seat, at: d.at, pick }, uses }));
export const dividing = (d: Decision, amounts: number[], uses = 1): Candidate[] => [
  { move: { seat: d.seat, at: d.at, amounts }, uses },
];
export const naming = (d: Decision, name: string, uses = 1): Candidate[] => [
  { move: { seat: d.seat, at: d.at, name }, uses },
];
export const number = (d: Decision, n: number, uses = 1): Candidate[] =>
  use(
    d,
    where(d, (o) => o.o === 'number' && o.n === n).map((i) => [i]),
    uses,
  );
export const toSeat = (d: Decision, fits: (seat: number) => boolean, uses = 1): Candidate[] =>
  use(
    d,
    where(d, (o) => o.o === 'seat' && fits(o.seat)).map((i) => [i]),
    uses,
  );

/** How many Credit tokens are given for a cost; there they are clicked one by one. */
export const paysCredits = (d: Decision): boolean => d.kind === 'payment' && d.note === 'credits';

export const yes = (d: Decision): number[][] => where(d, (o) => o.o === 'yes').map((i) => [i]);
export const no = (d: Decision): number[][] => [
  ...where(d, (o) => o.o === 'no').map((i) => [i]),
  ...(d.min === 0 && d.kind !== 'divide' ? [[]] : []),
];

/** Takes none of what is offered. */
export function declineAll(d: Decision, uses = 1): Candidate[] {
  if (d.kind === 'divide')
    return d.less || d.none
      ? dividing(
          d,
          d.options.map(() => 0),
          uses,
        )
      : [];
  return [...use(d, no(d), uses), ...number(d, 0, uses)];
}
