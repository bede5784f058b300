/**
 * Checks games as overlays for streams show them, with a delay: to an onlooker, and to a caster who
 * sees both hands. What a board may show is known from the game itself, which is played alongside.
 */
import type { EventStore, RecordedEvent } from '#event-store';
import { formatRules, generateDeck } from '#formats';
import { games as offered, rulesEngine, setupOf, setupsOf } from '#games';
import { GameMemory, type MatchEvent, matchEvent, swuReel } from '#match';
import { escapeText } from '#platform';
import { dice, type Dice, exchangeHidden, isRefusal, randomMove, type State } from '#rules';
import { wordsIn } from '../src/boards/board-words.js';
import { tableBoard } from '../src/boards/table-board.js';
import { Boards } from '../src/tables/board.js';
import { HeldBack } from '../src/live/held-back.js';
import { type FollowedMatch, heldMatches } from '../src/tables/followed-match.js';
import { CardFaces } from '../src/tables/words/faces.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const words = wordsIn('en');
const rules = formatRules('premier', { on: '2026-11-21' });
const names = ['Ana', 'Ben'];
const place = { eventId: 'e1', phase: 0, round: 1, table: 1, players: ['ana', 'ben'] as const };
const terms = {
  bestOf: 1,
  drawsAllowed: true,
  agreedDrawAllowed: true,
  confirmAfterMinutes: 5,
  format: 'plain',
  points: null,
} as const;
const begin = Date.parse('2026-11-21T10:00:00.000Z');
const MOST_MOVES = 250;

/** Counts of what was checked, and the leaks found. */
export interface StreamedGames {
  /** Boards checked: those of an onlooker and of a caster each count. */
  boards: number;
  /** Names of hidden cards that each board was searched for. */
  hidden: number;
  /** Names in the hands that a caster saw. */
  hands: number;
  /** Moves that had been made but were held back. */
  heldBack: number;
  readonly faults: string[];
}

type Viewer = null | 'both';

const drawn = (state: State, viewer: Viewer): string => {
  const side = (name: string) => ({ playerId: name, name, won: 0, deck: 'ready' as const });
  const reel = { moves: 0, state, events: [], rewinds: [] };
  const board = boards.render({ reel, viewer, names });
  const view = { matchId: 'm1', a: side('Ana'), b: side('Ben'), board, game: 1 };
  return tableBoard(view, { words, lang: 'en' }).html;
};

const textsIn = (html: string): ReadonlySet<string> => {
  const texts = [...html.matchAll(/>([^<]+)</g)].flatMap(([, text = '']) => text.split(', '));
  return new Set(texts.map((text) => text.trim()));
};

const namesOf = (state: State, cards: Iterable<number>): readonly string[] =>
  [...cards].map((card) => escapeText(engine.book.cards.get(state.id[card] ?? '')?.name ?? ''));

/** Names of cards in hands, decks and face-down resources that are in no public place. */
const hiddenNames = (state: State): readonly string[] => {
  const hidden = new Set(
    state.players.flatMap(({ hand, deck, resources }) => [...hand, ...deck, ...resources]),
  );
  const open = new Set(
    namesOf(
      state,
      Array.from(state.id.keys()).filter((card) => !hidden.has(card)),
    ),
  );
  return namesOf(state, hidden).filter((name) => name !== '' && !open.has(name));
};

/** A stream that is written move by move, with every state of the game so far. */
class StreamedGame {
  readonly states: State[];
  readonly moments: number[];
  readonly #events: RecordedEvent[] = [];
  readonly #held: HeldBack<FollowedMatch, MatchEvent>;
  readonly #memory = new GameMemory(offered);
  #now = begin;

