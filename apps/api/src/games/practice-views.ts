import {
  type Aggregates,
  type Asker,
  gameFor,
  practices,
  refused,
  type SealedGameSeeds,
  seedOfGame,
  type TableGames,
  unknown,
} from '#application';
import {
  isPersonName,
  type PracticeView,
  type ReplayFile,
  type TableExplanation,
  type TableIntention,
} from '#contracts';
import {
  cardsDigest,
  coachingOf,
  type GameRecord,
  type GameState,
  hintFor,
  practiceWinner,
  swuRecord,
  type TableDeck,
} from '#match';
import { engineDigest } from '#platform';
import { type BotReason, botReasonText } from '#rules';
import type { Boards } from '../tables/board.js';
import type { Explanations } from '../tables/explanations.js';
import { type Replays, resultOfSeveral } from '../tables/replays.js';
import type { CardFaces } from '../tables/words/faces.js';
import { both } from '../tables/words/table-text.js';
import type { Look, ShownGames } from './game-routes.js';

export interface PracticeViewsParts {
  readonly aggregates: Aggregates;
  readonly seeds: SealedGameSeeds;
  readonly games: TableGames;
  readonly boards: Boards;
  readonly faces: CardFaces;
  readonly explanations: Explanations;
  readonly replays: Replays;
}

interface OwnPractice {
  readonly streamId: string;
  readonly state: GameState;
  readonly game: GameRecord;
}

const resultOf = (state: GameState): PracticeView['result'] => {
  const winner = practiceWinner(state);
  const { ended, seats } = state;
  if (winner === null || ended === null) return null;
  const cause = ended.cause === 'played' ? 'played' : 'conceded';
  return { winner, winners: seats > 2 ? [...ended.winners] : [], cause };
};

/** How the two are called in questions and log, in every language: the account's name, else what the browser says it wants to be called. */
const personsName = ({ account }: Asker, wanted: string | undefined): string =>
  account?.name ?? (wanted !== undefined && isPersonName(wanted) ? wanted.trim() : 'Visitor');
const botsName = 'Bot';
/** Several bots are numbered. */
const namesOfBots = ({ others = [] }: GameRecord): readonly string[] =>
  others.length === 0
    ? [botsName]
    : [botsName, ...others].map((_, index) => `${botsName} ${index + 1}`);

/** What the coach of a guided game says; it points at nothing where the question is another than in the lesson. */
const coachFor = (
  { prepared, ended }: GameState,
  game: GameRecord,
  board: PracticeView['board'],
): PracticeView['coach'] => {
  if (prepared === null) return null;
  const coaching = coachingOf(prepared, game.moves);
  const decision = board?.decision;
  const pick = decision && !ended && game.rewinds.length === 0 ? coaching.pick : null;
  const first = decision?.options[pick?.[0] ?? -1];
  const { lesson, lessons, title, text } = coaching;
  const what = decision?.kind === 'action' ? (first?.o ?? 'other') : (decision?.kind ?? 'other');
  return {
    lesson,
    lessons,
    title,
    text,
    hint: hintFor(pick?.length === 0 ? 'none' : what),
    pick: pick && [...pick],
  };
};

/** Games against the bot as the person may see them: the view of seat 0, so that the bot's hand and both decks stay hidden. */
export class PracticeViews implements ShownGames {
  constructor(private readonly parts: PracticeViewsParts) {}

  async of(
    practiceId: string,
    asker: Asker,
    { name: wantedName, since }: Look,
  ): Promise<PracticeView> {
    const name = personsName(asker, wantedName);
    const loaded = await this.own(practiceId, asker);
    const { state, game } = loaded;
    const bots = namesOfBots(game);
    const { board, steps } = await this.board(loaded, {
      names: [name, ...bots],
      since,
    });
    const side = (called: string, { leaders, base }: TableDeck) => ({
      name: called,
      leader: leaders.map((id) => this.parts.faces.nameOf(id)).join(' + '),
      base: this.parts.faces.nameOf(base),
    });
    return {
      practiceId,
      person: side(name, game.a),
      bot: side(bots[0] ?? botsName, game.b),
      others: (game.others ?? []).map((deck, index) => side(bots[index + 1] ?? '', deck)),
      running: state.ended === null,
      result: resultOf(state),
      level: state.level,
      reasons: state.reasons.map(({ at, reason }) => ({
        at,
        text: both((language) => botReasonText(language, reason as BotReason)),
      })),
      coach: coachFor(state, game, board),
      outdated: board === null,
      takenBack: game.rewinds.length,
      mayTakeBack: state.ended === null && game.moves.some(({ seat }) => seat === 0),
      board,
      steps,
    };
  }

