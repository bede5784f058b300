import { inside, push } from '#game';
import { claimingCost } from '../actions.js';
import { diceOf } from '../moves.js';
import { card, seatOf, theOpponent } from '../queries.js';
import { endRun, next, type Op, type Ops } from './op.js';

/** Steps whose effect lasts until, or happens at, the end of a turn or a round. */

const rest: Op<'rest'> = (g, frame) => {
  next(g, frame);
  seatOf(g, frame.seat).resting = true;
};

const swift: Op<'swift'> = (g, frame) => {
  next(g, frame);
  seatOf(g, frame.seat).swift = true;
};

/** The player who claimed before still passes for the rest of the round (part 5). */
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

/** Freezes any one of the character's dice: they are all alike when the next round begins. */
const freeze: Op<'freeze'> = (g, frame, node) => {
  next(g, frame);
  for (const key of frame.chosen[node.card] ?? []) {
    const one = diceOf(g, key).find(({ frozen }) => frozen !== g.state.round + 1);
    if (one) one.frozen = g.state.round + 1;
  }
};

const force: Op<'force'> = (g, frame, node) => {
  next(g, frame);
  const own = seatOf(g, theOpponent(g, frame));
  if ('activate' in node) own.forced = { activate: true };
  else for (const play of frame.chosen[node.play] ?? []) own.forced = { play };
};

const mustAct: Op<'must-act'> = (g, frame) => {
  next(g, frame);
  const action = inside(g, 'action');
  if (action) action.must = true;
};

export const lastingOps = {
  freeze,
  force,
  'must-act': mustAct,
  rest,
  swift,
  claim,
  'return-later': returnLater,
  'lose-later': loseLater,
} satisfies Partial<Ops>;
