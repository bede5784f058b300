import { hash } from 'node:crypto';
import {
  blankPgnState,
  foldPgn,
  type PgnRecord,
  type PgnState,
  printPgn,
  type TableLogLine,
} from '#contracts';
import { decksOf } from '#games';
import type { ScreenRecord, SwuReel, TableDeck } from '#match';
import type { Engine, GameEvent, State } from '#rules';
import { dealtBy } from '../replays.js';
import { movesBetween, restOf } from './differences.js';
import { cardNames, setAndNumber, snapshotOf } from './snapshot.js';

export interface PgnRequest {
  /** The game at every position, from the deal on. */
  readonly reels: readonly SwuReel[];
  /** Its number in the match. */
  readonly game: number;
  readonly record: ScreenRecord;
  readonly seed: string;
  readonly source: string;
  readonly result: { readonly winner: 'a' | 'b' | 'draw'; readonly cause: string };
  /** When it was dealt (ISO 8601). */
  readonly date: string;
  readonly log: readonly TableLogLine[];
}

/** A player's own action, which gets a number; null for consequences, which get letters. */
const actionOf = (event: GameEvent, names: readonly string[]): PgnRecord | null => {
  const nameOf = (card: number): string => names[card] ?? '';
  switch (event.e) {
    case 'played': {
      const t =
        event.as === 'event'
          ? 'PLAY_EVENT'
          : event.as === 'upgrade' || event.as === 'pilot'
            ? 'PLAY_UPGRADE'
            : event.as === 'smuggle'
              ? 'PLAY_SMUGGLE'
              : 'PLAY';
      return { t, p: event.seat + 1, card: nameOf(event.card) };
    }
    case 'attack-declared':
      return {
        t: 'ATTACK',
        p: event.seat + 1,
        atk: nameOf(event.card),
        def: nameOf(event.defender),
      };
    case 'passed':
      return { t: 'PASS', p: event.seat + 1 };
    case 'initiative-taken':
      return { t: 'CLAIM_INITIATIVE', p: event.seat + 1 };
    case 'ability-used':
      return { t: 'ABILITY_ACTIVATE', p: event.seat + 1, card: nameOf(event.card), kind: 'action' };
    default:
      return null;
  }
};

const letters = (n: number): string => {
  const low = String.fromCharCode(97 + (n % 26));
  return n < 26 ? low : letters(Math.floor(n / 26) - 1) + low;
};

const phaseLetters = { setup: 'S', action: 'A', regroup: 'G', over: 'A' } as const;

/** Numbers records: own actions 1, 2, 3 and their consequences 1a, 1b. */
class Numbering {
  #part = '';
  #action = 0;
  #following = 0;

  of(round: number, phase: keyof typeof phaseLetters, own: boolean): string {
    const part = `R${round}.${phaseLetters[phase]}`;
    if (part !== this.#part) [this.#part, this.#action, this.#following] = [part, 0, 0];
    if (own) {
      this.#action += 1;
      this.#following = 0;
      return `${part}.${this.#action}`;
    }
    this.#following += 1;
    return `${part}.${this.#action}${letters(this.#following - 1)}`;
  }
}

/**
 * Every event of the game in file order. Each round begins with a keyframe, and folding the events
 * leads to the same state.
 */
const eventsOf = (
  engine: Engine,
  reels: readonly SwuReel[],
  names: readonly string[],
): PgnRecord[] => {
  const events: PgnRecord[] = [];
  const numbering = new Numbering();
  let folded: PgnState | null = null;
  let before = reels[0];
  for (const reel of reels) {
    const { state } = reel;
    const wanted = snapshotOf(engine, state, names);
    if (folded === null || before === undefined) {
      events.push({ seq: 'R0.start', t: 'PHASE_START', phase: 'setup', keyframe: wanted });
      folded = wanted;
      before = reel;
      continue;
    }
    const { round, phase } = before.state;
    const told = reel.events.slice(before.events.length).map(({ event }) => event);
    const actions = told.map((event) => actionOf(event, names)).filter((record) => record !== null);
    for (const record of actions)
      events.push({ seq: numbering.of(round, phase, true), ...record, x: reel.moves });
    const moved = movesBetween(before.state, state, names);
    const placed: PgnState = [...actions, ...moved].reduce(foldPgn, folded);
    const rest = restOf(placed, wanted);
    for (const record of [...moved, ...rest])
      events.push({ seq: numbering.of(round, phase, false), ...record });
    folded = rest.reduce(foldPgn, placed);
    if (state.round !== round) {
      const start = { t: 'ROUND_START', round: state.round, initiative: wanted.initiative };
      folded = foldPgn(folded, start);
      events.push({ seq: `R${state.round}.start`, ...start, keyframe: wanted });
    }
    if (state.phase !== phase) {
      const start = { t: 'PHASE_START', phase: state.phase };
      folded = foldPgn(folded, start);
      events.push({ seq: `R${state.round}.${phaseLetters[state.phase]}.start`, ...start });
    }
    before = reel;
  }
  return events;
};

const listOf = (deck: readonly string[]): [string, number][] => {
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => [setAndNumber(id), count]);
};