  /** A game that is over, both hands open. */
  async replay(
    practiceId: string,
    asker: Asker,
    { name }: Pick<Look, 'name'>,
  ): Promise<ReplayFile> {
    const loaded = await this.own(practiceId, asker);
    const { game } = loaded;
    const result = resultOf(loaded.state);
    if (!result) throw unknown('practice/replay-not-found');
    const { choice: seed } = await seedOfGame(loaded, this.parts.seeds);
    const { winner, winners, cause } = result;
    const file = this.parts.replays.of({
      source: `practice/${practiceId}`,
      game,
      seed,
      result: game.others
        ? resultOfSeveral(winners ?? [], cause)
        : { winner: winner === 'draw' ? winner : winner === 'person' ? 'a' : 'b', cause },
      names: [personsName(asker, name), ...namesOfBots(game)],
      viewer: 'a',
      open: true,
    });
    if (!file) throw refused({ code: 'practice/outdated' });
    return file;
  }

  /** The running game up to the decision after `at` moves, as its person could see it: for a report of a fault. */
  async fault(
    practiceId: string,
    asker: Asker,
    { name, at }: Pick<Look, 'name' | 'at'>,
  ): Promise<ReplayFile> {
    const loaded = await this.own(practiceId, asker);
    const { state, game } = loaded;
    const { choice: seed } = await seedOfGame(loaded, this.parts.seeds);
    const moves = game.moves.slice(0, at ?? game.moves.length);
    const { engine, cards } = game;
    const file = this.parts.replays.of({
      source: `practice/${practiceId}`,
      game: { ...game, moves, hashed: null },
      seed,
      result: { winner: null, cause: 'reported' },
      names: [personsName(asker, name), ...namesOfBots(game)],
      viewer: 'a',
      open: state.ended !== null,
      fault: {
        at: moves.length,
        words: '',
        by: 'a',
        reportedAt: null,
        engine: engineDigest(),
        cards: cardsDigest(game),
        dealt: { engine, cards },
      },
    });
    if (!file) throw refused({ code: 'practice/outdated' });
    return file;
  }

  /** Why the person cannot do that now. */
  async explain(
    practiceId: string,
    asker: Asker,
    intention: TableIntention,
  ): Promise<TableExplanation> {
    const loaded = await this.own(practiceId, asker);
    const { game } = loaded;
    const source = await this.source(loaded);
    const reel = await this.parts.games.of(source);
    if (!reel) throw refused({ code: 'practice/outdated' });
    const names = [personsName(asker, undefined), ...namesOfBots(game)];
    return this.parts.explanations.of({ reel, seat: 0, names, intention });
  }

  /** Throws where the asker has no such game, or its board describes itself. */
  private async own(practiceId: string, asker: Asker): Promise<OwnPractice> {
    const asked = { kind: practices, gameId: practiceId };
    const { game: loaded } = await gameFor(asked, asker, ['self'], this.parts.aggregates);
    const { streamId, state } = loaded;
    if (!state.record?.terms) throw unknown('practice/not-found');
    return { streamId, state, game: swuRecord(state.record) };
  }

  private async source({ streamId, game, state }: OwnPractice) {
    const { choice: seed } = await seedOfGame({ streamId, state }, this.parts.seeds);
    return { streamId, game, seed };
  }

  private async board(
    loaded: OwnPractice,
    { names, since }: { readonly names: readonly string[]; readonly since: number | undefined },
  ): Promise<Pick<PracticeView, 'board' | 'steps'>> {
    const source = await this.source(loaded);
    const { games, boards } = this.parts;
    const reel = await games.of(source);
    if (!reel) return { board: null, steps: [] };
    return boards.follow({
      reel,
      viewer: 0,
      names,
      between: since === undefined ? [] : games.memory.between(source.game, source.seed, since),
      ...(since !== undefined && { since }),
    });
  }
}
