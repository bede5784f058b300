import type { Decider, DomainEvent, Refusal } from '#aggregate';
import {
  answeredByBots,
  type BotAnswers,
  botIsAsked,
  type BotTask,
  playedOn,
  withAnswers,
} from './bots.js';
import type { AnsweredCommand, Deal, GameCommand } from './commands.js';
import { gameFact, type GameFact } from './facts.js';
import type { GameKind, GameRules } from './kind.js';
import { leave, open, openRematch, seatRefusal } from './lobby.js';
import {
  askRuling,
  begin,
  claim,
  type Decision,
  isLead,
  join,
  type Lead,
  notRunning,
  play,
  type Refused,
  start,
  takeBack,
  warnSilence,
} from './moves.js';
import { evolveGame, type GameState, initialState, peopleOf } from './state.js';

/** The decider of one kind of games. */
export interface GameDecider<Event extends DomainEvent> extends Decider<
  GameCommand,
  GameState,
  Event
> {
  readonly kind: GameKind<Event>;
  /** Why this player cannot sit down now; null where they can. `at`: ISO 8601. */
  mayJoin(state: GameState, playerId: string, at: string): Refusal | null;
  /** What bots have to think about before a command can be decided; null where none is asked or the command is refused. */
  faced(command: AnsweredCommand, state: GameState): BotTask | null;
}

const leadOf = (
  command: AnsweredCommand,
  state: GameState,
  kind: Pick<GameRules, 'begins' | 'claimWins'>,
): Lead | Decision => {
  switch (command.type) {
    case 'Start':
      return start(command.data, state);
    case 'Begin':
      return begin(command.data, state);
    case 'Join':
      return join(command.data, state, kind);
    case 'Play':
      return notRunning(state) ?? play(command.data, state);
    case 'Claim':
      return notRunning(state) ?? claim(command.data, state, kind);
  }
};

/** What bots answer that thinks of nothing now: by a script, or as it was thought of before. */
const answersOf = (
  { position, moves }: Lead,
  before: GameState,
  { script, thought }: Pick<GameRules, 'script'> & { readonly thought: BotAnswers | undefined },
): BotAnswers | undefined => {
  const scripted = script?.(before, moves) ?? null;
  const after = scripted && playedOn(position, scripted);
  const told = after && !botIsAsked(after, peopleOf(before)) ? scripted : null;
  return told ? { moves: told, reasons: [] } : thought;
};

/** What a command leads to with the answers of bots, and what that makes of the game. */
const settleLead = (
  lead: Lead,
  state: GameState,
  {
    script,
    hashedEvery = 1,
    secret,
  }: Pick<GameRules, 'script' | 'hashedEvery'> & { readonly secret: Partial<Deal> },
): readonly GameFact[] => {
  const before = lead.facts.reduce(evolveGame, state);
  const { level } = before;
  const people = peopleOf(before);
  const { seed = '', nonce = '', answers: thought } = secret;
  const answers = answersOf(lead, before, { script, thought });
  const { position, ...answered } = answers
    ? withAnswers(lead.position, answers, people)
    : answeredByBots(lead.position, { level, people });
  const moves = [...lead.moves, ...answered.moves];
  if (moves.length === 0) return lead.facts;
  const { result } = position;
  const isHashed = result !== null || position.moves % hashedEvery === 0;
  const hash = isHashed ? position.hash() : null;
  const moved = gameFact('Moved', { moves, hash, reasons: answered.reasons });
  if (result === null) return [...lead.facts, moved];
  const { winners, conceded } = result;
  const cause = lead.cause ?? (conceded ? 'conceded' : 'played');
  return [...lead.facts, moved, gameFact('Ended', { winners, cause, seed, nonce })];
};

const secretOf = (command: AnsweredCommand): Partial<Deal> => {
  const { data } = command;
  return 'deal' in data ? (data.deal ?? {}) : 'player' in data ? {} : data;
};

const decideFacts = (command: GameCommand, state: GameState, rules: GameRules): Decision => {
  switch (command.type) {
    case 'Open':
      return open(command.data, state);
    case 'Leave':
      return leave(command.data, state);
    case 'TakeBack':
      return notRunning(state) ?? takeBack(command.data, state, rules);
    case 'WarnSilence':
      return notRunning(state) ?? warnSilence(command.data, state);
    case 'AskRuling':
      return notRunning(state) ?? askRuling(command.data, state);
    case 'OpenRematch':
      return openRematch(command.data, state, rules);
    default: {
      const led = leadOf(command, state, rules);
      const secret = secretOf(command);
      return isLead(led) ? settleLead(led, state, { ...rules, secret }) : led;
    }
  }
};

const refusalOf = (reason: Refused, { name, codes }: Pick<GameRules, 'name' | 'codes'>): Refusal =>
  typeof reason === 'string'
    ? {
        kind: 'refused',
        because: reason === 'not-found' ? 'not-found' : 'conflict',
        code: `${name}/${codes[reason] ?? reason}`,
        data: {},
      }
    : { kind: 'refused', because: 'conflict', ...reason };

/** Decides games of that kind, in the words of their streams. */
export const gameDecider = <Event extends DomainEvent>(
  kind: GameKind<Event>,
): GameDecider<Event> => ({
  kind,
  initialState,
  decide: (command, state) => {
    const decision = decideFacts(command, state, kind);
    if (typeof decision === 'string' || 'code' in decision) return refusalOf(decision, kind);
    const events: Event[] = [];
    decision.reduce((before, fact) => {
      events.push(...kind.write(fact, before));
      return evolveGame(before, fact);
    }, state);
    return events;
  },
  evolve: (state, event) => kind.read(event).reduce(evolveGame, state),
  faced: (command, state) => {
    const led = leadOf(command, state, kind);
    if (!isLead(led)) return null;
    const { facts, position } = led;
    const before = facts.reduce(evolveGame, state);
    const { game, level } = before;
    const people = peopleOf(before);
    const { seed = '' } = secretOf(command);
    return botIsAsked(position, people)
      ? { game, kept: position.kept(), seed, level, people }
      : null;
  },
  mayJoin: (state, playerId, at) => {
    const reason = seatRefusal(state, playerId, at);
    return reason && refusalOf(reason, kind);
  },
});
