/** Nodes are shared by all games, so nobody may change one. */
export function freeze<T>(node: T): T {
  if (node !== null && typeof node === 'object' && !Object.isFrozen(node)) {
    Object.freeze(node);
    for (const v of Object.values(node)) freeze(v);
  }
  return node;
}
