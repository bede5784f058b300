import type { Node } from '../behaviour.js';
import type { Machine } from '../machine.js';
import type { RunFrame } from '../state.js';

export type Op<Kind extends Node['op']> = (
  g: Machine,
  frame: RunFrame,
  node: Extract<Node, { op: Kind }>,
) => void;

export type Ops = { readonly [Kind in Node['op']]: Op<Kind> };

/** Continues with the next step of the ability; frames pushed after this call run before it. */
export const next = (_: Machine, frame: RunFrame): void => {
  frame.at += 1;
};

/** Ends the ability: none of its remaining steps happens. */
export const endRun = (_: Machine, frame: RunFrame): void => {
  frame.at = frame.nodes.length;
};
