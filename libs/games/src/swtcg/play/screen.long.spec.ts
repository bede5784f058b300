import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import type { DescribedPosition } from '#game';
import { begunGame, hiddenFrom, namesOf, piecesIn, piecesOf } from '../../testing/pieces.js';
import { fullName } from '../card.js';
import { allCards, isPlayable } from '../facts/catalogue.js';
import { cardWords } from './ability-words.js';
import { playableCards } from './book.js';
import { swtcgScreen } from './screen-game.js';
import { randomDeck } from './random-game.js';

const begun = (seed: string): DescribedPosition => begunGame(swtcgScreen, seed);

/** Positions of a game in which every fourth choice is random and the others are the bot's. */
const positionsOf = (seed: string): readonly DescribedPosition[] => {
  const random = seededRandom(`choices ${seed}`);
  const all = [begun(seed)];
  for (let now = all[0]; now && now.result === null && all.length < 500; now = all.at(-1)) {
    const chosen =
      random.below(4) === 0
        ? now.options[random.below(now.options.length)]
        : now.botChoice({ level: 1 }).option;
    const after = now.after({ seat: now.waitingFor ?? 0, option: chosen ?? {} });
    if (!after) throw new Error('an option is legal');
    all.push(after);
  }
  return all;
};
const games = ['one', 'two', 'three', 'four', 'five'].map(positionsOf);

const zonesOf = (position: DescribedPosition, viewer: number | null, seat: number, zone: string) =>
  piecesIn(position, viewer, { seat, zone });

