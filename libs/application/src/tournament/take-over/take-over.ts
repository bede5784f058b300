import { allUnlessRefused, decideInTurn, isRefusal, type Refusal, streamOf } from '#aggregate';
import {
  type CommandPayload,
  type ForeignEvent,
  type ForeignNote,
  foreignNotesOn,
  foreignPrograms,
} from '#contracts';
import { newStream, type StreamAppend } from '#event-store';
import { canonicalDeck, hasErrors } from '#formats';
import { matchDecider, type MatchEvent, openMatch } from '#match';
import { deriveId } from '#platform';
import {
  isLimited,
  presentationOf,
  scheduledMatch,
  type TournamentEvent,
  tournamentDecider,
  type TournamentState,
} from '#tournament';
import { type Acting, domainContext } from '../../command/acting.js';
import type { CommandMetadata } from '../../command/metadata.js';
import { type TournamentAction, tournamentEvents } from '../../context/tournament-context.js';
import { deckRegistered, deckSubmitted } from '../../deck/hand-in.js';
import { judgedDeck } from '../../deck/judged-deck.js';
import { ownListsOf } from '../../deck/own-lists.js';
import { conflictRefusal } from '../../refusals.js';
import { enteredByStaff } from '../entry.js';
import { EnteredEvent, type EnteredRound } from './entered-event.js';

export interface TakingOver extends Acting {
  readonly meta: CommandMetadata;
}

/** What a take-over appends: the tournament's own events, its matches, its players' lists. */
export interface TakenOver {
  readonly events: readonly TournamentEvent[];
  /** The tournament afterwards. */
  readonly state: TournamentState;
  readonly matches: readonly { readonly matchId: string; readonly events: readonly MatchEvent[] }[];
  readonly decks: readonly StreamAppend[];
  readonly playerIds: readonly string[];
}

/**
 * Whether lists can be submitted before the start: in Star Wars: Unlimited, with one list for each
 * player.
 */
const takesDecks = (acting: Pick<Acting, 'games'>, state: TournamentState): boolean =>
  ownListsOf(acting.games, state) === null &&
  state.format !== 'trilogy' &&
  !isLimited(state.format);

interface HandedIn {
  readonly action: TournamentAction;
  readonly stream: StreamAppend;
}

const readDeck = (
  { name, text }: { readonly name: string; readonly text: string },
  playerId: string,
  state: TournamentState,
): HandedIn | Refusal => {
  const { deck: read, problems, verdict } = judgedDeck({ text }, state);
  if (hasErrors(problems)) return conflictRefusal('take-over/deck-unreadable', { name });
  const { eventId } = state;
  const deck = canonicalDeck(read);
  const data = deckRegistered(eventId, { playerId, deck, verdict, byStaff: true });
  const { deckId } = data;
  const list = deckSubmitted({
    ...{ eventId, playerId, deckId, revision: 1, deck },
    verdict: { legal: verdict.legal, problems: verdict.problems },
  });
  return {
    action: { type: 'RegisterDeck', data },
    stream: newStream(streamOf('deck', deckId), [list]),
  };
};

const readDecks = (
  { players }: ForeignEvent,
  state: TournamentState,
  idOf: (player: number) => string,
): readonly HandedIn[] | Refusal =>
  allUnlessRefused(
    players.flatMap(({ name, deck: text }, player) =>
      text === undefined ? [] : [readDeck({ name, text }, idOf(player), state)],
    ),
  );

/** The tournament without the lists that cannot be submitted here, and a note of whose they are. */
export const readableDecks = (
  foreign: ForeignEvent,
  state: TournamentState,
  games: TakingOver['games'],
): { readonly foreign: ForeignEvent; readonly notes: readonly ForeignNote[] } => {
  const takes = takesDecks({ games }, state);
  const names: string[] = [];
  const players = foreign.players.map(({ deck, ...player }) => {
    if (deck === undefined) return player;
    if (takes && !hasErrors(judgedDeck({ text: deck }, state).problems)) return { ...player, deck };
    names.push(player.name);
    return player;
  });
  return { foreign: { ...foreign, players }, notes: foreignNotesOn('decks-unreadable', names) };
};

