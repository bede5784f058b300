import {
  allPrintings,
  alternatePrintings,
  BEHAVIOURS,
  boosterSets,
  canonicalId,
  setCodes,
  setNames,
  setOfPrinting,
  type SetCode,
} from '#cards';
import { swuLegality } from '#formats';
import type { BundleContent } from './content.js';

/** What is built in of some sets, of all where none is named: bundle 0. Legality goes with the set that it speaks of. */
export const builtInContent = (sets: readonly SetCode[] = setCodes): BundleContent => {
  const isOf = (id: string): boolean => sets.some((set) => set === setOfPrinting(id));
  const facts = allPrintings.filter(({ id }) => isOf(id));
  return {
    sets: sets.map((code) => ({
      code,
      name: setNames[code],
      boosters: boosterSets.includes(code),
    })),
    facts,
    reprints: Object.fromEntries(
      facts.flatMap(({ id }) => (canonicalId(id) === id ? [] : [[id, canonicalId(id)]])),
    ),
    printings: Object.fromEntries(sets.flatMap((set) => Object.entries(alternatePrintings(set)))),
    behaviours: BEHAVIOURS.filter(({ id }) => isOf(id)),
    legality: swuLegality.entries.filter((entry) =>
      isOf(entry.kind === 'set' ? entry.set : entry.card),
    ),
  };
};
