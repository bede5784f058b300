import { AlternatingForest } from './forest.js';
import type { CostGraph } from './graph.js';
import type { OptimalMatching } from './optimal-matching.js';

/**
 * The perfect matching of least cost in a graph, by Edmonds' primal-dual method with blossoms.
 * `start` gives edges already matched; each must cost nothing, so that all dual values may start at
 * zero. One stage grows trees from every exposed vertex at once and ends with one more matched
 * pair, so the number of stages is half the number of exposed vertices. Throws if the graph has no
 * perfect matching.
 */
export const leastCostPerfectMatching = (
  graph: CostGraph,
  start: readonly number[],
): OptimalMatching => {
  const forest = new AlternatingForest(graph, start);
  while (forest.beginStage()) {
    while (!forest.growUntilAugmented()) forest.adjustDuals();
    forest.endStage();
  }
  return forest.result();
};