  constructor(
    private readonly seed: string,
    private readonly delaySeconds: number,
  ) {
    const store: Pick<EventStore, 'readStream'> = {
      readStream: (_stream, { fromVersion = 1 } = {}) =>
        Promise.resolve(this.#events.slice(fromVersion - 1)),
    };
    this.#held = new HeldBack(heldMatches, store, () => this.#now);
    const [a, b] = [0, 1].map((seat) => {
      const { leaders, bases, main } = generateDeck(`${seed}.${seat}`, rules);
      return {
        leaders: leaders.map(({ id }) => id),
        base: bases[0]?.id ?? '',
        deck: main.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
      };
    });
    if (!a || !b) throw new Error('two play');
    const dealt = { engine: 'sha256:e', cards: 'k', discreet: true } as const;
    const begun = engine.create(setupOf({ setups: setupsOf([a, b]), terms: dealt }), seed);
    if (isRefusal(begun)) throw new Error(begun.detail);
    this.states = [begun.state];
    this.moments = [begin];
    this.write(matchEvent('MatchScheduled', { ...place, matchId: 'm1', ...terms }));
    this.write(
      matchEvent('TableOpened', { ...place, game: 1, a, b, seedCommitment: 'c', ...dealt }),
    );
  }

  get state(): State {
    return this.states.at(-1) as State;
  }

  /** Makes a random move, this many seconds later. */
  move(seconds: number, roll: Dice): void {
    this.#now += seconds * 1_000;
    const { pending } = this.state;
    if (pending === null) return;
    const move = randomMove(pending, roll, engine.book.names);
    const step = engine.apply(this.state, move);
    if (isRefusal(step)) throw new Error(step.detail);
    this.states.push(step.state);
    this.moments.push(this.#now);
    this.write(matchEvent('MovePlayed', { ...place, game: 1, move, hash: null }));
  }

  /** The delayed state of the game; null before the deal. */
  get held(): { readonly state: State; readonly moves: number } | null {
    const until = this.#now - this.delaySeconds * 1_000;
    const moves = this.moments.findLastIndex((moment) => moment <= until);
    const state = this.states[moves];
    return state ? { state, moves } : null;
  }

  /** The present board as the server draws it; null if it has none to show. */
  async shown(viewer: Viewer): Promise<string | null> {
    const { state } = await this.#held.of('m1', this.delaySeconds);
    const record = state.last?.record;
    if (record === undefined) return null;
    const reel = this.#memory.of(record, this.seed);
    if (!reel) throw new Error('the game leads elsewhere');
    return drawn(swuReel(reel).state, viewer);
  }

  private write({ type, data }: MatchEvent): void {
    const meta = { at: new Date(this.#now).toISOString() };
    const version = this.#events.length + 1;
    this.#events.push({ version, type, schemaVersion: 1, data, meta } as unknown as RecordedEvent);
  }
}

/** Checks the present state of one game, as an onlooker and as a caster with both hands. */
const look = async (game: StreamedGame, found: StreamedGames, where: string): Promise<void> => {
  const { held } = game;
  const fault = (text: string): void => void found.faults.push(`${where}: ${text}`);
  for (const viewer of [null, 'both'] as const) {
    const shown = await game.shown(viewer);
    found.boards += 1;
    if (held === null) {
      if (shown !== null) fault(`${viewer ?? 'an onlooker'} sees a game that is held back`);
      continue;
    }
    // The board must equal the delayed one byte by byte: nothing more recent may influence it.
    if (shown !== drawn(held.state, viewer))
      fault(`${viewer ?? 'an onlooker'} sees another board than that of the delay`);
    const texts = textsIn(shown ?? '');
    if (viewer === 'both') {
      const hands = held.state.players.flatMap(({ hand }) => namesOf(held.state, hand));
      found.hands += hands.filter((name) => texts.has(name)).length;
      continue;
    }
    const hidden = hiddenNames(held.state);
    found.hidden += hidden.length;
    for (const name of hidden) if (texts.has(name)) fault(`an onlooker reads ${name}`);
    for (const other of exchangeHidden(held.state, null))
      if (drawn(other, null) !== shown) fault('an onlooker’s board changes with hidden cards');
  }
  found.heldBack += game.states.length - 1 - (held?.moves ?? 0);
};

/** Plays this many games of legal decks with random moves and checks one position in ten. */
export const streamedGames = async (games: number, seed: number): Promise<StreamedGames> => {
  const found: StreamedGames = { boards: 0, hidden: 0, hands: 0, heldBack: 0, faults: [] };
  for (let number = seed; number < seed + games; number += 1) {
    const roll = dice(number);
    const game = new StreamedGame(`stream ${number}`, 15 + roll(106));
    for (let move = 0; move < MOST_MOVES && game.state.pending; move += 1) {
      game.move(1 + roll(12), roll);
      if (move % 10 === 0) await look(game, found, `seed ${number}, move ${move}`);
    }
  }
  return found;
};
