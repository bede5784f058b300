import { streamOf } from '#aggregate';
import { catalogueOf } from '#cards';
import type {
  TableBoard,
  TableExplanation,
  TableIntention,
  TableSideboarding,
  TableView,
} from '#contracts';
import type { EventStore } from '#event-store';
import { games as offered } from '#games';
import { canonicalDeck, countCards } from '#formats';
import {
  type DescribedReel,
  type GameState,
  type MatchState,
  type MatchEvent,
  mayAgreeDraw,
  mayOfferDraw,
  mayTakeBack,
  maySideboard,
  ownMoves,
  type Reporter,
  runningGame,
  seatOf,
  sideAt,
  SWU,
  type TableState,
} from '#match';
import { forbiddenFailure, conflictFailure, unlessRefused } from '../http/failure.js';
import {
  commandDefinitions,
  Aggregates,
  type Asker,
  type PlayedGames,
  type RegisteredDeck,
  type SealedGameSeeds,
  divide,
  divisible,
  endOfRoundOf,
  isGranted,
  isOfNoTournament,
  registeredDeck,
  registeredList,
  visitMatch,
} from '#application';
import type { TournamentCache } from '../queries/tournament-cache.js';
import { shownGame } from '../described/shown.js';
import type { GameWords } from './game-words.js';
import { chatOf } from './chat-sight.js';
import { clockOf } from './clock-of.js';
import { continueView, continues, hasBoard } from './continued-view.js';
import { type FollowedMatch, followedMatch, type TableGame } from './followed-match.js';
import type { HeldBack, HeldStream } from '../live/held-back.js';
import { isGameDue, whyNotNow } from './not-now.js';
import { rulesHere, type TableSight, tableSight } from './sight.js';
import type { Visit } from './visit.js';

export interface TableViewsParts {
  readonly aggregates: Aggregates;
  readonly glance: TournamentCache;
  readonly store: EventStore;
  readonly seeds: SealedGameSeeds;
  readonly games: PlayedGames;
  /**
   * For those who watch with a delay: the present and the delayed position of a game would push
   * each other out of a shared cache.
   */
  readonly heldGames: PlayedGames;
  readonly heldBack: HeldBack<FollowedMatch, MatchEvent>;
  readonly words: GameWords;
}

interface Asked {
  /** The move that the page already shows. */
  readonly since?: number | undefined;
  /** A version that the view must contain. */
  readonly contains?: number | undefined;
  /** The faces that the page already has. */
  readonly known?: TableBoard['faces'] | undefined;
  /** A minimum delay in seconds, whatever the asker may see. */
  readonly laterBy?: number | undefined;
}

interface Look {
  readonly side: Reporter | null;
  readonly names: readonly string[];
  readonly since: number | undefined;
  readonly known: TableBoard['faces'] | undefined;
  readonly sight: TableSight;
  /** The game's state in the match. */
  readonly state: GameState;
}

/**
 * The present board with the steps that led to it, and whether the asker may take back the last
 * choice.
 */
type ShownGame = Pick<TableView, 'board' | 'steps' | 'described'> & { readonly free: boolean };

/** The reported faults that the asker may open. */
const faultsFor = (visit: Visit): Pick<TableView, 'faults'> => {
  const all = rulesHere(visit);
  const faults = visit.followed.match.table.faults.flatMap(({ by }, index) =>
    all || by === visit.side ? [index + 1] : [],
  );
  return faults.length > 0 ? { faults } : {};
};

const noBoard: ShownGame = { board: null, steps: [], free: false };

const takeBackOf = (
  table: TableState,
  side: Reporter | null,
  free: boolean,
): TableView['takeBack'] => {
  const open = runningGame(table);
  if (open === null || side === null) return null;
  const { asked } = table;
  const to = open.moves.findLastIndex(({ seat }) => seat === seatOf(side));
  const own = ownMoves(table.game);
  const begun = open.moves.length - own.length;
  return { free: free && own.length > 0, to: to < begun ? null : to, asked };
};

/** Which player waits for the opponent's choice and has warned them. */
const silenceOf = ({ game: { silence } }: TableState): TableView['silence'] => {
  if (silence === null) return null;
  const { by, until, then, rulingAsked } = silence;
  return {
    by: sideAt(by),
    rulingFrom: then === 'ruling' ? until : null,
    claimFrom: then === 'claim' ? until : null,
    rulingAsked,
  };
};

const timeOf = (
  match: MatchState,
  tournament: Visit['tournament'],
): NonNullable<TableView['time']> | null => {
  const rule = match.table.time?.rule ?? endOfRoundOf(match, tournament);
  if (rule === null || match.status !== 'open') return null;
  const { table, extendedSeconds } = match;
  const { lastRound = null } = table.time ?? {};
  return { rule, called: table.time !== null, lastRound, extendedSeconds };
};

