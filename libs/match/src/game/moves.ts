import { screenIn, type ScreenMove, type ScreenPosition, type ScreenRefusal } from '#game';
import { areAllies } from '#vocabulary';
import { later } from '../later.js';
import { playedOn } from './bots.js';
import type { GameCommands, Look } from './commands.js';
import { clockFact, hasNoTime, mayCallOwn } from './clock.js';
import { type EndCause, gameFact, type GameFact } from './facts.js';
import type { GameRefusal, Setting } from './kind.js';
import { fitsIn, noLongerOpen, open, withSeats, seatRefusal } from './lobby.js';
import { firstPositionOf, type ReachedGame, standing, standsAt } from './record.js';
import {
  followUpRefusal,
  UNTIL_CLAIM,
  UNTIL_RULING,
  waitsForAnother,
  warningRefusal,
} from './silence.js';
import {
  beginningOf,
  evolveGame,
  type GameState,
  inSeats,
  isAlone,
  mayTakeBack,
  ownMoves,
} from './state.js';

/** A reason of our own, or the engine's for an illegal move. */
export type Refused = GameRefusal | ScreenRefusal;
export type Decision = readonly GameFact[] | Refused;

/** The result of a command before bots answer. */
export interface Lead {
  /** Facts that precede the moves. */
  readonly facts: readonly GameFact[];
  readonly moves: readonly ScreenMove[];
  readonly position: ScreenPosition;
  readonly cause?: EndCause;
  /** The move was made for the player to act, who had no time left or did not answer. */
  readonly late?: true;
}

export const isLead = (led: Lead | Decision): led is Lead =>
  typeof led === 'object' && 'position' in led;

const isStale = ({ step, record }: GameState, look: Look): boolean => {
  if ('step' in look) return look.step !== step;
  return record === null || !standsAt(record, look);
};

/** Why no move can be made. */
const notRunning = ({ status }: GameState): GameRefusal | null => {
  if (status === 'none') return 'not-found';
  if (status === 'over') return 'over';
  return status === 'running' ? null : 'not-begun';
};

/** Refuses a command unless the game is running. */
export const whileRunning =
  <Data, Asked, Made>(decide: (data: Data, state: GameState, asked: Asked) => Made) =>
  (data: Data, state: GameState, asked: Asked): Made | GameRefusal =>
    notRunning(state) ?? decide(data, state, asked);

type Games = Pick<Setting, 'games'>;

const beginFacts = (
  games: Setting['games'],
  state: GameState,
  {
    players,
    level,
    seed,
    seedCommitment,
    engine,
    prepared,
    thinkingTime,
    terms: agreed,
    opening = [],
    from,
  }: Omit<GameCommands['Begin'], 'by'>,
): Lead | Refused => {
  const { game } = state;
  const setups = inSeats([...state.players, ...players]).map(({ setup }) => setup);
  const first = firstPositionOf(games, { game, setups, terms: agreed ?? null }, seed);
  if (!first) return 'deck-not-playable';
  const position = playedOn(first, from?.moves ?? opening);
  if (!position || (from && position.hash() !== from.hash)) return 'outdated';
  if (position.result !== null) return 'over';
  const pinned = screenIn(games, game)?.terms?.(setups, engine, agreed) ?? null;
  const terms = agreed ? { ...agreed, ...pinned } : pinned;
  const deal = {
    players,
    level,
    seedCommitment,
    terms,
    prepared: prepared ?? null,
    ...(thinkingTime && { thinkingTime }),
    ...(from && { from }),
  };
  return { facts: [gameFact('Begun', deal)], moves: from ? [] : opening, position };
};

export const begin = (
  data: GameCommands['Begin'],
  state: GameState,
  { begins, games }: Pick<Setting, 'begins' | 'games'>,
): Lead | Refused => {
  const closed = noLongerOpen(state);
  if (closed) return closed;
  if (data.by !== 0) return 'not-host';
  const waits = begins === 'when-full' && state.sides === null;
  if (waits || state.players.length + data.players.length !== state.seats) return 'seats-free';
  return beginFacts(games, state, { ...data, players: withSeats(state, data.players) });
};

export const start = (
  { table, deal }: GameCommands['Start'],
  state: GameState,
  asked: Pick<Setting, 'begins' | 'games'>,
): Lead | Refused => {
  const opened = open(table, state);
  if (typeof opened === 'string') return opened;
  const led = begin({ ...deal, by: 0 }, opened.reduce(evolveGame, state), asked);
  return isLead(led) ? { ...led, facts: [...opened, ...led.facts] } : led;
};

