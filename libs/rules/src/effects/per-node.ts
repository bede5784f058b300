/**
 * Caches a result that depends on a node alone: the nodes of a card book never change and are asked
 * about in every game.
 * @param find computes the result; never undefined
 */
export function perNode<N extends object, V>(find: (node: N) => V): (node: N) => V {
  const known = new WeakMap<N, V>();
  return (node) => {
    let found = known.get(node);
    if (found === undefined) {
      found = find(node);
      known.set(node, found);
    }
    return found;
  };
}
