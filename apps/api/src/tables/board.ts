import {
  type TableBoard,
  type TableCard,
  type TableDecision,
  type TableHalf,
  type TableLogLine,
  type TableSeat,
  tableSeats,
  type TableUnit,
} from '#contracts';
import {
  type CardView,
  type Decision,
  type Effect,
  type Engine,
  actionSigns,
  type ActionSign,
  handCosts,
  instructionOwner,
  type LeaderView,
  runningInstruction,
  sameAnswer,
  type PlayerView,
  type State,
  type UnitView,
  type View,
} from '#rules';
import { eventsAfter, type GameSoFar } from '#match';
import { happeningsAt } from './happenings.js';
import { optionText, questionText, type DecisionNames } from './words/decision.js';
import { optionLabel } from './words/option-label.js';
import { type CardFaces, otherSide } from './words/faces.js';
import { keywordMarks } from './words/keywords.js';
import { logFor, type SharedLines } from './words/log.js';
import { rewindLines, withRewinds } from './words/rewinds.js';

export interface BoardRequest {
  readonly reel: GameSoFar;
  /** A seat; null for an onlooker; `both`: both hands, and no question. */
  readonly viewer: number | null | 'both';
  readonly names: readonly string[];
  /** The seat that the log addresses as "you"; omitted: the log uses all names. */
  readonly you?: number | undefined;
  /** The log contains only lines after this move. */
  readonly since?: number | undefined;
  /** The faces that the viewer has; returned as the same object if the board needs no others. */
  readonly known?: TableBoard['faces'] | undefined;
}

/**
 * Removes the key of the card handles: once nothing is hidden, every viewer gets the same numbers.
 */
const withoutVeil = ({ veil: _, ...state }: State): State => state;

const sideOf = (seat: number): TableSeat => tableSeats[seat] ?? 'a';
const cardOf = ({ card, id }: CardView): TableCard => ({ card, id });

const shownIdOf = ({ id, flipped }: LeaderView | UnitView): string =>
  flipped ? otherSide(id) : id;

const unitOf = (unit: UnitView): TableUnit => ({
  card: unit.card,
  id: shownIdOf(unit),
  arena: unit.arena,
  power: unit.power,
  hp: unit.hp,
  damage: unit.damage,
  ready: unit.ready,
  leader: unit.leader,
  keywords: keywordMarks(unit.keywords),
  upgrades: unit.upgrades.map(cardOf),
  captives: unit.captives.map(cardOf),
});

const halfOf = (player: PlayerView, costs: readonly (number | null)[]): TableHalf => ({
  base: {
    card: player.base.card,
    id: player.base.id,
    damage: player.base.damage,
    hp: player.base.hp,
    epicUsed: player.base.epicUsed,
    captives: player.base.captives.map(cardOf),
    upgrades: player.base.upgrades.map(cardOf),
  },
  leaders: player.leaders.map((leader) => ({
    card: leader.card,
    id: shownIdOf(leader),
    deployed: leader.deployed,
    ready: leader.ready,
    epicUsed: leader.epicUsed,
  })),
  handSize: player.handSize,
  hand:
    player.hand?.map(({ card, id }, index) => ({ card, id, cost: costs[index] ?? null })) ?? null,
  deckSize: player.deckSize,
  deckTop: player.deckTop ? cardOf(player.deckTop) : null,
  discard: player.discard.map(cardOf),
  resources: player.resources.map(({ ready, id }) => ({ ready, id: id ?? null })),
  credits: player.credits,
  force: player.force,
  units: player.units.map(unitOf),
  passed: player.passed,
  ...(player.eliminated && { eliminated: true as const }),
});

interface Asking {
  readonly speaker: DecisionNames;
  readonly instruction: Effect | null;
  /** Signs for the options of an action, by index. */
  readonly signs: readonly ActionSign[];
  readonly same: readonly number[] | null;
}

/** The player whom the present instruction calls "you", if another player has to decide. */
const subjectOf = (state: State, names: readonly string[]): string | undefined => {
  const owner = instructionOwner(state);
  return owner === null || owner === state.pending?.seat ? undefined : names[owner];
};

