import type { Happening, Machine } from '../engine/machine.js';
import { arenasHeld } from '../engine/queries.js';
import type { ScreenLine, Texts } from '#game';
import { textOf } from '../../texts.js';
import { keyName } from './texts.js';

/**
 * Happenings without a line of their own; a unit that does not attack is evident from what comes
 * next.
 */
const untold = ['side', 'shuffled', 'skipped'] as const;
type Untold = (typeof untold)[number];
const isUntold = (what: Happening['what']): what is Untold => untold.some((each) => each === what);

const outcomeText = (g: Machine, winner: number | undefined): Texts => {
  if (winner === undefined) return textOf('swtcg.told.draw');
  return textOf(arenasHeld(g, winner) > 1 ? 'swtcg.told.won-arenas' : 'swtcg.told.won');
};

const toldKey = (what: Exclude<Happening['what'], Untold>, number: number | undefined) => {
  if (number === 0 && what === 'rolled') return 'swtcg.told.none.rolled';
  return number === 1 && (what === 'drawn' || what === 'damage' || what === 'rolled')
    ? (`swtcg.told.one.${what}` as const)
    : (`swtcg.told.${what}` as const);
};

/**
 * One thing that happened, mentioning only what everybody may see: drawn cards are only counted.
 */
const lineOf = (
  g: Machine,
  { what, seat, card, number, dice = [] }: Happening,
): ScreenLine | null => {
  if (isUntold(what)) return null;
  const controller = card === undefined ? undefined : g.state.cards[card]?.controller;
  const name = card === undefined || what === 'drawn' ? '' : keyName(g, card);
  if (what === 'gained' && (number ?? 0) < 0)
    return {
      seat: seat ?? null,
      only: null,
      text: textOf('swtcg.told.lost', { number: -(number ?? 0) }),
    };
  if (what === 'won') return { seat: seat ?? null, only: null, text: outcomeText(g, seat) };
  return {
    seat: what === 'turn' ? null : (seat ?? controller ?? null),
    only: null,
    text: textOf(toldKey(what, number), {
      name,
      number: what === 'rerolled' ? (number ?? 0) + 1 : (number ?? 0),
      dice: dice.join(', '),
    }),
  };
};

/** Merges cards that a player draws one after the other into one line. */
const gatherDraws = (told: readonly Happening[]): readonly Happening[] =>
  told.reduce<Happening[]>((all, next) => {
    const last = all.at(-1);
    const goesOn = next.what === 'drawn' && last?.what === 'drawn' && last.seat === next.seat;
    const one = next.what === 'drawn' ? { what: next.what, ...seatIn(next), number: 1 } : next;
    if (!goesOn) return [...all, one];
    return [...all.slice(0, -1), { ...last, number: (last.number ?? 0) + 1 }];
  }, []);

const seatIn = ({ seat }: Happening) => (seat === undefined ? {} : { seat });

/** What a move did, in words. */
export const happeningLines = (g: Machine, told: readonly Happening[]): readonly ScreenLine[] =>
  gatherDraws(told).flatMap((happening) => lineOf(g, happening) ?? []);
