import type { Node } from '../behaviour.js';
import type { Machine } from '../machine.js';
import type { RunFrame } from '../state.js';

export type Op<Kind extends Node['op']> = (
  g: Machine,
  frame: RunFrame,
  node: Extract<Node, { op: Kind }>,
) => void;

export type Ops = { readonly [Kind in Node['op']]: Op<Kind> };

/** On to the next step of the ability; frames pushed afterwards come before it. */
export const next = (_: Machine, frame: RunFrame): void => {
  frame.at += 1;
};

/** Nothing of the rest happens. */
export const endRun = (_: Machine, frame: RunFrame): void => {
  frame.at = frame.nodes.length;
};
