import { describe, expect, it } from 'vitest';
import { rulesEngine } from '#games';
import { type State, table } from '#rules';
import { Boards } from './board.js';
import { CardFaces } from './words/faces.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const boardFor = (state: State, viewer: number | null) =>
  boards.render({
    reel: { moves: 0, state, events: [], rewinds: [] },
    viewer,
    names: ['Ana', 'Ben'],
  });

describe('the board of a viewer', () => {
  it('has the top card of a deck for the player whose unit shows it, and for nobody else', () => {
    const { state } = table(engine, {
      you: { ground: ['LAW_094'], deck: ['SOR_095', 'SOR_046'] },
      them: { deck: ['SOR_128'] },
    });
    const [own, other, onlooker] = [0, 1, null].map((viewer) => boardFor(state, viewer));
    expect(own?.a.deckTop?.id).toBe('SOR_095');
    expect(own?.faces['SOR_095']?.name).toBeDefined();
    expect(own?.b.deckTop).toBeNull();
    for (const board of [other, onlooker]) {
      expect(board?.a.deckTop).toBeNull();
      expect(board?.faces['SOR_095']).toBeUndefined();
    }
  });

  it('has the cards that a base guards', () => {
    const { state } = table(engine, {
      you: { ground: [{ id: 'SOR_095', captives: ['SOR_128'] }] },
    });
    const base = state.players[0]?.base ?? -1;
    const held = structuredClone(state);
    for (const captive of held.captives) held.host[captive] = base;
    const { a, faces } = boardFor(held, 1);
    expect(a.base.captives?.map(({ id }) => id)).toEqual(['SOR_128']);
    expect(a.units[0]?.captives).toEqual([]);
    expect(faces['SOR_128']?.name).toBeDefined();
  });

  it('shows a leader that has turned as its other leader side', () => {
    const { state } = table(engine, { you: { leader: 'TWI_017' } });
    const before = boardFor(state, 1);
    expect(before.faces[before.a.leaders[0]?.id ?? '']?.name).toBe('Chancellor Palpatine');
    const leader = state.players[0]?.leaders[0] ?? -1;
    const turned: State = {
      ...state,
      guises: { [leader]: { of: 'TWI_017', flipped: true } },
    };
    const after = boardFor(turned, 1);
    const face = after.faces[after.a.leaders[0]?.id ?? ''];
    expect(face).toMatchObject({
      name: 'Darth Sidious',
      subtitle: 'Playing Both Sides',
      aspects: ['Cunning', 'Villainy'],
    });
    expect(face?.text.en).toContain('Villainy');
  });
});
