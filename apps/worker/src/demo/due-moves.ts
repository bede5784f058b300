import { currentRound, isLimited, nextRound } from '#tournament';
import { botNames, companyOf, demoFormat } from './bot-roster.js';
import { limitedMoves } from './limited-moves.js';
import type { Move, StaffMove } from './moves.js';
import { hasPassed, type DemoRoom } from './demo-room.js';
import { tableMoves } from './table-moves.js';
import { trilogyMoves } from './trilogy-moves.js';

/**
 * Seconds that the room waits before it goes on by itself; a visitor who acts as organizer may be
 * quicker. There is hardly any wait at the start: a visitor who has pressed one button should see a
 * round within five seconds.
 */
const patience = { opening: 2, pairing: 8, clock: 1, finish: 8 } as const;
/** The number of bots that register in one step. */
const doorWidth = 12;

/**
 * The moves that are due now. Pure: every process that evaluates the same room makes the same
 * moves.
 */
export const dueMoves = (scene: DemoRoom): readonly Move[] => {
  switch (scene.state.status) {
    case 'draft':
      return hasPassed(scene, scene.since.anything, patience.opening)
        ? [{ by: 'staff', kind: 'open-registration' }]
        : [];
    case 'registration':
    case 'closed':
      return arrivals(scene);
    case 'running':
      return running(scene);
    default:
      return [];
  }
};

const arrivals = (scene: DemoRoom): readonly Move[] => {
  const seated = new Set(scene.bots.values());
  const { format, status, players } = scene.state;
  const { bots, latecomer } = companyOf(demoFormat(format));
  const outside =
    status === 'registration'
      ? [...botNames.keys()].filter((bot) => bot < bots && !seated.has(bot))
      : [];
  const settling = [...scene.bots].flatMap(([playerId, bot]): Move[] => {
    const player = players.get(playerId);
    if (player && !player.deck && !isLimited(format))
      return [{ by: 'bot', bot, kind: 'submit-deck' }];
    return player?.status === 'registered' && bot !== latecomer
      ? [{ by: 'bot', bot, kind: 'check-in' }]
      : [];
  });
  const moves: Move[] = [
    ...settling,
    ...outside.slice(0, doorWidth).map((bot): Move => ({ by: 'bot', bot, kind: 'enter' })),
  ];
  return moves.length > 0 ? moves : [{ by: 'staff', kind: 'start' }];
};

const running = (scene: DemoRoom): readonly Move[] => {
  const { state, since } = scene;
  const round = currentRound(state);
  if (state.pairing) return [];
  if (round && !round.completed) {
    const key = { phase: round.phase, round: round.round, attempt: round.attempt };
    const clock: StaffMove[] =
      round.clock === null && hasPassed(scene, since.paired, patience.clock)
        ? [{ by: 'staff', kind: 'start-clock', key }]
        : [];
    return [
      ...clock,
      ...(state.format === 'trilogy' ? trilogyMoves(scene) : tableMoves(scene, round)),
    ];
  }
  const building = limitedMoves(scene);
  if (building !== null) return building;
  const between = betweenRounds(scene);
  if (between.length > 0) return between;
  const next = nextRound(state);
  // In Sealed and Draft the wait begins with the last event, e.g. the last deck handed in.
  const idle = isLimited(state.format) ? since.anything : since.waiting;
  const isFirst = state.rounds.length === 0 && !isLimited(state.format);
  if (next)
    return isFirst || hasPassed(scene, idle, patience.pairing)
      ? [{ by: 'staff', kind: 'request-pairing', key: next }]
      : [];
  return hasPassed(scene, since.waiting, patience.finish) ? [{ by: 'staff', kind: 'finish' }] : [];
};

/** One bot arrives late and one leaves early, as at any event. */
const betweenRounds = ({ state, bots }: DemoRoom): readonly Move[] => {
  const played = state.rounds.filter((round) => state.phases[round.phase]?.kind === 'swiss').length;
  if (played !== state.rounds.length) return [];
  const { latecomer, leaver } = companyOf(demoFormat(state.format));
  const holding = (wanted: number | null) => [...bots].find(([, bot]) => bot === wanted)?.[0];
  const late = holding(latecomer);
  if (played === 1 && late !== undefined && state.players.get(late)?.status === 'registered') {
    return [
      { by: 'staff', kind: 'let-in-late', playerId: late, missed: [{ round: 1, as: 'loss' }] },
    ];
  }
  const leaving = holding(leaver);
  if (
    played === 2 &&
    leaver !== null &&
    leaving !== undefined &&
    state.players.get(leaving)?.status === 'playing'
  )
    return [{ by: 'bot', bot: leaver, kind: 'drop' }];
  return [];
};
