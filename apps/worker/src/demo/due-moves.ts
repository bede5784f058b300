import { currentRound, nextRound } from '#tournament';
import { botNames, latecomer, leaver } from './bot-roster.js';
import type { Move, StaffMove } from './moves.js';
import type { Scene } from './scene.js';
import { tableMoves } from './table-moves.js';

/** Seconds of patience before the room goes on by itself; a visitor who acts as organizer may be quicker. */
const patience = { opening: 2, start: 5, pairing: 8, clock: 3, finish: 8 } as const;
/** Bots that come through the door in one step. */
const doorWidth = 3;

const passed = (scene: Scene, since: number | null, seconds: number): boolean => since !== null && scene.now - since >= seconds * 1000;

/** The moves that are due now. Pure: whatever process looks at the same scene makes the same moves. */
export const dueMoves = (scene: Scene): readonly Move[] => {
  switch (scene.state.status) {
    case 'draft':
      return passed(scene, scene.since.anything, patience.opening) ? [{ by: 'staff', kind: 'open-registration' }] : [];
    case 'registration':
    case 'closed':
      return arrivals(scene);
    case 'running':
      return running(scene);
    default:
      return [];
  }
};

/** The demo is over: nothing will ever be due again. */
export const isOver = ({ state }: Pick<Scene, 'state'>): boolean => state.status === 'finished' || state.status === 'cancelled';

const arrivals = (scene: Scene): readonly Move[] => {
  const seated = new Set(scene.bots.values());
  const outside = scene.state.status === 'registration' ? [...botNames.keys()].filter((bot) => !seated.has(bot)) : [];
  const settling = [...scene.bots].flatMap(([playerId, bot]): Move[] => {
    const player = scene.state.players.get(playerId);
    if (player && !player.deck) return [{ by: 'bot', bot, kind: 'submit-deck' }];
    return player?.status === 'registered' && bot !== latecomer ? [{ by: 'bot', bot, kind: 'check-in' }] : [];
  });
  const moves: Move[] = [...settling, ...outside.slice(0, doorWidth).map((bot): Move => ({ by: 'bot', bot, kind: 'enter' }))];
  if (moves.length > 0) return moves;
  return passed(scene, scene.since.anything, patience.start) ? [{ by: 'staff', kind: 'start' }] : [];
};

const running = (scene: Scene): readonly Move[] => {
  const { state, since } = scene;
  const round = currentRound(state);
  if (state.pairing) return [];
  if (round && !round.completed) {
    const key = { phase: round.phase, round: round.round, attempt: round.attempt };
    const clock: StaffMove[] = round.clock === null && passed(scene, since.paired, patience.clock) ? [{ by: 'staff', kind: 'start-clock', key }] : [];
    return [...clock, ...tableMoves(scene, round)];
  }
  const between = betweenRounds(scene);
  if (between.length > 0) return between;
  const next = nextRound(state);
  if (next) return passed(scene, since.waiting, patience.pairing) ? [{ by: 'staff', kind: 'request-pairing', key: next }] : [];
  return passed(scene, since.waiting, patience.finish) ? [{ by: 'staff', kind: 'finish' }] : [];
};

/** One arrives late and one leaves early, as at any event. */
const betweenRounds = ({ state, bots }: Scene): readonly Move[] => {
  const played = state.rounds.filter((round) => state.phases[round.phase]?.kind === 'swiss').length;
  if (played !== state.rounds.length) return [];
  const standing = (wanted: number) => [...bots].find(([, bot]) => bot === wanted)?.[0];
  const late = standing(latecomer);
  if (played === 1 && late !== undefined && state.players.get(late)?.status === 'registered') {
    return [{ by: 'staff', kind: 'let-in-late', playerId: late, missed: [{ round: 1, as: 'loss' }] }];
  }
  const leaving = standing(leaver);
  if (played === 2 && leaving !== undefined && state.players.get(leaving)?.status === 'playing') return [{ by: 'bot', bot: leaver, kind: 'drop' }];
  return [];
};
