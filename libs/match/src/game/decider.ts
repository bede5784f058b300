import {
  type Aggregate,
  type Decider,
  defineAggregate,
  type DomainEvent,
  type EventOf,
  type Folds,
  type Handlers,
  type Refusal,
} from '#aggregate';
import type { GameCatalogue } from '#game';
import {
  answeredByBots,
  type BotAnswers,
  botIsAsked,
  type BotTask,
  playedOn,
  withAnswers,
} from './bots.js';
import type {
  AnsweredAction,
  AnsweredType,
  Deal,
  GameAction,
  GameCommand,
  GameCommands,
  GameLanguage,
  Timed,
} from './commands.js';
import { clockFact, type Turn } from './clock.js';
import { gameFact, type GameFact, type GamePlayer } from './facts.js';
import type { GameKind, GameRules, Reads, Setting, Write } from './kind.js';
import { leave, open, openRematch, seatRefusal } from './lobby.js';
import {
  askRuling,
  begin,
  callClock,
  claim,
  holdClock,
  type Decision,
  isLead,
  join,
  type Lead,
  play,
  type Refused,
  start,
  takeBack,
  warnSilence,
  whileRunning,
} from './moves.js';
import { evolveGame, type GameState, initialState, peopleOf } from './state.js';

/** The aggregate of one kind of games. */
export interface GameDecider<Event extends DomainEvent = DomainEvent>
  extends
    Decider<GameCommand, GameState, Event>,
    Pick<Aggregate<GameLanguage>, 'stream' | 'events' | 'refusals'> {
  readonly name: GameKind<object>['name'];
  readonly eventTypes: readonly string[];
  readonly begins: GameRules['begins'];
  /** Types of the events after which the game asks a new question. */
  readonly moves: ReadonlySet<string>;
  /** The facts in a stored event; none if the type is not known. */
  read(event: DomainEvent): readonly GameFact[];
  /** Why this player cannot sit down now; null if they can. `at`: ISO 8601. */
  mayJoin(
    state: GameState,
    player: Pick<GamePlayer, 'playerId' | 'seat'>,
    at: string,
  ): Refusal | null;
  /**
   * The position that bots have to answer before the command can be decided; null if no bot has to
   * act or the command is refused.
   */
  faced(games: GameCatalogue, action: AnsweredAction, state: GameState): BotTask | null;
}

/** The bots' answers that need no thinking now: from the script, or computed before the command. */
const answersOf = (
  { position, moves }: Lead,
  before: GameState,
  {
    script,
    games,
    thought,
  }: Pick<Setting, 'script' | 'games'> & { readonly thought: BotAnswers | undefined },
): BotAnswers | undefined => {
  const scripted = script?.(before, moves, games) ?? null;
  const after = scripted && playedOn(position, scripted);
  const told = after && !botIsAsked(after, peopleOf(before)) ? scripted : null;
  return told ? { moves: told, reasons: [] } : thought;
};

/**
 * Whose time runs after these moves. If another player than the one to act conceded and the
 * question stays the same, the clock runs on unchanged.
 */
const turnedBy = (
  { moves, late }: Lead,
  clock: GameState['clock'],
  { now, ...turn }: Pick<Turn, 'asked' | 'thoughtFor'> & { readonly now: string | undefined },
): readonly GameFact[] => {
  const answered = late !== true && moves.some(({ seat }) => seat === clock?.asked);
  const waitsOn = late !== true && !answered && moves.length > 0 && turn.asked === clock?.asked;
  return waitsOn ? [] : clockFact(clock, now, { ...turn, answered });
};

/** Adds the bots' answers to the moves of a command, and returns all facts that result. */
const settleLead = (
  lead: Lead,
  state: GameState,
  {
    script,
    games,
    hashedEvery = 1,
    secret,
    now,
  }: Pick<Setting, 'script' | 'games' | 'hashedEvery'> & {
    readonly secret: Partial<Deal>;
    readonly now: string | undefined;
  },
): readonly GameFact[] => {
  const before = lead.facts.reduce(evolveGame, state);
  const { level } = before;
  const people = peopleOf(before);
  const { seed = '', nonce = '', answers: thought } = secret;
  const answers = answersOf(lead, before, { script, games, thought });
  const { position, ...told } = answers
    ? withAnswers(lead.position, answers, people)
    : answeredByBots(lead.position, { level, people });
  const moves = [...lead.moves, ...told.moves];
  const turned = turnedBy(lead, before.clock, {
    now,
    asked: position.waitingFor,
    thoughtFor: thought?.thoughtFor,
  });
  if (moves.length === 0) return [...lead.facts, ...turned];
  const { result } = position;
  const isHashed = result !== null || position.moves % hashedEvery === 0;
  const hash = isHashed ? position.hash() : null;
  const moved = gameFact('Moved', { moves, hash, reasons: told.reasons });
  if (result === null) return [...lead.facts, moved, ...turned];
  const { winners, conceded, points } = result;
  const cause = lead.cause ?? (conceded ? 'conceded' : 'played');
  const ended = { winners, ...(points && { points }), cause, seed, nonce };
  return [...lead.facts, moved, gameFact('Ended', ended)];
};

