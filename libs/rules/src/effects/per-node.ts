/**
 * What follows from a node alone, found once: the nodes of a
 * card book are never changed and are asked about in every game.
 * @param find what to find; never undefined
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