/** The seat that took a counter; the engine uses -1 for a free one. */
const takenBy = (seat: number): TableSeat | null => (seat < 0 ? null : sideOf(seat));

/**
 * Renders what the engine lets a viewer see, and nothing else: every card here comes from the
 * engine's view for that viewer.
 */
export class Boards {
  /** Lines of the log that viewers of a position share. */
  readonly #lines = new WeakMap<State, { readonly called: string; readonly lines: SharedLines }>();

  constructor(
    private readonly engine: Engine,
    private readonly faces: CardFaces,
  ) {}

  render({ viewer, ...request }: BoardRequest): TableBoard {
    if (viewer !== 'both') return this.renderFor({ viewer, ...request });
    return {
      ...this.renderOpen(request),
      decision: null,
      log: this.log(request.reel, { ...request, viewer: 'all', since: request.since ?? -1 }),
    };
  }

  /**
   * Every player's half as that player sees it, with the same card numbers for all: for viewers
   * from whom nothing is hidden.
   */
  renderOpen({ reel, ...request }: Omit<BoardRequest, 'viewer'>): TableBoard {
    const bare = { ...reel, state: withoutVeil(reel.state) };
    const boards = reel.state.players.map((_player, viewer) =>
      this.renderFor({ ...request, reel: bare, viewer }),
    );
    const [first] = boards;
    if (!first) throw new Error('a table has two players or more');
    const halves = boards.map((board, seat) => [sideOf(seat), board[sideOf(seat)]] as const);
    return {
      ...first,
      ...Object.fromEntries(halves),
      decision: boards.find(({ decision }) => decision !== null)?.decision ?? null,
      faces: Object.assign({}, ...boards.map(({ faces }) => faces)) as TableBoard['faces'],
    };
  }

  private renderFor({
    reel,
    viewer,
    names,
    you,
    since = -1,
    known,
  }: BoardRequest & { readonly viewer: number | null }): TableBoard {
    const view = this.engine.view(reel.state, viewer);
    const costs = viewer === null ? [] : handCosts(this.engine.book, reel.state, viewer);
    const [a, b, c, d] = view.players.map((player) => halfOf(player, costs));
    if (!a || !b) throw new Error('a table has two players or more');
    const halves = { a, b, ...(c && { c }), ...(d && { d }) };
    const { twinSuns } = view;
    const decision =
      view.decision &&
      this.decisionOf(view.decision, view, {
        speaker: { ...this.speaker(view, names), subject: subjectOf(reel.state, names) },
        instruction: runningInstruction(reel.state),
        signs: viewer === null ? [] : actionSigns(this.engine.book, reel.state, viewer),
        same: viewer === null ? null : sameAnswer(this.engine.book, reel.state, viewer),
      });
    return {
      at: view.at,
      round: view.round,
      phase: view.phase,
      initiative: sideOf(view.initiative),
      initiativeTaken: view.initiativeTaken,
      ...halves,
      ...(twinSuns && {
        twinSuns: {
          blast: takenBy(twinSuns.blast),
          plan: takenBy(twinSuns.plan),
          ending: twinSuns.ending,
        },
      }),
      attack: view.attack,
      waitingFor: view.waitingFor === null ? null : sideOf(view.waitingFor),
      decision,
      log: this.log(reel, { viewer, names, you, since }),
      happened: happeningsAt(reel, viewer),
      faces: this.facesOn(halves, view, known),
    };
  }

  /** The present board, and the boards since the move that the page shows. */
  follow(request: BoardRequest & { readonly between: readonly GameSoFar[] }): {
    readonly board: TableBoard;
    readonly steps: TableBoard[];
  } {
    const board = this.render(request);
    if (request.between.length === 0) return { board, steps: [] };
    const steps = request.between.map((reel) =>
      this.render({ ...request, reel, since: reel.moves }),
    );
    return {
      board: {
        ...board,
        faces: Object.assign({}, ...steps.map(({ faces }) => faces), board.faces),
      },
      steps: steps.map((step) => ({ ...step, decision: null, faces: {} })),
    };
  }

