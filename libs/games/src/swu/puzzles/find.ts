import { dice, type Engine, heuristicMove, isRefusal, type Move, type State } from '#rules';
import { choicesAlong, hasPhaseAlone, prove, type Verdict } from './prove.js';

/** A position of a game between bots in which one player has the rest of the phase alone. */
interface Candidate {
  readonly moves: readonly Move[];
  readonly state: State;
}

/** A position in which exactly one first action wins, with the line that begins with it. */
interface Found extends Candidate {
  readonly line: readonly Move[];
  /** As in `Puzzle`. */
  readonly choices: readonly number[];
}

/** The position at the next action of a line; null if there is none. */
const nextAction = (
  engine: Engine,
  { moves, state: from }: Candidate,
  line: readonly Move[],
): Candidate | null => {
  const way = [...moves];
  let state = from;
  for (const { seat, pick, amounts } of line) {
    const move = { seat, at: state.at, ...(pick && { pick }), ...(amounts && { amounts }) };
    const step = engine.apply(state, move);
    if (isRefusal(step)) return null;
    way.push(move);
    ({ state } = step);
    if (state.pending?.kind === 'action') break;
  }
  return hasPhaseAlone(state) ? { moves: way, state } : null;
};

/**
 * The first position from this one on in which exactly one first action wins: if several win, one
 * of them is made and the search starts again.
 */
export const puzzleFrom = (
  engine: Engine,
  from: Candidate,
  limits: { readonly most: number },
): Found | null => {
  let now: Candidate | null = from;
  while (now) {
    const verdict: Verdict = prove(engine, now.state, limits);
    if (verdict.kind !== 'proven' && verdict.kind !== 'several') return null;
    const next = nextAction(engine, now, verdict.line);
    // A single possible action is no puzzle.
    if (verdict.kind === 'proven') {
      const choices = choicesAlong(engine, now.state, verdict.line);
      return next && choices && { ...now, line: verdict.line, choices };
    }
    now = next;
  }
  return null;
};

/**
 * How much less, or more, damage than the base's remaining health the ready units may deal
 * together.
 */
const MOST_SHORT = 5;
const MOST_OVER = 2;

/**
 * Whether the power of a player's ready units is close to the remaining health of the opponent's
 * base.
 */
const isNear = (engine: Engine, state: State, seat: number): boolean => {
  const { players } = engine.view(state, null);
  const [own, foe] = [players[seat], players[1 - seat]];
  if (!own || !foe) return false;
  const left = foe.base.hp - foe.base.damage;
  const power = own.units.reduce((sum, unit) => sum + (unit.ready ? unit.power : 0), 0);
  return power > 0 && left <= power + MOST_SHORT && left >= power - MOST_OVER;
};

/**
 * The position after the player to act takes the initiative; null if that is not possible or does
 * not lead near a win.
 */
const initiativeTaken = (engine: Engine, state: State): Candidate | null => {
  const { pending } = state;
  if (pending?.kind !== 'action') return null;
  const option = pending.options.findIndex(({ o }) => o === 'take-initiative');
  if (option < 0 || !isNear(engine, state, 1 - pending.seat)) return null;
  const move = { seat: pending.seat, at: pending.at, pick: [option] };
  const step = engine.apply(state, move);
  return isRefusal(step) || !hasPhaseAlone(step.state)
    ? null
    : { moves: [move], state: step.state };
};

/**
 * Plays a game with heuristic bots. At each action it checks the alternative of taking the
 * initiative: if that leaves the opponent alone in the phase and near a win, it calls `found`.
 *
 * @param chance the same number gives the same game.
 */
export const playForPuzzles = (
  engine: Engine,
  dealt: State,
  { chance, found }: { readonly chance: number; readonly found: (candidate: Candidate) => void },
): void => {
  const roll = dice(chance);
  const moves: Move[] = [];
  let state = dealt;
  while (state.pending) {
    const candidate = initiativeTaken(engine, state);
    if (candidate) found({ ...candidate, moves: [...moves, ...candidate.moves] });
    const move = heuristicMove(engine.view(state, state.pending.seat), engine.book, roll);
    const step = engine.apply(state, move);
    if (isRefusal(step)) throw new Error(`${step.code}: ${step.detail}`);
    moves.push(move);
    state = step.state;
  }
};
