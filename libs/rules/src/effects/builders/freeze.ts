/** Freezes a node, because nodes are shared by all games. */
export function freeze<T>(node: T): T {
  if (node !== null && typeof node === 'object' && !Object.isFrozen(node)) {
    Object.freeze(node);
    for (const v of Object.values(node)) freeze(v);
  }
  return node;
}
