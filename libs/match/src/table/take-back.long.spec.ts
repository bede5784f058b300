import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playableBook, starterDeck } from '#cards';
import { games as offered, rulesEngine, setupOf, setupsOf } from '#games';
import { dice, disclosesHidden, hash, isRefusal, type Move, randomMove, type State } from '#rules';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent, type MatchEvent } from '../events.js';
import type { MatchState } from '../state.js';
import { toMove, swuReel, type SwuStanding } from '../game/kinds/swu.js';
import { GameMemory } from '../game/memory.js';
import { plainTerms } from '../testing/terms.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const { names } = playableBook();
const deckOf = (name: 'luke' | 'vader') => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no starter deck ${name}`);
  return deck;
};
const decks = { a: deckOf('luke'), b: deckOf('vader') };
const dealt = { setups: setupsOf([decks.a, decks.b]), terms: null };
const sideOf = (seat: number): 'a' | 'b' => (seat === 0 ? 'a' : 'b');

/** A match with all its stored events. */
class Match {
  readonly log: MatchEvent[] = [
    matchEvent('MatchScheduled', {
      ...place,
      matchId: 'm1',
      ...plainTerms,
    }),
  ];
  state: MatchState = this.log.reduce(matchDecider.evolve, matchDecider.initialState);

  readonly #games = new GameMemory(offered);

  constructor(private readonly seed: string) {
    this.send('OpenTable', { ...decks, seed, seedCommitment: 'c', engine: 'sha256:e' });
  }

  decide<T extends MatchCommandType>(type: T, data: MatchCommands[T]) {
    const at = '2026-11-22T10:00:00.000Z';
    return matchDecider.decide(
      matchCommand(type, data, { actor: 'x', at, games: offered }),
      this.state,
    );
  }

  send<T extends MatchCommandType>(type: T, data: MatchCommands[T]): void {
    const decision = this.decide(type, data);
    if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
    this.log.push(...decision);
    this.state = decision.reduce(matchDecider.evolve, this.state);
  }

  get open() {
    const open = runningGame(this.state.table);
    if (!open) throw new Error('the game is over');
    return open;
  }

  get stands(): SwuStanding {
    const reel = this.#games.of(this.open, this.seed);
    if (!reel) throw new Error('the game leads elsewhere');
    return swuReel(reel).position;
  }

  get board(): State {
    return this.stands.state;
  }

  get position() {
    return { game: 1, at: this.open.moves.length, takenBack: this.open.rewinds.length };
  }

  play({ seat, ...move }: Move): void {
    const { takenBack } = this.position;
    const { seed, stands: position } = this;
    this.send('PlayMove', {
      by: sideOf(seat),
      game: 1,
      move,
      takenBack,
      seed,
      position,
      nonce: 'n',
    });
  }

  takeBack(by: 'a' | 'b') {
    const { seed, stands: position } = this;
    return this.decide('TakeBackMove', { ...this.position, by, seed, position });
  }
}

const someMove = (match: Match, roll: ReturnType<typeof dice>): Move => {
  const { pending } = match.board;
  if (!pending) throw new Error('nobody decides');
  return randomMove(pending, roll, names);
};

describe('going back in a game', () => {
  it('and choosing the same again leads where the game stood, by a free take-back, by consent and by a ruling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 8, max: 60 }), (n, most) => {
        const roll = dice(n);
        const match = new Match(`seed-${n}`);
        const kinds = new Set<string>();
        for (let moves = 0; moves < most && runningGame(match.state.table); moves += 1) {
          const move = someMove(match, roll);
          match.play(move);
          if (!runningGame(match.state.table)) break;
          const [reached, record] = [hash(match.board), match.log.length];
          const free = match.takeBack(sideOf(move.seat));
          const to = match.open.moves.length - 1;
          const way = 'kind' in free ? (['agreed', 'ruled'] as const)[roll(2)]! : 'own-choice';
          if (way === 'own-choice')
            match.send('TakeBackMove', {
              ...match.position,
              by: sideOf(move.seat),
              seed: `seed-${n}`,
            });
          else if (way === 'ruled') match.send('RewindGame', { ...match.position, to, note: '' });
          else {
            match.send('AskTakeBack', { ...match.position, by: sideOf(move.seat), to });
            match.send('AnswerTakeBack', {
              by: sideOf(1 - move.seat),
              game: 1,
              to,
              accept: true,
            });
          }
          kinds.add(way);
          expect(match.log.length).toBeGreaterThan(record);
          expect(match.open.moves).toHaveLength(to);
          match.play(move);
          if (runningGame(match.state.table)) expect(hash(match.board)).toBe(reached);
          // The stored events alone give the same state.
          expect(match.log.reduce(matchDecider.evolve, matchDecider.initialState)).toEqual(
            match.state,
          );
        }
        return kinds.size > 0;
      }),
      { numRuns: 12 },
    );
  });

  it('and choosing otherwise leads where that choice alone would have led', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 4, max: 40 }), (n, most) => {
        const roll = dice(n);
        const match = new Match(`other-${n}`);
        for (let moves = 0; moves < most && runningGame(match.state.table); moves += 1)
          match.play(someMove(match, roll));
        if (!runningGame(match.state.table)) return;
        match.send('RewindGame', { ...match.position, to: roll(most), note: '' });
        for (let moves = 0; moves < 6 && runningGame(match.state.table); moves += 1)
          match.play(someMove(match, roll));
        if (!runningGame(match.state.table)) return;
        const straight = rulesEngine().create(setupOf(dealt), `other-${n}`);
        if (isRefusal(straight)) throw new Error(straight.detail);
        const play = rulesEngine().simulate(straight.state);
        for (const move of match.open.moves) expect(play.play(toMove(move))).toBeNull();
        expect(hash(match.board)).toBe(hash(play.state));
      }),
      { numRuns: 12 },
    );
  });

  it('is free only where no view shows a card that the player had not seen and no die was rolled', () => {
    let [free, kept] = [0, 0];
    const seen = (state: State, viewer: number): ReadonlySet<string> => {
      const view = rulesEngine().view(state, viewer);
      const ids = JSON.stringify(view).match(/[A-Z]{3}_\d{3}/g) ?? [];
      return new Set(ids);
    };
    for (let game = 0; game < 6; game += 1) {
      const roll = dice(game);
      const begun = rulesEngine().create(setupOf(dealt), `free-${game}`);
      if (isRefusal(begun)) throw new Error(begun.detail);
      let { state } = begun;
      for (let n = 0; n < 200 && state.pending; n += 1) {
        const move = randomMove(state.pending, roll, names);
        const step = rulesEngine().apply(state, move);
        if (isRefusal(step)) throw new Error(step.detail);
        const played = { before: state, after: step.state, events: step.events };
        if (disclosesHidden(played, move.seat)) kept += 1;
        else {
          free += 1;
          const known = seen(state, move.seat);
          const news = [0, 1].flatMap((viewer) =>
            [...seen(step.state, viewer)].filter(
              (id) => !known.has(id) && !seen(state, viewer).has(id) && !id.startsWith('TKN'),
            ),
          );
          const tokens = step.events.flatMap((event) => (event.e === 'created' ? [event.id] : []));
          expect(news.filter((id) => !tokens.includes(id))).toEqual([]);
          expect(step.state.dice).toEqual(state.dice);
          expect(step.events.some(({ e }) => e === 'drawn' || e === 'looked')).toBe(false);
        }
        ({ state } = step);
      }
    }
    expect([free > 50, kept > 50]).toEqual([true, true]);
  });
});