export const join = (
  { player: guest, at, deal }: GameCommands['Join'],
  state: GameState,
  { begins, games }: Pick<Setting, 'begins' | 'games'>,
): Lead | Decision => {
  const refusal = seatRefusal(state, guest, at);
  if (refusal) return refusal;
  const [player = guest] = withSeats(state, [guest]);
  if (!fitsIn(games, state, player)) return 'does-not-fit';
  const full = state.players.length + 1 === state.seats;
  if (begins === 'when-full' && full && deal)
    return beginFacts(games, state, { players: [player], level: 1, ...deal });
  const taken = gameFact('SeatTaken', { player });
  return begins === 'elsewhere' && full ? [taken, gameFact('HandedOver', {})] : [taken];
};

export const play = (
  { by: sender, look, choice, ...known }: GameCommands['Play'],
  state: GameState,
  { games }: Games,
): Lead | Refused => {
  const { record } = state;
  if (look && isStale(state, look)) return 'taken-back';
  const now = record && standing(games, record, known);
  if (!now) return 'outdated';
  // A person who plays all sides acts for the seat that has to decide.
  const by = isAlone(state) ? (now.waitingFor ?? sender) : sender;
  if (typeof choice === 'number' && now.waitingFor !== by) return 'not-your-turn';
  const option =
    choice === 'concede' ? screenIn(games, record.game)?.concession(now) : chosenIn(now, choice);
  if (option === undefined) return 'taken-back';
  const move = { seat: by, option };
  const after = now.after(move);
  if (!after) return now.explain(move) ?? 'taken-back';
  const given = choice === 'concede' ? ({ cause: 'conceded' } as const) : {};
  return { facts: [], moves: [move], position: after, ...given };
};

const chosenIn = (
  { options }: Pick<ScreenPosition, 'options'>,
  choice: Exclude<GameCommands['Play']['choice'], 'concede'>,
) => (typeof choice === 'number' ? options[choice] : choice);

/** Why that seat cannot take the step that follows a warning now. */
const silenceRefusal = (
  { by, now }: Pick<GameCommands['AskRuling'], 'by' | 'now'>,
  {
    silence,
    ...table
  }: Pick<GameState, 'seats' | 'sides'> & {
    readonly silence: NonNullable<GameState['silence']>;
  },
  then: 'claim' | 'ruling',
): GameRefusal | null => {
  if (areAllies(table, silence.seat, by)) return 'own-silence';
  if (then === 'ruling' && silence.rulingAsked) return 'ruling-asked';
  return followUpRefusal(silence.then === then ? silence.until : null, now);
};

/**
 * A clock alone removes nobody: when the wait is over, one of the other players decides to go on.
 */
export const claim = (
  { by, now, nonce, ...known }: GameCommands['Claim'],
  { record, silence, seats, sides }: GameState,
  { claimWins, games }: Pick<Setting, 'claimWins' | 'games'>,
): Lead | Decision => {
  if (silence === null) return 'no-silence-warned';
  const refusal = silenceRefusal({ by, now }, { silence, seats, sides }, 'claim');
  if (refusal) return refusal;
  const { seed } = known;
  if (claimWins) return [gameFact('Ended', { winners: [by], cause: 'claimed', seed, nonce })];
  return withoutSeat({ seat: silence.seat, by, cause: 'claimed' }, record, { games, known });
};

/** The others go on without the player of a seat, as if that player had conceded. */
const withoutSeat = (
  { cause, ...removed }: GameFact<'Removed'>['data'] & { readonly cause: EndCause },
  record: GameState['record'],
  { games, known }: Games & { readonly known: ReachedGame },
): Lead | Refused => {
  const reached = record && standing(games, record, known);
  const option = reached && screenIn(games, record.game)?.concession(reached);
  const move = option && { seat: removed.seat, option };
  const after = move && reached.after(move);
  if (!after) return 'outdated';
  return {
    facts: [gameFact('Removed', removed)],
    moves: [move],
    position: after,
    cause,
    late: true,
  };
};

/** Asks a judge to rule on the player who did not answer. */
export const askRuling = (asked: GameCommands['AskRuling'], state: GameState): Decision => {
  const { silence, clock, seats, sides } = state;
  if (silence === null) return 'no-silence-warned';
  const refusal = silenceRefusal(asked, { silence, seats, sides }, 'ruling');
  if (refusal) return refusal;
  const hold = { asked: clock?.asked ?? null, answered: false, stands: true };
  return [gameFact('RulingAsked', { by: asked.by }), ...clockFact(clock, asked.now, hold)];
};

