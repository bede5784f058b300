import { describe, expect, it } from 'vitest';
import { dice, hash, type Move, randomMove, type State } from '#rules';
import { games as offered, rulesEngine, setupOf } from '#games';
import type { TableDeck } from '../../table/events.js';
import { gameState, swuReel, type SwuStanding } from './swu.js';
import { GameMemory } from '../memory.js';
import { practising } from '../../testing/practising.js';
import { botAnswers } from '../bots.js';
import type { GameAction } from '../commands.js';
import type { DomainEvent } from '#aggregate';
import type { GameState } from '../state.js';
import { practiceDecider, practiceWinner } from './practice.js';
import type { PracticeEvent } from './practice-events.js';

const decide = (action: GameAction, state: GameState) =>
  practiceDecider.decide({ ...action, games: offered }, state);
const plainUnits = [...rulesEngine().book.cards.values()]
  .filter(({ type, token, abilities }) => type === 'Unit' && !token && !abilities?.length)
  .map(({ id }) => id);
const deckOf = (leaders: readonly string[], base: string): TableDeck => ({
  leaders: [...leaders],
  base,
  deck: Array.from({ length: 80 }, (_, index) => plainUnits[index % plainUnits.length] as string),
});
const own = deckOf(['SOR_005', 'SOR_014'], 'SOR_029');
const bots = [
  deckOf(['SOR_010', 'SOR_002'], 'SOR_023'),
  deckOf(['SOR_006', 'SOR_001'], 'SOR_026'),
  deckOf(['SOR_009', 'SOR_017'], 'SOR_020'),
];
const secret = (seed: string) => ({ seed, nonce: `nonce of ${seed}` });

const start = (seed: string, count: number, person = own): GameAction<'Start'> =>
  practising('p1', [person, ...bots.slice(0, count)], { level: 1, ...secret(seed) });

const send = (state: GameState, command: GameAction, log: DomainEvent[]) => {
  const decided = decide(command, state);
  if ('kind' in decided) throw new Error(decided.code);
  log.push(...decided);
  return decided.reduce(practiceDecider.evolve, state);
};
const gameOf = ({ record }: GameState) => record!;
const stateOf = (now: GameState, seed: string): State => gameState(offered, gameOf(now), seed);
const playing = (
  seed: string,
  { seat: _seat, ...choice }: Omit<Move, 'seat'> & { readonly seat?: number },
  position?: SwuStanding,
): GameAction => {
  const known = position && { position };
  return { type: 'Play', data: { by: 0, choice, ...secret(seed), ...known } };
};

/** The person answers at random, for at most `most` moves or to the end. */
const playOn = (seed: string, count: number, log: DomainEvent[], most = 5_000): GameState => {
  const roll = dice(7);
  const games = new GameMemory(offered);
  let now = send(practiceDecider.initialState, start(seed, count), log);
  for (let moves = 0; moves < most && !now.ended; moves += 1) {
    const { position, state } = swuReel(games.of(gameOf(now), seed)!);
    const { pending } = state;
    expect(pending?.seat).toBe(0);
    const move = randomMove(pending!, roll, rulesEngine().book.names);
    now = send(now, playing(seed, move, position), log);
  }
  return now;
};

describe('Twin Suns against bots', () => {
  it.each([2, 3])('%s bots: every one of them plays, and the game comes to an end', (count) => {
    const log: DomainEvent[] = [];
    const seed = `0000000${count}suns`;
    const over = playOn(seed, count, log);
    const moves = (log as PracticeEvent[]).flatMap((event) =>
      event.type === 'PracticeMovesPlayed' ? event.data.moves : [],
    );
    expect([...new Set(moves.map(({ seat }) => seat))].sort()).toEqual(
      Array.from({ length: count + 1 }, (_, seat) => seat),
    );
    expect(setupOf(gameOf(over))).toMatchObject({ twinSuns: true });
    const { outcome } = stateOf(over, seed);
    expect(over.ended?.winners).toEqual(outcome?.winners);
    expect(practiceWinner(over)).toBe(
      !outcome?.winners.includes(0) ? 'bot' : outcome.winners.length > 1 ? 'draw' : 'person',
    );
    expect(
      (log as PracticeEvent[]).reduce(practiceDecider.evolve, practiceDecider.initialState),
    ).toEqual(over);
  });

  it('is the same game when it is played again from its facts', () => {
    const log: DomainEvent[] = [];
    const seed = '0000000again';
    const now = playOn(seed, 2, log, 25);
    const reached = hash(stateOf(now, seed));
    const facts = (log as PracticeEvent[]).reduce(
      practiceDecider.evolve,
      practiceDecider.initialState,
    );
    expect(hash(stateOf(facts, seed))).toBe(reached);
  });

  it('a person who concedes is out, and the bots play the phase to its end', () => {
    const log: DomainEvent[] = [];
    const seed = '0000000gone';
    const now = playOn(seed, 2, log, 12);
    const { at } = stateOf(now, seed);
    const gone = send(now, playing(seed, { at, concede: true }), log);
    expect(stateOf(gone, seed).players[0]?.eliminated).toBe(true);
    expect(practiceWinner(gone)).toBe('bot');
    expect(gone.ended?.winners).not.toContain(0);
  });

  it('what a bot faces is the same before and within the command', () => {
    const seed = '0000000face';
    const command = start(seed, 3);
    const { initialState } = practiceDecider;
    const faced = practiceDecider.faced(offered, command, initialState);
    const within = send(initialState, command, []);
    const answers = faced && botAnswers(offered, structuredClone(faced));
    const deal = { ...command.data.deal, ...(answers && { answers }) };
    const before = send(initialState, { ...command, data: { ...command.data, deal } }, []);
    expect(before).toEqual(within);
  });

  it('refuses a deck of one leader', () => {
    const single = { ...own, leaders: ['SOR_005'] };
    expect(decide(start('0000000one', 2, single), practiceDecider.initialState)).toMatchObject({
      code: 'practice/deck-not-playable',
    });
  });
});