const timeOf = ({ data }: AnsweredAction): string | undefined => {
  if ('player' in data) return data.at;
  const { now }: Timed = 'deal' in data ? data.deal : data;
  return now;
};
const secretOf = ({ data }: AnsweredAction): Partial<Deal> =>
  'deal' in data ? (data.deal ?? {}) : 'player' in data ? {} : data;

type Deciding<Made, T extends keyof GameCommands = keyof GameCommands> = {
  readonly [K in T]: (data: GameCommands[K], state: GameState, setting: Setting) => Made;
};

/**
 * The commands after which bots may have to answer: each returns the position before they do, or a
 * refusal.
 */
const leads: Deciding<Lead | Decision, AnsweredType> = {
  Start: start,
  Begin: begin,
  Join: join,
  Play: whileRunning(play),
  Claim: whileRunning(claim),
  CallClock: whileRunning(callClock),
};

const leadOf = ({ type, data }: AnsweredAction, state: GameState, setting: Setting) =>
  (leads[type] as (...asked: readonly [object, GameState, Setting]) => Lead | Decision)(
    data,
    state,
    setting,
  );

const decideAnswered =
  <T extends AnsweredType>(type: T) =>
  (data: GameCommands[T], state: GameState, setting: Setting): Decision => {
    const action = { type, data } as AnsweredAction;
    const led = leadOf(action, state, setting);
    if (!isLead(led)) return led;
    return settleLead(led, state, { ...setting, secret: secretOf(action), now: timeOf(action) });
  };

const decisions: Deciding<Decision> = {
  Open: open,
  Leave: leave,
  Start: decideAnswered('Start'),
  Begin: decideAnswered('Begin'),
  Join: decideAnswered('Join'),
  Play: decideAnswered('Play'),
  Claim: decideAnswered('Claim'),
  CallClock: decideAnswered('CallClock'),
  HoldClock: whileRunning(holdClock),
  TakeBack: whileRunning(takeBack),
  WarnSilence: whileRunning(warnSilence),
  AskRuling: whileRunning(askRuling),
  OpenRematch: openRematch,
};

const refusalOf = (
  reason: Refused,
  { refusals, codes }: Pick<GameRules, 'refusals' | 'codes'>,
): Refusal =>
  typeof reason === 'string'
    ? refusals.refuse((codes[reason] ?? reason) as never)
    : { kind: 'refused', because: 'conflict', ...reason };

/**
 * Decides a command by the rules of the kind; `write` turns the facts into events of its streams.
 */
export const decideGame = <Event>(
  { write, ...rules }: GameRules & { readonly write: Write<Event> },
  { type, data, games }: GameAction & { readonly games: GameCatalogue },
  state: GameState,
): readonly Event[] | Refusal => {
  const decide = decisions[type] as (...asked: readonly [object, GameState, Setting]) => Decision;
  const decision = decide(data, state, { games, ...rules });
  if (typeof decision === 'string' || 'code' in decision) return refusalOf(decision, rules);
  const events: Event[] = [];
  decision.reduce((before, fact) => {
    events.push(...write(fact, before));
    return evolveGame(before, fact);
  }, state);
  return events;
};

type EventReader = (data: object) => readonly GameFact[];

const foldsOf = <Events extends object>(reads: Reads<Events>): Folds<GameLanguage<Events>> =>
  Object.fromEntries(
    Object.entries(reads).map(([type, read]) => [
      type,
      (state: GameState, data: object) => (read as EventReader)(data).reduce(evolveGame, state),
    ]),
  ) as unknown as Folds<GameLanguage<Events>>;

const handlersOf = <Events extends object>(kind: GameKind<Events>) =>
  Object.fromEntries(
    Object.keys(decisions).map((type) => [
      type,
      (data: object, state: GameState, { games }: Pick<Setting, 'games'>) =>
        decideGame(kind, { type, data, games } as GameCommand, state),
    ]),
  ) as unknown as Handlers<GameLanguage<Events>>;

/** The aggregate of one kind of games; every kind is decided by the same code. */
export const defineGame = <Events extends object>(
  kind: GameKind<Events>,
): GameDecider<EventOf<Events>> => {
  const { name, events, refusals, begins, moves, reads } = kind;
  const aggregate = defineAggregate<GameLanguage<Events>>({
    name,
    stream: name,
    initial: initialState,
    events,
    refusals,
    decide: handlersOf(kind),
    evolve: foldsOf(reads),
  });
  return {
    ...aggregate,
    name,
    begins,
    moves: new Set<string>(moves),
    read: ({ type, data }) =>
      Object.hasOwn(reads, type)
        ? (reads as Readonly<Record<string, EventReader>>)[type]!(data)
        : [],
    faced: (games, action, state) => {
      const led = leadOf(action, state, { games, ...kind });
      if (!isLead(led)) return null;
      const { facts, position } = led;
      const before = facts.reduce(evolveGame, state);
      const { game, level } = before;
      const people = peopleOf(before);
      const { seed = '' } = secretOf(action);
      return botIsAsked(position, people)
        ? { game, kept: position.kept(), seed, level, people }
        : null;
    },
    mayJoin: (state, player, at) => {
      const reason = seatRefusal(state, player, at);
      return reason && refusalOf(reason, kind);
    },
  };
};
