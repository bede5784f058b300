import { describe, expect, it } from 'vitest';
import { dice, hash, type Move, randomMove, type State } from '#rules';
import { games as offered, rulesEngine } from '#games';
import type { TableDeck } from '../../table/events.js';
import { GameMemory } from '../memory.js';
import type { GameAction } from '../commands.js';
import type { GamePlayer } from '../facts.js';
import type { GameState } from '../state.js';
import { gameState, SWU, swuReel, type SwuStanding } from './swu.js';
import { twinSunsDecider } from './twin-suns.js';
import type { TwinSunsEvent } from './twin-suns-events.js';

const plainUnits = [...rulesEngine().book.cards.values()]
  .filter(({ type, token, abilities }) => type === 'Unit' && !token && !abilities?.length)
  .map(({ id }) => id);
const deckOf = (leaders: readonly string[], base: string): TableDeck => ({
  leaders: [...leaders],
  base,
  deck: Array.from({ length: 80 }, (_, index) => plainUnits[index % plainUnits.length] as string),
});
const decks = [
  deckOf(['SOR_005', 'SOR_014'], 'SOR_029'),
  deckOf(['SOR_010', 'SOR_002'], 'SOR_023'),
  deckOf(['SOR_006', 'SOR_001'], 'SOR_026'),
  deckOf(['SOR_009', 'SOR_017'], 'SOR_020'),
] as const;
const at = '2026-11-22T10:00:00.000Z';
const late = '2026-11-24T10:00:00.000Z';
const secret = (seed: string) => ({ seed, nonce: `nonce of ${seed}` });
const person = (seat: 0 | 1 | 2 | 3): GamePlayer => ({
  playerId: `p${seat}`,
  name: ['Ana', 'Ben', 'Cleo', 'Dan'][seat] ?? '',
  list: '',
  setup: { ...decks[seat] },
});
const bot = (seat: 2 | 3): GamePlayer => ({
  playerId: null,
  name: `Bot ${seat}`,
  list: '',
  setup: { ...decks[seat] },
});

const { initialState, evolve } = twinSunsDecider;
const decide = (action: GameAction, state: GameState) =>
  twinSunsDecider.decide({ ...action, games: offered }, state);
const answer = (state: GameState, command: GameAction) => decide(command, state);
const codeOf = (state: GameState, command: GameAction): string | null => {
  const decided = decide(command, state);
  return 'kind' in decided ? decided.code : null;
};
const send = (state: GameState, command: GameAction, log: TwinSunsEvent[] = []): GameState => {
  const decided = decide(command, state);
  if ('kind' in decided) throw new Error(decided.code);
  log.push(...decided);
  return decided.reduce(evolve, state);
};

const opening = (seats: 3 | 4): GameAction => ({
  type: 'Open',
  data: {
    gameId: 'g1',
    game: SWU,
    listed: false,
    host: person(0),
    seats,
    openedAt: at,
    openUntil: '2026-11-23T10:00:00.000Z',
  },
});
const joining = (seat: 1 | 2 | 3, when = at): GameAction => ({
  type: 'Join',
  data: { player: person(seat), at: when },
});
const dealing = (seed: string, bots: readonly GamePlayer[] = [], by = 0) =>
  ({
    type: 'Begin',
    data: {
      by,
      players: bots,
      level: 1,
      ...secret(seed),
      seedCommitment: 'c',
      engine: 'sha256:e',
    },
  }) as const satisfies GameAction;

/** A game with this number of people at the table, after the deal. */
const dealt = (seed: string, people: 2 | 3 | 4, log: TwinSunsEvent[] = []): GameState => {
  const seats = people === 4 ? 4 : 3;
  let state = send(initialState, opening(seats), log);
  for (const seat of ([1, 2, 3] as const).slice(0, people - 1))
    state = send(state, joining(seat), log);
  return send(state, dealing(seed, people === 2 ? [bot(2)] : []), log);
};
const gameOf = ({ record }: GameState) => {
  if (!record) throw new Error('no game');
  return record;
};
const stateOf = (now: GameState, seed: string): State => gameState(offered, gameOf(now), seed);
const playing = (
  state: GameState,
  seed: string,
  { seat: by, ...choice }: Move,
  position?: SwuStanding,
) =>
  ({
    type: 'Play',
    data: {
      by,
      choice,
      look: { takenBack: state.record?.rewinds.length ?? 0 },
      ...secret(seed),
      ...(position && { position }),
    },
  }) as const satisfies GameAction;