const cardIn = ({ book }: Engine, id: string) => {
  const card = book.cards.get(id);
  const type = card?.type.toLowerCase();
  return {
    id: setAndNumber(id),
    name: card?.name ?? id,
    ...(type === 'unit' || type === 'upgrade' ? { kind: type } : {}),
  };
};

/** Names of cards; the format names bases by their players. */
const namesIn = (state: State): readonly string[] => {
  const bases = new Map(state.players.map(({ base }, seat) => [base, `base@${seat + 1}`]));
  return cardNames(state).map((name, card) => bases.get(card) ?? name);
};

/** A finished game as SWU-PGN 1.0, with both hands open and without names of people. */
export const swuPgnOf = (request: PgnRequest): string => {
  const { reels, record, game, seed, source, result, date, log } = request;
  const last = reels.at(-1);
  if (!last) throw new Error('a game has a beginning');
  const { engine } = last.position;
  const dealt = dealtBy(record);
  const names = namesIn(last.state);
  const sides = decksOf(record);
  const winner = { a: 'P1', b: 'P2', draw: 'Draw' }[result.winner];
  const ids = [...new Set(last.state.id)].filter((id) => !id.startsWith('TOKEN_'));
  const tags = {
    Game: 'SWU-PGN/1.0',
    GameId: `${source}/${game}`,
    Date: date,
    CardPool: [...new Set(ids.map((id) => id.split('_')[0] ?? ''))].join(','),
    Engine: `conclave@${dealt.engine}`,
    Seed: seed,
    P1Id: `sha256:${hash('sha256', `${source}/1`)}`,
    P2Id: `sha256:${hash('sha256', `${source}/2`)}`,
    P1: 'Player 1',
    P2: 'Player 2',
    ...Object.fromEntries(
      sides.flatMap((side, index) => [
        [`P${index + 1}Leader`, setAndNumber(side.leaders[0] ?? '')],
        [`P${index + 1}Base`, setAndNumber(side.base)],
      ]),
    ),
    Result: winner,
    Reason: result.cause,
    Rounds: String(last.state.round),
    XCards: dealt.cards,
  };
  const events = eventsOf(engine, reels, names);
  const [first] = reels;
  const order = (seat: 0 | 1) => first?.state.players[seat]?.deck.map((card) => names[card]);
  return printPgn(
    {
      tags,
      decks: sides.map((side, index) => ({
        p: index + 1,
        leader: setAndNumber(side.leaders[0] ?? ''),
        base: setAndNumber(side.base),
        deck: listOf(side.deck),
      })),
      cards: ids.map((id) => cardIn(engine, id)),
      setup: [{ seq: 'R1.S.0', t: 'INIT', p1DeckOrder: order(0), p2DeckOrder: order(1) }],
      events: [
        ...events,
        { seq: `R${last.state.round}.end`, t: 'GAME_END', winner, reason: result.cause },
      ],
      annotations: [],
    },
    log.map(({ en }) => en.replaceAll('%%%', '')),
  );
};

/** The state from which a reader folds, before the first keyframe. */
export const beginningOf = (record: Pick<ScreenRecord, 'setups'>): PgnState => {
  const [a, b] = decksOf(record);
  const leaderOf = (side: TableDeck | undefined): string => setAndNumber(side?.leaders[0] ?? '');
  return blankPgnState([leaderOf(a), leaderOf(b)], [a?.deck.length ?? 0, b?.deck.length ?? 0]);
};