describe('a board of the Star Wars TCG', () => {
  it('names no hidden card to the other player or to somebody who watches, and gives it no key of its own', () => {
    let secrets = 0;
    for (const position of games.flat())
      for (const { viewer, seat } of hiddenFrom) {
        const told = JSON.stringify([position.board(viewer), position.told]);
        const open = namesOf(piecesOf(position, viewer));
        const own = ['hand', 'build'].flatMap((id) => zonesOf(position, seat, seat, id));
        const theirs = ['hand', 'build'].flatMap((id) => zonesOf(position, viewer, seat, id));
        expect(theirs).toHaveLength(own.length);
        const hidden = theirs.filter(({ name }) => name === null);
        const keys = new Set(own.map(({ key }) => key));
        expect(hidden.filter(({ key }) => keys.has(key))).toEqual([]);
        for (const name of namesOf(own)) {
          if (open.has(name)) continue;
          secrets += 1;
          expect([name, told.includes(JSON.stringify(name))]).toEqual([name, false]);
        }
      }
    expect(secrets).toBeGreaterThan(1_000);
  });

  it('says every question, option and line in three languages, without a key or a gap', () => {
    let said = 0;
    const gap = /undefined|\{|\b[ab]\d+\b|: $|^ | {2}/;
    for (const position of games.flat()) {
      const { decision } = position.board(position.waitingFor);
      const texts = [
        ...(decision ? [decision.question, ...decision.options.map(({ text }) => text)] : []),
        ...position.told.map(({ text }) => text),
      ];
      for (const text of texts) {
        said += 1;
        expect(Object.values(text).filter((text) => text === '' || gap.test(text))).toEqual([]);
      }
    }
    expect(said).toBeGreaterThan(2_000);
  });

  it('shows three arenas a side, units with speed, power and damage, and dice while they lie', () => {
    const [position] = games.flat().filter((one) => zonesOf(one, 0, 0, 'Ground').length > 0);
    if (!position) throw new Error('units are built');
    const titled = position.board(0).seats[0]?.zones.filter((zone) => zone.titled) ?? [];
    expect(titled.map(({ id }) => id)).toEqual(['Space', 'Ground', 'Character']);
    const [unit] = zonesOf(position, 0, 0, 'Ground');
    expect(unit?.marks.map(({ sign }) => sign)).toEqual(['speed', 'power', 'damage']);
    const rolled = games
      .flat()
      .flatMap((one) => [0, 1].map((seat) => zonesOf(one, 0, seat, 'dice')));
    expect(rolled.some((dice) => dice.length > 0)).toBe(true);
  });

  it('opens hands and what is built face down to everyone, and no deck', () => {
    for (const position of games.flat()) {
      const open = position.board('everyone');
      expect(open.decision).toBeNull();
      for (const [seat, { zones }] of open.seats.entries())
        expect(zones).toEqual(position.board(seat).seats[seat]?.zones);
    }
  });

  it('says what damage is coming, to whom, and in which arena one attacks', () => {
    const asked = games
      .flat()
      .map((one) => one.board(one.waitingFor).decision?.question.en ?? '')
      .filter((question) => /prevent it|fastest unit/.test(question));
    expect(asked.some((question) => question.endsWith('prevent it, or pass'))).toBe(true);
    for (const question of asked)
      expect(question).toMatch(
        /^(?:\d+ damage to .+: prevent it, or pass|(?:Space|Ground|Character): attack with .+)$/,
      );
  });

  it('asks nobody who only watches', () => {
    const position = begun('watched');
    expect(position.board(null).decision).toBeNull();
    expect(position.board(position.waitingFor).decision).not.toBeNull();
  });
});

/**
 * Whether a line is proper text: what it costs and does, or what applies always, without text keys
 * and without unfilled placeholders.
 */
const isSaid = (line: string): boolean => /^\S+( \S+)+$/.test(line) && !/[{}]|swtcg\./.test(line);

describe('cards that can be played on screen', () => {
  it('say each ability in words', () => {
    for (const card of playableCards) {
      const words = cardWords(card);
      if ((card.abilities ?? []).length === 0) expect(words).toBeNull();
      else
        for (const text of Object.values(words ?? {}))
          for (const line of text.split('\n'))
            expect([card.name, line, isSaid(line)]).toEqual([card.name, line, true]);
    }
  });
});

describe('what is brought', () => {
  const light = randomDeck(seededRandom('light'), 'L');
  const names = new Map(playableCards.map((card) => [card.id, fullName(card)]));
  const text = light.map((id) => `1 ${names.get(id)}`).join('\n');

  it('is a deck of cards that the engine plays; others are named', () => {
    expect(swtcgScreen.bring(text, 's')).toMatchObject({ kind: 'brought' });
    const strange = allCards.find((card) => !isPlayable(card));
    if (!strange) throw new Error('every card is played: this has nothing to name any more');
    const name = fullName(strange);
    expect(swtcgScreen.bring(`4 ${name}`, 's')).toEqual({ kind: 'not-playable', cards: [name] });
    expect(swtcgScreen.bring('nonsense', 's').kind).toBe('unreadable');
  });

  it('is played against the other side where the opponent brought both', () => {
    const own = swtcgScreen.bring(text, 's');
    const other = swtcgScreen.bring(null, 's');
    if (own.kind !== 'brought' || other.kind !== 'brought') throw new Error('both can be played');
    const sides = swtcgScreen
      .begin([own.setup, other.setup], 'sides')
      ?.board(0)
      .seats.map(({ counters }) => counters[0]?.name.en);
    expect(sides).toEqual(['Light side', 'Dark side']);
  });
});

describe('the bot', () => {
  it('beats a player who moves by chance with the same decks, in either seat', () => {
    const wins = [0, 1, 0, 1].map((own, n) => {
      const random = seededRandom(`against ${n}`);
      let position = begun(`bot ${n}`);
      for (let moves = 0; position.result === null; moves += 1) {
        expect(moves).toBeLessThan(3_000);
        const seat = position.waitingFor ?? 0;
        const option =
          seat === own
            ? position.botChoice({ level: 1 }).option
            : (position.options[random.below(position.options.length)] ?? {});
        const after = position.after({ seat, option });
        if (!after) throw new Error('the bot chooses what is legal');
        position = after;
      }
      return position.result.winners.includes(own);
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  });
});