/** Everybody answers at random, for at most `most` moves or to the end. */
const playOn = (from: GameState, seed: string, log: TwinSunsEvent[], most = 5_000) => {
  const roll = dice(7);
  const games = new GameMemory(offered);
  let now = from;
  for (let moves = 0; moves < most && !now.ended; moves += 1) {
    const { position, state } = swuReel(games.of(gameOf(now), seed)!);
    const { pending } = state;
    if (!pending) throw new Error('nobody is asked');
    expect(now.players[pending.seat]?.playerId).not.toBeNull();
    const move = randomMove(pending, roll, rulesEngine().book.names);
    now = send(now, playing(now, seed, move, position), log);
  }
  return now;
};

describe('a table of Twin Suns', () => {
  it('fills up, and nobody sits twice, too late or beside the last seat', () => {
    const open = send(initialState, opening(3));
    expect(codeOf(open, opening(3))).toBe('twin-suns/already-open');
    const two = send(open, joining(1));
    expect(codeOf(two, joining(1))).toBe('twin-suns/own-seat');
    expect(codeOf(two, joining(2, late))).toBe('twin-suns/expired');
    const three = send(two, joining(2));
    expect(codeOf(three, joining(3))).toBe('twin-suns/full');
    expect(codeOf(initialState, joining(1))).toBe('twin-suns/not-found');
    const started = send(three, dealing('0000000full'));
    expect(codeOf(started, joining(3))).toBe('twin-suns/already-dealt');
  });

  it('loses a seat to whoever leaves, and is cancelled by its host', () => {
    const three = send(send(send(initialState, opening(3)), joining(1)), joining(2));
    const left = send(three, { type: 'Leave', data: { by: 1 } });
    expect(left.players.map(({ name }) => name)).toEqual(['Ana', 'Cleo']);
    const gone = send(left, { type: 'Leave', data: { by: 0 } });
    expect(gone.status).toBe('cancelled');
    expect(codeOf(gone, joining(1))).toBe('twin-suns/cancelled');
  });

  it('is dealt by its host once every seat is taken, by people or bots', () => {
    const two = send(send(initialState, opening(3)), joining(1));
    expect(codeOf(two, dealing('0000000seat'))).toBe('twin-suns/seats-free');
    expect(codeOf(two, dealing('0000000seat', [bot(2)], 1))).toBe('twin-suns/not-host');
    const state = send(two, dealing('0000000seat', [bot(2)]));
    expect(state).toMatchObject({ status: 'running', players: { length: 3 } });
    const single = { ...bot(2), setup: { ...decks[2], leaders: ['SOR_005'] } };
    expect(codeOf(two, dealing('0000000seat', [single]))).toBe('twin-suns/deck-not-playable');
  });
});

