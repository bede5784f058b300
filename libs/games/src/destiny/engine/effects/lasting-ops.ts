import { push } from '#game';
import { claimingCost } from '../actions.js';
import { card, seatOf } from '../queries.js';
import { endRun, next, type Op, type Ops } from './op.js';

/** Steps whose effect lasts until the end of a turn or a round, or comes then. */

const rest: Op<'rest'> = (g, frame) => {
  next(g, frame);
  seatOf(g, frame.seat).resting = true;
};

const swift: Op<'swift'> = (g, frame) => {
  next(g, frame);
  seatOf(g, frame.seat).swift = true;
};

/** Whoever has claimed before passes for the rest of the round all the same (part 5). */
const claim: Op<'claim'> = (g, frame) => {
  next(g, frame);
  const { seat } = frame;
  const { claimed } = g.state;
  if (claimingCost(g, seat) > seatOf(g, seat).resources) {
    endRun(g, frame);
    return;
  }
  if (claimed !== null && claimed !== seat) seatOf(g, claimed).resting = true;
  push(g, { kind: 'claim', at: 0, seat });
};

const returnLater: Op<'return-later'> = (g, frame, node) => {
  next(g, frame);
  for (const key of frame.chosen[node.cards] ?? []) card(g, key).returns = true;
};

const loseLater: Op<'lose-later'> = (g, frame) => {
  next(g, frame);
  seatOf(g, frame.seat).losing = true;
};

export const lastingOps = {
  rest,
  swift,
  claim,
  'return-later': returnLater,
  'lose-later': loseLater,
} satisfies Partial<Ops>;