  /** Names cards by what the viewer sees of them, never by the full state. */
  private speaker(view: View, names: readonly string[]): DecisionNames {
    const seen = new Map<number, string>(
      Object.entries(view.shown).map(([card, id]) => [Number(card), id]),
    );
    for (const leader of view.players.flatMap(({ leaders }) => leaders))
      if (leader.flipped && seen.has(leader.card)) seen.set(leader.card, otherSide(leader.id));
    const deployed = new Set(
      view.players.flatMap((player) =>
        player.leaders.filter((leader) => leader.deployed).map((leader) => leader.card),
      ),
    );
    const idOf = (card: number): string | undefined => seen.get(card);
    return {
      book: this.engine.book,
      idOf,
      cardName: (card, language) => this.faces.nameIn(idOf(card) ?? '', language),
      deployed: (card) => deployed.has(card),
      seatName: (seat) => names[seat] ?? '',
    };
  }

  private decisionOf(
    decision: Decision,
    view: View,
    { speaker, instruction, signs, same }: Asking,
  ): TableDecision {
    const { at, kind, options, min, max, shown = [] } = decision;
    const divides = kind === 'divide';
    return {
      at,
      kind,
      min,
      max,
      text: questionText(decision, speaker, instruction),
      source:
        view.shown[decision.source] === undefined
          ? null
          : { card: decision.source, id: view.shown[decision.source] ?? '' },
      options: options.map((option, index) => {
        const written = optionText(option, decision, speaker);
        const label = optionLabel(option, written, speaker);
        return { text: written, ...(label && { label }), ...signs[index], ...option };
      }),
      division: divides
        ? {
            total: decision.total ?? 0,
            caps: decision.caps ?? [],
            less: decision.less ?? false,
            none: decision.none ?? false,
          }
        : null,
      names: kind === 'name' ? [...this.engine.book.names] : null,
      shown: shown.map((card) => ({ card, id: view.shown[card] ?? '' })),
      ...(same && { same: [...same] }),
    };
  }

  /**
   * Lines name cards that were public when they were written; what stayed hidden is removed from
   * the event first. `viewer` all: for a finished game with open hands, nothing is removed.
   */
  log(
    reel: GameSoFar,
    {
      viewer,
      names,
      you,
      since,
    }: Pick<BoardRequest, 'names' | 'you'> & { viewer: number | null | 'all'; since: number },
  ): TableLogLine[] {
    const { state, rewinds } = reel;
    const idOf = (card: number): string => state.id[card] ?? '';
    const told = logFor(eventsAfter(reel, since), viewer, {
      shared: this.sharedLines(state, [...names, `${you ?? ''}`]),
      ...(you !== undefined && { you }),
      idOf,
      card: (card, language) => this.faces.nameIn(idOf(card), language),
      seat: (seat) => names[seat] ?? '',
      several: names.length > 2,
      sideOf: (card) => state.controller[card] ?? null,
    });
    return withRewinds(
      told,
      rewindLines(rewinds, names).filter(({ at }) => at > since),
    );
  }

  /** Cached, because several viewers look at the same position at the same moment. */
  private sharedLines(state: State, names: readonly string[]): SharedLines {
    const called = names.join('\n');
    const known = this.#lines.get(state);
    if (known?.called === called) return known.lines;
    const lines: SharedLines = new Map();
    this.#lines.set(state, { called, lines });
    return lines;
  }

  private facesOn(
    halves: Readonly<Partial<Record<TableSeat, TableHalf>>>,
    view: View,
    known: TableBoard['faces'] = {},
  ): TableBoard['faces'] {
    const ids = new Set(Object.values(view.shown));
    for (const half of Object.values(halves)) {
      const cards = [
        half.base,
        ...(half.base.captives ?? []),
        ...(half.base.upgrades ?? []),
        ...(half.deckTop ? [half.deckTop] : []),
        ...half.leaders,
        ...(half.hand ?? []),
        ...half.discard,
        ...half.units.flatMap((unit) => [unit, ...unit.upgrades, ...unit.captives]),
      ];
      for (const { id } of cards) ids.add(id);
      for (const { id } of half.resources) if (id !== null) ids.add(id);
    }
    const shown = [...ids];
    if (shown.every((id) => id in known)) return known;
    return Object.fromEntries(shown.map((id) => [id, this.faces.of(id)]));
  }
}