/** The events of a table's match, with its result if there is one. */
const matchOf = (
  state: TournamentState,
  { number, foreign }: EnteredRound,
  seat: EnteredRound['tables'][number],
  { acting, note }: { readonly acting: TakingOver; readonly note: string },
): readonly MatchEvent[] | Refusal => {
  const key = { phase: 0, round: number, attempt: 1 };
  const match = scheduledMatch(acting.games, state, key, seat);
  const opened = openMatch(match, presentationOf(state, match), domainContext(acting));
  const score = foreign.tables.find(({ table }) => table === seat.table)?.score ?? null;
  if (score === null) return opened;
  const ruled = decideInTurn(
    matchDecider,
    opened.reduce(matchDecider.evolve, matchDecider.initialState),
    [{ type: 'RuleResult', data: { score, note }, ...domainContext(acting) }],
  );
  if (isRefusal(ruled))
    return { ...ruled, data: { ...ruled.data, round: number, table: seat.table } };
  return [...opened, ...ruled];
};

/**
 * Refuses rounds that name an unknown player, name a player or a table twice, or lack a result
 * although another round follows.
 */
const roundsFault = ({ players, rounds }: ForeignEvent): Refusal | null => {
  for (const [index, { tables, byes, losses, multiplayer = [] }] of rounds.entries()) {
    const named = [
      ...tables.flatMap(({ a, b }) => [a, b]),
      ...[...byes, ...losses],
      ...multiplayer.flatMap(({ seats }) => seats),
    ];
    const numbers = [...tables, ...multiplayer].map(({ table }) => table);
    const sound =
      named.every((player) => player < players.length) &&
      new Set(named).size === named.length &&
      new Set(numbers).size === numbers.length &&
      (index === rounds.length - 1 || tables.every(({ score }) => score !== null));
    if (!sound) return conflictRefusal('take-over/round-unsound', { round: index + 1 });
  }
  return null;
};

/**
 * Enters a whole tournament of another program into one without players, with the commands that
 * staff would use by hand: the outcome could always have been entered here. Pure; ids are derived
 * from the command.
 */
export const takeOver = (
  { foreign, swissRounds }: Pick<CommandPayload<'TakeOverEvent'>, 'foreign' | 'swissRounds'>,
  state: TournamentState,
  acting: TakingOver,
): TakenOver | Refusal => {
  if ([...state.players.values()].some(({ status }) => status !== 'withdrawn'))
    return conflictRefusal('take-over/players-there');
  const fault = roundsFault(foreign);
  if (fault) return fault;
  const { meta } = acting;
  const note = `Taken over from ${foreignPrograms[foreign.source]}`;
  const entries = foreign.players.map(({ name }, index) => enteredByStaff(meta, { name, index }));
  const playerIds = entries.map(({ playerId }) => playerId);
  const idOf = (player: number): string => playerIds[player] ?? '';
  const decks = takesDecks(acting, state) ? readDecks(foreign, state, idOf) : [];
  if (isRefusal(decks)) return decks;
  const entered = new EnteredEvent(foreign, idOf, note);
  const rounds = foreign.rounds.map((round, index): EnteredRound => ({
    number: index + 1,
    foreign: round,
    tables: round.tables.map(({ table, a, b }) => ({
      matchId: deriveId(meta.commandId, `match.${index + 1}.${table}`),
      ...{ table, a: idOf(a), b: idOf(b), reasons: [{ code: 'by-hand', data: {} }] },
    })),
  }));
  if (rounds.length > 0) entered.begin();
  for (const round of rounds) entered.enter(round);
  if (rounds.length > 0) entered.end();
  const settings = { ...state.settings, swissRounds };
  const events = tournamentEvents(state, acting, [
    ...(swissRounds === state.settings.swissRounds
      ? []
      : [{ type: 'ChangeSettings' as const, data: { settings } }]),
    ...entries.map(({ action }) => action),
    ...decks.map(({ action }) => action),
    ...entered.actions,
  ]);
  if (isRefusal(events)) return events;
  const after = events.reduce(tournamentDecider.evolve, state);
  const matches: { matchId: string; events: readonly MatchEvent[] }[] = [];
  for (const round of rounds)
    for (const seat of round.tables) {
      const played = matchOf(after, round, seat, { acting, note });
      if (isRefusal(played)) return played;
      matches.push({ matchId: seat.matchId, events: played });
    }
  return { events, state: after, matches, decks: decks.map(({ stream }) => stream), playerIds };
};