const betweenPlayers = (
  visit: Visit,
  matchId: string,
): Pick<TableView, 'silence' | 'draw' | 'chat' | 'time'> => {
  const { side, followed, tournament } = visit;
  const { match } = followed;
  return {
    chat: chatOf(visit, matchId),
    time: isOfNoTournament(matchId, match) ? null : timeOf(match, tournament),
    silence: side === null ? null : silenceOf(match.table),
    draw:
      runningGame(match.table) !== null && side !== null && mayAgreeDraw(match)
        ? { may: mayOfferDraw(match.table, side), by: match.table.drawOffer }
        : null,
  };
};

const notAsked: RegisteredDeck = { state: 'missing', deck: null, unknown: [] };

/**
 * Games on screen as one asker may see them, computed from the match's stream and the sealed seed.
 */
export class TableViews {
  constructor(private readonly parts: TableViewsParts) {}

  /**
   * Admits everybody who may see the match at all. `contains`: the lowest version with which the
   * match may be taken from memory.
   */
  async enter(matchId: string, asker: Asker, contains?: number): Promise<Visit> {
    const { state: followed, version } = await this.parts.aggregates.since(
      followedMatch,
      streamOf('match', matchId),
      contains,
    );
    const { aggregates, glance } = this.parts;
    const { freeVersion, ...visitor } = unlessRefused(
      await visitMatch(matchId, followed.match, asker, {
        tournament: (eventId) => glance.at(eventId, null),
        freeMatch: (id) => aggregates.freeMatch(id),
      }),
    );
    return { ...visitor, version: version + freeVersion, followed, asker };
  }

  /**
   * The view for a page that already shows one: log and faces continue those that it has.
   * `contains`: the lowest version that the view must reflect.
   */
  async after(
    matchId: string,
    asker: Asker,
    shown: TableView | null,
    contains?: number,
  ): Promise<TableView> {
    const whole = (): Promise<TableView> => this.of(matchId, asker, { contains });
    if (!hasBoard(shown)) return whole();
    const { at: since, faces: known } = shown.board;
    const next = await this.of(matchId, asker, { since, contains, known });
    return continues(shown, next) ? continueView(shown, next) : whole();
  }

  async of(
    matchId: string,
    asker: Asker,
    { since, contains, known, laterBy }: Asked = {},
  ): Promise<TableView> {
    const now = await this.enter(matchId, asker, contains);
    const sight = tableSight(now, laterBy);
    const visit = sight.delaySeconds === 0 ? now : await this.behind(now, matchId, sight);
    const { place, version, followed, tournament, rights, side } = visit;
    const { match, last } = followed;
    const running = runningGame(match.table) !== null;
    const may = (command: 'OpenTable' | 'RuleTable' | 'RewindGame'): boolean =>
      isGranted(commandDefinitions[command].grants, {
        asker,
        rights,
        tournament,
        own: side !== null,
      });
    const { decks, changing, ...dealing } = await this.dealing(visit, may('OpenTable'));
    const names = place.players.map((playerId) => tournament.players.get(playerId)?.name ?? '');
    const look = { side, names, since, known, sight, state: match.table.game };
    const { free, ...shown } = last ? await this.board(matchId, last, look) : noBoard;
    const sides = (each: Reporter) => ({
      playerId: place.players[each === 'a' ? 0 : 1],
      name: names[each === 'a' ? 0 : 1] ?? '',
      won: match.table.won[each],
      deck: decks[each].state,
    });
    return {
      matchId,
      eventId: place.eventId,
      version,
      status: statusOf(match),
      score: match.score,
      bestOf: match.bestOf,
      table: place.table,
      ...(sight.delaySeconds > 0 && { delaySeconds: sight.delaySeconds }),
      mine: side,
      a: sides('a'),
      b: sides('b'),
      drawn: match.table.drawn,
      game: last?.number ?? 0,
      running,
      result: last?.closed ?? null,
      ...dealing,
      sideboarding: changing && side !== null ? await this.sideboarding(visit, side) : null,
      mayRule: running && may('RuleTable'),
      takenBack: last?.record.rewinds.length ?? 0,
      takeBack: takeBackOf(match.table, side, free),
      ...betweenPlayers(visit, matchId),
      ...clockOf(match.table.game),
      ...faultsFor(visit),
      unknownCards: side === null ? [] : [...decks[side].unknown],
      outdated: last !== null && shown.board === null && !shown.described,
      ...shown,
    };
  }