/**
 * Stops the clock for a while or lets it run again; the time allowed for the current question is
 * not lost.
 */
export const holdClock = (
  { stands, now }: GameCommands['HoldClock'],
  { clock }: GameState,
): Decision => {
  if (clock === null || clock.asked === null || (clock.since === null) === stands)
    return 'clock-stands';
  return clockFact(clock, now, { asked: clock.asked, answered: false, stands });
};

/**
 * Does what was agreed for a player who has no time left. The clock does nothing by itself: a
 * waiting player calls it.
 */
export const callClock = (
  { by, now, nonce, ruled = false, ...known }: GameCommands['CallClock'],
  state: GameState,
  { games }: Games,
): Lead | Decision => {
  const { record, silence, clock } = state;
  if (clock === null || clock.asked === null || clock.since === null) return 'clock-stands';
  const { asked: seat, time } = clock;
  if (by === seat && !mayCallOwn(time, seat, state)) return 'own-clock';
  if (!hasNoTime(clock, now)) return 'too-early';
  const others = clock.left.flatMap((_left, each) => (each === seat ? [] : [each]));
  if (time.atZero === 'warning')
    return silence === null
      ? [silenceWarned({ by: by ?? others[0] ?? seat, seat, now, ruled })]
      : 'silence-warned';
  if (time.atZero === 'loss' && others.length > 1)
    return withoutSeat({ seat, by: by ?? seat, cause: 'clock' }, record, { games, known });
  const reached = record && standing(games, record, known);
  if (!reached) return 'outdated';
  const { seed } = known;
  if (time.atZero === 'loss')
    return [gameFact('Ended', { winners: others, cause: 'clock', seed, nonce })];
  const move = { seat, option: reached.botChoice({ level: 1 }).option };
  const after = reached.after(move);
  if (!after) return 'outdated';
  return { facts: [], moves: [move], position: after, late: true };
};

export const takeBack = (
  { by, look, now: at, ...known }: GameCommands['TakeBack'],
  state: GameState,
  { takesBack, games }: Pick<Setting, 'takesBack' | 'games'>,
): Decision => {
  const { record } = state;
  if (record === null || isStale(state, look)) return 'taken-back';
  if (takesBack === 'own-decision') {
    const to = isAlone(state)
      ? record.moves.length - 1
      : record.moves.findLastIndex(({ seat }) => seat === by);
    const { seat } = record.moves[to] ?? {};
    return seat === undefined || to < beginningOf(state)
      ? 'nothing-to-take-back'
      : rewoundByOwnChoice(state, { to, by: seat, at });
  }
  if (ownMoves(state).length === 0) return 'nothing-to-take-back';
  const now = standing(games, record, known);
  if (now === null) return 'outdated';
  if (mayTakeBack(state, now) !== by) return 'take-back-needs-consent';
  return rewoundByOwnChoice(state, { to: record.moves.length - 1, by, at });
};

const rewoundByOwnChoice = (
  { clock }: GameState,
  { to, by, at }: { readonly to: number; readonly by: number; readonly at: string | undefined },
): readonly GameFact[] => [
  gameFact('Rewound', { to, cause: 'own-choice', by }),
  ...clockFact(clock, at, { asked: by, answered: false }),
];

export const warnSilence = (
  { by, look, now, movedAt, ruled = false, ...known }: GameCommands['WarnSilence'],
  state: GameState,
  { games }: Games,
): Decision => {
  const { record, silence } = state;
  if (isStale(state, look)) return 'taken-back';
  const refusal = warningRefusal({ warned: silence !== null, movedAt, now });
  if (refusal) return refusal;
  const reached = record && standing(games, record, known);
  if (!reached) return 'outdated';
  const seat = reached.waitingFor;
  if (!waitsForAnother(seat, by) || areAllies(state, seat, by)) return 'not-waiting-for-other';
  return [silenceWarned({ by, seat, now, ruled })];
};

/** `ruled`: a judge decides what follows. */
const silenceWarned = ({
  by,
  seat,
  now,
  ruled,
}: Pick<GameFact<'SilenceWarned'>['data'], 'by' | 'seat'> & {
  readonly now: string;
  readonly ruled: boolean;
}): GameFact => {
  const [then, seconds] = ruled
    ? (['ruling', UNTIL_RULING] as const)
    : (['claim', UNTIL_CLAIM] as const);
  return gameFact('SilenceWarned', { by, seat, until: later(now, seconds), then });
};
