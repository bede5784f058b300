import { bankRolls, barrelRolls, boost, type Others, type Placement } from '../mat/manoeuvres.js';
import type { ShipOnMat } from '../mat/ships.js';
import type { Machine } from './machine.js';
import type { Option } from './options.js';
import { asOnMat, othersOn } from './queries.js';
import type { ShipState } from './state.js';

/** The legal ones among the back, middle and front positions of a barrel roll. */
export const slides = (all: readonly Placement[]): { slide: number; placed: Placement }[] =>
  [0, Math.floor((all.length - 1) / 2), all.length - 1].flatMap((at, slide) => {
    const placed = all[at];
    return placed?.legal ? [{ slide, placed }] : [];
  });

/** The same for barrel rolls with a bank in both directions. */
export const bankSlides = (
  here: ShipOnMat,
  side: 'left' | 'right',
  speed: number,
  others: Others,
) =>
  (['bank-ahead', 'bank-back'] as const).flatMap((template) =>
    slides(bankRolls(here, { side, ahead: template === 'bank-ahead', speed }, others)).map(
      (one) => ({ ...one, template }),
    ),
  );

type Pull = Extract<Option, { do: 'pull' }>;

/** Where a tractor beam may move a ship: by a straight 1 to either side or ahead. */
export const pullsOf = (
  g: Machine,
  ship: ShipState,
): { readonly option: Pull; readonly placed: Placement }[] => {
  const [here, others] = [asOnMat(ship), { ...othersOn(g), pulled: true }];
  const ahead = boost(here, 'F', others);
  return [
    ...(ahead.legal
      ? [{ option: { do: 'pull', way: 'ahead', slide: 1 } as const, placed: ahead }]
      : []),
    ...(['left', 'right'] as const).flatMap((way) =>
      slides(barrelRolls(here, way, others)).map(({ slide, placed }) => ({
        option: { do: 'pull', way, slide } as const,
        placed,
      })),
    ),
  ];
};
