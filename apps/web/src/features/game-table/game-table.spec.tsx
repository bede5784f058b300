import { describe, expect, it } from 'vitest';
import type { BoardFrame } from '../../shared/table/board-frame.js';
import { draw, wordsOf } from '../../testing/draw.js';
import { type GameOnScreen, silentSeat, type Silence } from './game.js';
import { GameEnd } from './game-end.js';
import { GameTable } from './game-table.js';

const idle = { send: () => undefined, pending: false, failure: null };
const silence: Silence = { warned: null, warn: idle, way: 'claim', then: idle };

/** An invented kind of game. */
const toy: GameOnScreen = {
  game: { kind: 'duel', id: 'toy' },
  title: 'Tic-tac-toe',
  meta: 'Move 3',
  seats: [{ name: 'Ana' }, { name: 'Ben' }],
  mine: 0,
  waitingFor: 1,
  running: true,
  at: 3,
  undo: null,
  concede: idle,
  silence,
  timing: null,
  chat: 'write',
};

/** The only thing that such a game must provide: a board, which draws its frame where it likes. */
const ToyBoard = ({ title, meta, seats, menu, chat, notice, over }: BoardFrame) => (
  <main>
    <h1>{title}</h1>
    <p>{meta}</p>
    <p>{seats.map(({ name, here }) => `${name} ${here ?? '?'}`).join(', ')}</p>
    <ul>
      {menu.map(({ label }) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
    {chat?.panel}
    {notice}
    {over}
  </main>
);

const end = (
  <GameEnd
    seats={toy.seats}
    mine={0}
    outcome={{ winners: [0], cause: 'conceded' }}
    rematch={{ wantedBy: null, sending: idle }}
    replay="/toys/toy/replay"
    ways={[{ label: 'More toys', to: '/toys' }]}
  />
);

interface Shown extends Partial<GameOnScreen> {
  readonly lost?: boolean;
  readonly over?: boolean;
}

const shown = ({ lost = false, over = false, ...game }: Shown): Promise<string> =>
  draw(
    <GameTable
      game={{ ...toy, ...game }}
      lost={lost}
      menu={[{ label: 'More toys', to: '/toys' }]}
      over={over ? end : null}
    >
      {(frame) => <ToyBoard {...frame} />}
    </GameTable>,
    {
      answers: [
        [
          ['here', 'duel', 'toy'],
          {
            a: { here: true, awaySince: null },
            b: { here: false, awaySince: '2026-11-27T10:00:00.000Z' },
          },
        ],
      ],
    },
  );

describe('the page of any game on screen', () => {
  it('gives its board the title, who is here, a menu and a chat', async () => {
    const words = wordsOf(await shown({}));
    expect(words).toContain('Tic-tac-toe Move 3 Ana true, Ben false');
    // Nobody has waited yet, so that there is nobody to warn.
    expect(words).toContain('More toys Concede the game');
    expect(words).toContain('Nothing has been written yet');
  });

  it('offers onlookers neither to concede nor the chat where it is closed to them', async () => {
    const words = wordsOf(await shown({ mine: null, chat: null }));
    expect(words).not.toContain('Concede');
    expect(words).not.toContain('Nothing has been written yet');
  });

  it('knows whom a player may complain of: of no bot, not twice, and only whoever has to move', () => {
    const warned = { by: 0, seat: 1, from: '2126-11-27T10:05:00.000Z' };
    expect(silentSeat(toy)).toBe(1);
    const others: readonly Partial<GameOnScreen>[] = [
      { mine: null },
      { waitingFor: 0 },
      { waitingFor: null },
      { seats: [{ name: 'Ana' }, { name: 'Ben', bot: true }] },
      { sides: 1 },
      { silence: null },
      { silence: { ...silence, warned } },
      { running: false },
    ];
    for (const other of others)
      expect(silentSeat({ ...toy, ...other }), JSON.stringify(other)).toBeNull();
  });

  it('says that nothing is heard any more, as long as the game runs', async () => {
    expect(wordsOf(await shown({ lost: true }))).toContain('No connection.');
    expect(wordsOf(await shown({ lost: true, running: false }))).not.toContain('No connection.');
  });

  it('shows the end with its cause, another game and the replay', async () => {
    const markup = await shown({ running: false, over: true });
    const words = wordsOf(markup);
    for (const text of ['You win', 'Ben conceded.', 'Play again', 'Watch the replay', 'More toys'])
      expect(words).toContain(text);
    expect(markup).toContain('href="/toys/toy/replay"');
    expect(words).not.toContain('Concede the game');
  });
});

describe('a player who does not move', () => {
  const before = '2026-11-27T10:05:00.000Z';
  const later = '2126-11-27T10:05:00.000Z';
  const ways = ['claim', 'ruling', 'go-on'] as const;
  const acts = {
    claim: 'Claim the game',
    ruling: 'Ask for a ruling',
    'go-on': 'Go on without Ben',
  } as const;

  it.each(ways)('has been told: the one who waits may do more after a while (%s)', async (way) => {
    const told = async (from: string) =>
      wordsOf(await shown({ silence: { ...silence, way, warned: { by: 0, seat: 1, from } } }));
    const early = await told(later);
    expect(early).toContain('Ben has been told that you are waiting.');
    expect(early).toContain('Ben has not been at the table since');
    expect(early).not.toContain(acts[way]);
    expect(await told(before)).toContain(acts[way]);
  });

  it('reads who waits for them, and what comes of it', async () => {
    const words = wordsOf(
      await shown({
        waitingFor: 0,
        silence: { ...silence, warned: { by: 1, seat: 0, from: later } },
      }),
    );
    expect(words).toContain('Ben is waiting for your choice.');
    expect(words).toContain('they may soon claim the game');
  });

  it('waits for the judge who was called', async () => {
    const warned = { by: 0, seat: 1, from: before };
    const words = wordsOf(
      await shown({ silence: { ...silence, way: 'ruling', then: null, warned } }),
    );
    expect(words).toContain('A judge was called to rule.');
    expect(words).not.toContain(acts.ruling);
  });
});
