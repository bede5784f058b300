import { BEHAVIOURS } from '../behaviour/sets.js';
import type { CardContent } from '../content.js';
import { alternatePrintings } from '../facts/alternate-printings.js';
import { setOfPrinting } from '../facts/card-index.js';
import { allPrintings, builtInReprints, setCodes, type SetCode } from '../facts/catalogue.js';
import { boosterSets, setNames } from '../facts/sets.js';
import { swuLegality } from '../legality/swu-legality.js';

/**
 * The built-in content of some sets, or of all if none is named: bundle 0. Legality belongs to the
 * set that it is about.
 */
export const builtInContent = (sets: readonly SetCode[] = setCodes): CardContent => {
  const isOf = (id: string): boolean => sets.some((set) => set === setOfPrinting(id));
  return {
    sets: sets.map((code) => ({
      code,
      name: setNames[code],
      boosters: boosterSets.includes(code),
    })),
    facts: allPrintings.filter(({ id }) => isOf(id)),
    reprints: Object.fromEntries(Object.entries(builtInReprints).filter(([id]) => isOf(id))),
    printings: Object.fromEntries(sets.flatMap((set) => Object.entries(alternatePrintings(set)))),
    behaviours: BEHAVIOURS.filter(({ id }) => isOf(id)),
    legality: swuLegality.entries.filter((entry) =>
      isOf(entry.kind === 'set' ? entry.set : entry.card),
    ),
  };
};