describe('a game of Twin Suns among people', () => {
  it.each([2, 3, 4] as const)('%s people: everyone plays, and it comes to an end', (people) => {
    const log: TwinSunsEvent[] = [];
    const seed = `0000000${people}game`;
    const over = playOn(dealt(seed, people, log), seed, log);
    const moves = log.flatMap((event) =>
      event.type === 'TwinSunsMovesPlayed' ? event.data.moves : [],
    );
    expect([...new Set(moves.map(({ seat }) => seat))].sort()).toEqual(
      [...over.players.keys()].sort(),
    );
    expect(over.ended?.winners).toEqual(stateOf(over, seed).outcome?.winners);
    expect(log.reduce(evolve, initialState)).toEqual(over);
    expect(codeOf(over, playing(over, seed, { seat: 0, at: 0, concede: true }))).toBe(
      'twin-suns/over',
    );
  });

  it('whoever concedes is out though nobody asked them, and the others go on', () => {
    const seed = '0000000gone';
    const now = playOn(dealt(seed, 4), seed, [], 12);
    const { at: place, pending } = stateOf(now, seed);
    const other = pending?.seat === 1 ? 2 : 1;
    const gone = send(now, playing(now, seed, { seat: other, at: place, concede: true }));
    expect(stateOf(gone, seed).players[other]?.eliminated).toBe(true);
    const over = playOn(gone, seed, []);
    expect(over.ended?.winners).not.toContain(other);
  });

  it('takes the move of nobody but whom it asks', () => {
    const seed = '0000000turn';
    const now = dealt(seed, 3);
    const { pending } = stateOf(now, seed);
    if (!pending) throw new Error('nobody is asked');
    const move = randomMove(pending, dice(1), rulesEngine().book.names);
    const other = { ...move, seat: (pending.seat + 1) % 3 };
    expect(codeOf(now, playing(now, seed, other))).toMatch(/^rules\//);
  });

  it('gives back an own choice that disclosed nothing, once, to nobody else', () => {
    const seed = '0000000back';
    let now = dealt(seed, 3);
    const roll = dice(3);
    const back = (by: number): GameAction => ({
      type: 'TakeBack',
      data: { by, look: { at: now.record?.moves.length ?? 0, takenBack: 0 }, seed },
    });
    for (let moves = 0; moves < 60; moves += 1) {
      const { pending } = stateOf(now, seed);
      if (!pending) break;
      now = send(now, playing(now, seed, randomMove(pending, roll, rulesEngine().book.names)));
      const mover = pending.seat;
      expect(codeOf(now, back((mover + 1) % 3))).toBe('twin-suns/nothing-to-take-back');
      if (codeOf(now, back(mover)) !== null) continue;
      const before = now.record?.moves.length ?? 0;
      const rewound = send(now, back(mover));
      expect(gameOf(rewound)).toMatchObject({
        moves: { length: before - 1 },
        rewinds: [{ from: before, to: before - 1 }],
      });
      expect(stateOf(rewound, seed).pending?.seat).toBe(mover);
      expect(codeOf(rewound, back(mover))).toBe('twin-suns/taken-back');
      return;
    }
    throw new Error('no choice could be taken back');
  });

  it('goes on without a player who was told that they are waited for and did not answer', () => {
    const seed = '0000000mute';
    const now = playOn(dealt(seed, 4), seed, [], 12);
    const { pending } = stateOf(now, seed);
    if (!pending) throw new Error('nobody is asked');
    const silent = pending.seat;
    const [by, third] = [0, 1, 2, 3].filter((seat) => seat !== silent) as [number, number];
    const clock = (seconds: number): string =>
      new Date(Date.parse(at) + seconds * 1_000).toISOString();
    const warning = (seat: number, seconds = 30): GameAction => ({
      type: 'WarnSilence',
      data: {
        by: seat,
        look: { at: now.record?.moves.length ?? 0, takenBack: 0 },
        seed,
        movedAt: at,
        now: clock(seconds),
      },
    });
    const removing = (seat: number, seconds: number): GameAction => ({
      type: 'Claim',
      data: { by: seat, ...secret(seed), now: clock(seconds) },
    });
    expect(codeOf(now, warning(by, 29))).toBe('twin-suns/too-early');
    expect(codeOf(now, warning(silent))).toBe('twin-suns/not-waiting-for-other');
    expect(codeOf(now, removing(by, 900))).toBe('twin-suns/no-silence-warned');

    const warned = send(now, warning(by));
    expect(warned.silence).toEqual({
      by,
      seat: silent,
      until: clock(330),
      then: 'claim',
      rulingAsked: false,
    });
    expect(codeOf(warned, warning(third))).toBe('twin-suns/silence-warned');
    expect(codeOf(warned, removing(third, 329))).toBe('twin-suns/too-early');
    expect(codeOf(warned, removing(silent, 330))).toBe('twin-suns/not-waiting-for-other');
    const move = randomMove(pending, dice(1), rulesEngine().book.names);
    const answered = send(warned, playing(warned, seed, move));
    expect(codeOf(answered, removing(third, 330))).toBe('twin-suns/no-silence-warned');

    const log: TwinSunsEvent[] = [];
    const gone = send(warned, removing(third, 330), log);
    expect(log).toMatchObject([
      { type: 'TwinSunsPlayerRemoved', data: { seat: silent, by: third } },
      { type: 'TwinSunsMovesPlayed', data: { moves: [{ seat: silent, concede: true }] } },
    ]);
    expect(gone.silence).toBeNull();
    expect(stateOf(gone, seed).players[silent]?.eliminated).toBe(true);
    expect(playOn(gone, seed, []).ended?.winners).not.toContain(silent);
  });

  it('is the same game when it is played again from its facts', () => {
    const seed = '0000000same';
    const now = playOn(dealt(seed, 3), seed, [], 25);
    const reached = hash(stateOf(now, seed));
    gameState(offered, { ...gameOf(now), moves: [], hashed: null }, seed);
    expect(hash(stateOf(now, seed))).toBe(reached);
  });

  it('leads to another table once it is over, and not before', () => {
    const seed = '0000000next';
    const wanted: GameAction = { type: 'OpenRematch', data: { by: 2, next: 'g2' } };
    let now = dealt(seed, 3);
    expect(codeOf(now, wanted)).toBe('twin-suns/not-over');
    for (const seat of [0, 1]) {
      const { at: place } = stateOf(now, seed);
      now = send(now, playing(now, seed, { seat, at: place, concede: true }));
    }
    expect(now.status).toBe('over');
    expect(send(now, wanted).rematch).toEqual({ next: 'g2', by: 2 });
  });

  it('what bots face is the same before and within the command', () => {
    const seed = '0000000face';
    const two = send(send(initialState, opening(3)), joining(1));
    const command = dealing(seed, [bot(2)]);
    const faced = twinSunsDecider.faced(offered, command, two);
    const within = answer(two, command);
    expect(faced === null).toBe('kind' in within || within.length === 1);
  });
});
