import { describe, expect, it } from 'vitest';
import type { DescribedPosition } from '#game';
import { begunGame, piecesOf } from '../../testing/pieces.js';
import type { ShipState, XwingState } from '../engine/state.js';
import { xwingScreen } from './screen-game.js';

const afterBot = (position: DescribedPosition): DescribedPosition => {
  const { option } = position.botChoice({ level: 1 });
  const next = position.after({ seat: position.waitingFor ?? 0, option });
  if (!next) throw new Error('a bot chooses among its options');
  return next;
};

/** Plays a number of moves with bots on both sides. */
const playedTo = (seed: string, moves: number): DescribedPosition => {
  let position = begunGame(xwingScreen, seed);
  while (position.waitingFor !== null && position.moves < moves) position = afterBot(position);
  return position;
};

const planningOf = (seed: string): DescribedPosition => {
  let position = begunGame(xwingScreen, seed);
  const isPlanning = ({ waitingFor, board }: DescribedPosition): boolean =>
    JSON.stringify(board(waitingFor).moment).includes('Planning');
  while (!isPlanning(position)) position = playedTo(seed, position.moves + 1);
  return position;
};

describe('X-Wing on screen', () => {
  it('goes on from a kept position as it would have gone', () => {
    const position = playedTo('kept', 60);
    const again = xwingScreen.resume(
      JSON.parse(JSON.stringify(position.kept())) as ReturnType<DescribedPosition['kept']>,
      'kept',
    );
    expect(again.hash()).toBe(position.hash());
    const option = position.options[0] ?? {};
    const move = { seat: position.waitingFor ?? 0, option };
    expect(again.after(move)?.hash()).toBe(position.after(move)?.hash());
  });

  it('shows nobody the dial of the other player before it is revealed', () => {
    const position = planningOf('dials');
    const seat = position.waitingFor ?? 0;
    const boards = position.options.map((option) => {
      const next = position.after({ seat, option });
      return [1 - seat, null].map((viewer) =>
        JSON.stringify({ ...next?.board(viewer), decision: null }),
      );
    });
    expect(position.options.length).toBeGreaterThan(3);
    expect(new Set(boards.map(String)).size).toBe(1);
    const own = position.options.map((option) =>
      JSON.stringify(position.after({ seat, option })?.board(seat).seats[seat]),
    );
    expect(new Set(own).size).toBe(own.length);
  });

  it('lets nobody take back what turned a damage card up', () => {
    const shown: boolean[] = [];
    for (const seed of ['a', 'b', 'c', 'd'])
      for (
        let position = begunGame(xwingScreen, seed);
        position.waitingFor !== null && position.moves < 300;
      ) {
        position = afterBot(position);
        const { told, disclosed } = position;
        if (told.some(({ text }) => text.en.includes('takes a critical damage')))
          shown.push(disclosed);
      }
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).not.toContain(false);
  });

  it('draws ships and obstacles on a map, and where a manoeuvre would end', () => {
    const position = planningOf('map');
    const { map, decision } = position.board(position.waitingFor);
    expect(map?.shapes.filter(({ sort }) => sort === 'piece').length).toBeGreaterThan(1);
    expect(map?.shapes.filter(({ sort }) => sort === 'rock').length).toBeGreaterThan(2);
    expect(decision?.options.every(({ ghost }) => (ghost?.length ?? 0) > 0)).toBe(true);
  });

  it('says of a manoeuvre before it is chosen what it would run into', () => {
    const begun = planningOf('map');
    const seat = begun.waitingFor ?? 0;
    const about = begun.board(seat).decision?.about ?? '';
    const laid = (lay: (ships: Record<string, ShipState>, own: ShipState) => void) => {
      const kept = structuredClone(begun.kept());
      const { ships } = kept.state as unknown as XwingState;
      const own = ships[about];
      if (!own) throw new Error('nobody decides');
      Object.assign(own, { x: 450, y: 450, heading: 0 });
      lay(ships, own);
      const { decision } = xwingScreen.resume(kept, 'map').board(seat);
      return (decision?.options ?? []).map(({ warns }) => warns?.en ?? '');
    };
    const alone = laid((ships) => {
      for (const one of Object.values(ships))
        if (one.key !== about) one.y = one.seat === 0 ? 890 : 20;
    });
    expect(alone.filter((warns) => /Overlaps|Leaves/.test(warns))).toEqual([]);
    const atEdge = laid((_ships, own) => Object.assign(own, { y: 25 }));
    expect(atEdge.filter((warns) => warns.startsWith('Leaves the area')).length).toBeGreaterThan(3);
    const behind = laid((ships) => {
      for (const one of Object.values(ships))
        if (one.key !== about) Object.assign(one, { x: 450, y: 330 });
    });
    expect(behind.some((warns) => warns.startsWith('Overlaps'))).toBe(true);
  });

  it('explains every manoeuvre that is chosen in the section that the decision names', () => {
    const { decision } = planningOf('map').board(planningOf('map').waitingFor);
    const section = xwingScreen.legend.find(({ id }) => id === decision?.legend);
    const names = section?.entries.map(({ name }) => name.en) ?? [];
    for (const { text } of decision?.options ?? [])
      expect(names.filter((name) => text.en.includes(name)).length).toBeGreaterThan(1);
  });

  it('shows everybody the dice of an attack while they lie, and signs beside what is told of them', () => {
    let position = planningOf('map');
    const seen: string[] = [];
    const signs: string[] = [];
    for (let moves = 0; moves < 120 && position.waitingFor !== null; moves += 1) {
      position = afterBot(position);
      for (const { colour, dice } of position.board(null).rolls ?? [])
        seen.push(...dice.map(({ sign }) => `${colour} ${sign}`));
      signs.push(...position.told.flatMap((line) => line.signs ?? []));
    }
    expect([...new Set(seen)].toSorted()).toEqual([
      'green blank',
      'green evade',
      'green focus',
      'red blank',
      'red crit',
      'red focus',
      'red hit',
    ]);
    expect(new Set(signs)).toEqual(new Set(['hit', 'crit', 'focus', 'evade', 'blank']));
  });

  it('says beside a starting place only how a ship may stand there', () => {
    let position = begunGame(xwingScreen, 'places');
    const asked = () => position.board(position.waitingFor).decision?.options ?? [];
    const turned = () => asked().filter(({ here }) => here?.en === 'Turned to the left');
    // A large ship cannot be placed at an angle within range 1.
    while (turned().length === 0) position = afterBot(position);
    const [spot] = turned().at(-2)?.pieces ?? [];
    const at = asked().filter(({ pieces }) => pieces[0] === spot);
    expect(at.map(({ here }) => here?.en)).toEqual([
      'Straight, at the front',
      'Straight, at the edge',
      'Turned to the right',
      'Turned to the left',
    ]);
  });

  it('counts a squad that is gone as a whole one, else the ships that are', () => {
    const begun = begunGame(xwingScreen, 'gone');
    const pointsWith = (gone: (keys: readonly string[]) => readonly string[]) => {
      const kept = structuredClone(begun.kept());
      const state = kept.state as unknown as XwingState;
      const theirs = Object.values(state.ships).filter(({ seat }) => seat === 1);
      const leaving = gone(theirs.map(({ key }) => key));
      for (const ship of theirs) if (leaving.includes(ship.key)) ship.place = 'gone';
      state.winner = 0;
      return [xwingScreen.resume(kept, 'gone').result?.points, theirs[0]?.points];
    };
    expect(pointsWith((keys) => keys)[0]).toEqual([100, 0]);
    const [some, cost] = pointsWith(([first = '']) => [first]);
    expect(some).toEqual([cost, 0]);
  });

  it('numbers pilots of one name on both sides', () => {
    const squad = (faction: string, ...names: string[]) => {
      const pilots = names.map((name) => ({ name, ship: 'tiefighter' }));
      const brought = xwingScreen.bring(JSON.stringify({ faction, pilots }), 'x');
      if (brought.kind !== 'brought') throw new Error(brought.kind);
      return brought.setup;
    };
    const one = squad('imperial', 'academypilot', 'howlrunner');
    const position = xwingScreen.begin([one, one], 'mirror');
    const names = position
      ?.board(0)
      .seats.map(({ zones }) => zones.flatMap(({ pieces }) => pieces.map(({ name }) => name)));
    expect(names).toEqual([
      ['Academy Pilot 1', '"Howlrunner" 1'],
      ['Academy Pilot 2', '"Howlrunner" 2'],
    ]);
  });

  it('says of a ship what its pilot, upgrades and face-up damage do', () => {
    const r2d2 = { name: 'lukeskywalker', ship: 'xwing', upgrades: { amd: ['r2d2'] } };
    const brought = xwingScreen.bring(JSON.stringify({ faction: 'rebel', pilots: [r2d2] }), 'x');
    if (brought.kind !== 'brought') throw new Error(brought.kind);
    const kept = structuredClone(xwingScreen.begin([brought.setup, brought.setup], 'says')?.kept());
    if (!kept) throw new Error('a squad that was brought can begin');
    const { ships } = kept.state as unknown as XwingState;
    ships['s0-1']?.damage.push({ card: 'core/directhit', up: true, round: 1 });
    const [piece] = piecesOf(xwingScreen.resume(kept, 'says'), 0);
    expect(piece?.says?.en?.split('\n')).toEqual([
      'When this ship defends: You may turn 1 defense die showing focus to evade.',
      'Actions: Focus, Target lock',
      'Critical damage: Direct Hit!: This card counts as 2 damage.',
      'R2-D2: After this ship has flown a green maneuver: You may do this: This ship recovers 1 shield.',
    ]);
  });

  it('takes the damage deck from the box of the obstacles', () => {
    const deckWith = (obstacles: string[]) => {
      const pilots = [{ name: 'rookiepilot', ship: 'xwing' }];
      const text = JSON.stringify({ faction: 'rebel', pilots, obstacles });
      const brought = xwingScreen.bring(text, 'x');
      return brought.kind === 'brought' ? brought.setup['deck'] : brought.kind;
    };
    const of = (name: string) => [0, 1, 2].map((number) => `${name}${number}`);
    expect([deckWith(of('coreasteroid')), deckWith(of('core2asteroid'))]).toEqual([
      'core',
      'core-tfa',
    ]);
  });

  it('names the cards that it cannot play', () => {
    const squad = (name: string, ship: string, faction = 'rebelalliance') =>
      xwingScreen.bring(JSON.stringify({ faction, pilots: [{ name, ship }] }), 'x');
    expect(squad('wedgeantilles', 'xwing').kind).toBe('brought');
    expect(squad('corranhorn', 'ewing')).toEqual({
      kind: 'not-playable',
      cards: ['Corran Horn'],
    });
    expect(squad('gr75mediumtransport', 'gr75mediumtransport')).toMatchObject({
      kind: 'not-playable',
    });
    expect(squad('nobody', 'xwing').kind).toBe('unreadable');
  });
});
