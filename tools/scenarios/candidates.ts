/** Answers of our engine, as moves, that a step of a case may mean. */
import type { Decision, Move, Option } from '#rules';

/**
 * The number of steps that an answer uses up: none if our engine asks an additional question first,
 * several if it asks once for several clicks.
 */
export interface Candidate {
  readonly move: Move;
  readonly uses: number;
  /** The answer is one more card of a search that the step names. */
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

/** How many Credit tokens pay for a cost; in the other program they are clicked one by one. */
export const paysCredits = (d: Decision): boolean => d.kind === 'payment' && d.note === 'credits';

export const yes = (d: Decision): number[][] => where(d, (o) => o.o === 'yes').map((i) => [i]);
export const no = (d: Decision): number[][] => [
  ...where(d, (o) => o.o === 'no').map((i) => [i]),
  ...(d.min === 0 && d.kind !== 'divide' ? [[]] : []),
];

/** Chooses none of the options. */
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