  /** Whether the asker, who has the right to deal if `granted`, can deal the next game now. */
  private async dealing({ followed: { match }, tournament, side }: Visit, granted: boolean) {
    const running = runningGame(match.table) !== null;
    const changing = match.status === 'open' && maySideboard(match) && side !== null;
    const deals = match.status === 'open' && !running && isGameDue(match) && granted;
    const [a, b] = deals
      ? await Promise.all(
          (['a', 'b'] as const).map((each) =>
            registeredDeck(this.parts.store, { match, side: each, tournament, games: offered }),
          ),
        )
      : [];
    const decks = { a: a ?? notAsked, b: b ?? notAsked };
    const notNow = whyNotNow({ match, running, granted, changing, decks: [decks.a, decks.b] });
    return { decks, changing, mayOpen: deals && notNow === null, notNow };
  }

  /** Why one of the two players cannot do that now. */
  async explain(
    matchId: string,
    intention: TableIntention,
    asker: Asker,
  ): Promise<TableExplanation> {
    const { place, followed, tournament, side } = await this.enter(matchId, asker);
    const { table } = followed.match;
    const open = runningGame(table);
    if (side === null) throw forbiddenFailure();
    if (!open) throw conflictFailure('match/no-table-open');
    if (open.game !== SWU) throw conflictFailure('match/table-outdated');
    const streamId = streamOf('match', matchId);
    const { games, seeds, words } = this.parts;
    const { choice: seed } = await seeds.of(streamId, table.games);
    const names = place.players.map((playerId) => tournament.players.get(playerId)?.name ?? '');
    const source = { streamId, game: open, seed };
    const explained = await words.explain(games, source, { seat: seatOf(side), names, intention });
    if (!explained) throw conflictFailure('match/table-outdated');
    return explained;
  }

  /** The match in its delayed state. */
  private async behind(visit: Visit, matchId: string, sight: TableSight): Promise<Visit> {
    const { state, version } = await this.waiting(matchId, sight);
    return { ...visit, followed: state, version };
  }

  /** What viewers with this delay may know by now, and the events that are waiting. */
  waiting(matchId: string, { delaySeconds }: TableSight): Promise<HeldStream<FollowedMatch>> {
    return this.parts.heldBack.of(matchId, delaySeconds);
  }

  /** A player's own cards between two games; null if they have submitted none. */
  private async sideboarding(
    { followed: { match }, tournament }: Visit,
    side: Reporter,
  ): Promise<TableSideboarding | null> {
    const registered = await registeredList(this.parts.store, match, side);
    if (!registered) return null;
    const { list, ...limits } = divisible(canonicalDeck(registered), tournament);
    const { chosen, games } = match.table;
    const own = chosen[side];
    const { main, sideboard } = (own && divide(list, countCards(own.deck))) ?? list;
    const catalogue = catalogueOf(tournament.bundles);
    const faces = this.parts.words.facesIn(catalogue);
    const known = [...main, ...sideboard].filter(({ id }) => catalogue.isPlayable(id));
    return {
      game: games + 1,
      main: [...main],
      sideboard: [...sideboard],
      ...limits,
      ready: { a: chosen.a !== null, b: chosen.b !== null },
      faces: Object.fromEntries(known.map(({ id }) => [id, faces.of(id)])),
    };
  }

  /** Null if the game's moves now lead to another position. */
  private async board(
    matchId: string,
    game: TableGame,
    { side, names, since, known, sight, state }: Look,
  ): Promise<ShownGame> {
    const streamId = streamOf('match', matchId);
    const { choice: seed } = await this.parts.seeds.of(streamId, game.number);
    const games = sight.delaySeconds === 0 ? this.parts.games : this.parts.heldGames;
    const seat = side === null ? null : seatOf(side);
    const source = { streamId, game: game.record, seed };
    if (game.record.game !== SWU) {
      const reel = (await games.of(source)) as DescribedReel | null;
      if (reel === null) return noBoard;
      const watched = { reel, record: game.record, seed, seat, bothHands: sight.bothHands };
      const described = {
        game: game.record.game,
        ...shownGame(games.memory, watched),
        at: reel.position.moves,
        step: state.step,
        waitingFor: reel.position.waitingFor,
      };
      const free = seat !== null && mayTakeBack(state, reel.position) === seat;
      return { ...noBoard, described, free };
    }
    const viewer = sight.bothHands ? 'both' : seat;
    const shown = await this.parts.words.follow(games, source, { viewer, names, since, known });
    return shown ? { ...shown, free: seat !== null && shown.free === seat } : noBoard;
  }
}

/** A match that exists has a status of its own. */
const statusOf = ({ status }: MatchState): TableView['status'] =>
  status === 'none' ? 'open' : status;
