import { games } from '#games';
import { describe, expect, it } from 'vitest';
import { Room } from '../rounds/room.fixture.js';
import { type LimitedSettings, plainSettings } from '../settings.js';
import { swissStandings } from '../rounds/swiss-history.js';
import { checkPlan } from './check-plan.js';
import { conventionDecider, type ConventionCommands } from './convention.js';
import type { Stage } from './plan.js';
import { qualifiers } from './qualified.js';

const stage = (own: Partial<Stage> = {}): Stage => ({
  stageId: 'day-1',
  name: 'Day 1',
  format: 'premier',
  day: 1,
  startsAt: '09:00',
  breakMinutes: 10,
  expected: 64,
  cap: null,
  entry: { kind: 'open' },
  carry: 'none',
  decks: 'new',
  settings: { ...plainSettings, swissRounds: 7 },
  ...own,
});
const dayTwo = (own: Partial<Stage> = {}): Stage =>
  stage({
    stageId: 'day-2',
    day: 2,
    entry: { kind: 'qualified', from: 'day-1', by: 'place', least: 8 },
    ...own,
  });
const codes = (...stages: readonly Stage[]) =>
  checkPlan(games, { stages }).problems.map(({ stageId, code }) => `${stageId} ${code}`);

describe('the check of a plan', () => {
  it('says when each round ends', () => {
    const [planned] = checkPlan(games, { stages: [stage()] }).stages;
    expect(planned?.rounds).toHaveLength(7);
    expect(planned?.rounds[1]).toEqual({ phase: 0, round: 2, from: 605, to: 660 });
    expect(planned?.endsAt).toBe(9 * 60 + 7 * 55 + 6 * 10);
  });

  it('reckons with those who qualify and those who are invited', () => {
    const checked = checkPlan(games, { stages: [stage(), dayTwo()] }, new Map([['day-2', 3]]));
    expect(checked.stages[1]?.players).toBe(11);
  });

  it('reckons with the time in which decks are built', () => {
    const limited = { buildMinutes: 25 } as LimitedSettings;
    const sealed = stage({
      format: 'sealed',
      settings: { ...plainSettings, swissRounds: 3, limited },
    });
    const [planned] = checkPlan(games, { stages: [sealed] }).stages;
    expect(planned?.rounds[0]?.from).toBe(9 * 60 + 25);
    expect(planned?.endsAt).toBe(9 * 60 + 25 + 3 * 55 + 2 * 10);
  });

  it('finds a line of points that nobody can reach, with what is carried counted in', () => {
    const line = (from: string, least: number, carry: Stage['carry'] = 'none') =>
      ({ carry, entry: { kind: 'qualified', from, by: 'points', least } }) as const;
    expect(codes(stage(), dayTwo(line('day-1', 21)))).toEqual([]);
    expect(codes(stage(), dayTwo(line('day-1', 22)))).toEqual(['day-2 points-unreachable']);
    const third = (least: number) => stage({ stageId: 'day-3', day: 3, ...line('day-2', least) });
    const carried = dayTwo(line('day-1', 9, 'points'));
    expect(codes(stage(), carried, third(42))).toEqual([]);
    expect(codes(stage(), carried, third(43))).toEqual(['day-3 points-unreachable']);
  });

  it('finds what cannot be', () => {
    expect(codes(stage(), dayTwo())).toEqual([]);
    expect(codes(stage(), stage())).toEqual(['day-1 stage-twice']);
    expect(codes(dayTwo())).toEqual(['day-2 source-unknown']);
    expect(codes(dayTwo(), stage())).toEqual(['day-2 source-later']);
    expect(codes(stage(), dayTwo({ day: 1, startsAt: '12:00' }))).toEqual([
      'day-2 starts-before-source-ends',
    ]);
    expect(codes(stage({ expected: 4 }))).toEqual(['day-1 rounds-above-opponents']);
    expect(codes(stage({ format: 'sealed' }))).toEqual(['day-1 limited-settings-missing']);
    expect(codes(stage({ startsAt: '20:00' }))).toEqual(['day-1 past-midnight']);
    expect(codes(stage({ format: 'twin-suns', expected: 2 }))).toEqual(['day-1 too-few-players']);
    expect(codes(stage({ settings: { ...plainSettings, swissRounds: 3, teamSeats: 3 } }))).toEqual([
      'day-1 team-decks-open',
    ]);
    expect(
      codes(stage({ expected: 6, settings: { ...plainSettings, swissRounds: 3, cutSize: 8 } })),
    ).toEqual(['day-1 cut-above-field']);
  });
});

describe('who goes on', () => {
  const played = (): Room => {
    const room = Room.start(8, 2, 0);
    for (let round = 1; round <= 2; round += 1) {
      room.pair();
      room.settle(() => ({ a: 2, b: 0, drawn: 0 }));
    }
    return room;
  };

  it('by place: the best, and who moves up for whoever has left', () => {
    const room = played();
    const [first, second, third] = swissStandings(games, room.state, room.results).map(
      ({ player }) => player,
    );
    const rule = { entry: dayTwo().entry, carry: 'none' } as const;
    const two = { ...rule, entry: { ...rule.entry, least: 2 } as Stage['entry'] };
    const entered = () =>
      qualifiers(games, room.state, room.results, two).map(({ player }) => player.playerId);
    expect(entered()).toEqual([first, second]);
    room.send('DropPlayer', { playerId: first ?? '', reason: 'own-wish' });
    expect(entered()).toEqual([second, third]);
  });

  it('by points, with the points and the opponents they bring', () => {
    const room = played();
    const entry = { kind: 'qualified', from: 'day-1', by: 'points', least: 6 } as const;
    const going = qualifiers(games, room.state, room.results, { entry, carry: 'points' });
    expect(going).toHaveLength(2);
    for (const { opening } of going) {
      expect(opening).toMatchObject({ points: 6, met: { length: 2 } });
      expect(opening.from?.eventId).toBe('e');
    }
  });

  it('counts what was brought as points, in no percentage, and keeps those apart who have met', () => {
    const room = new Room();
    room.state = Room.start(2, 1, 0).state;
    const fresh = Room.start(4, 2, 0);
    const carried = { ...fresh.state };
    const opening = (points: number, met: readonly string[]) => ({ from: null, points, met });
    const bring = [opening(9, ['p1']), opening(9, ['p0']), opening(0, []), opening(0, [])];
    bring.forEach((each, index) => {
      const player = carried.players.get(`p${index}`);
      if (player)
        fresh.state = {
          ...fresh.state,
          players: fresh.state.players.with(player.playerId, { ...player, opening: each }),
        };
    });
    const rows = swissStandings(games, fresh.state, []);
    expect(rows.map(({ points }) => points)).toEqual([9, 9, 0, 0]);
    fresh.pair();
    const pairs = fresh.state.rounds[0]?.tables.map(({ a, b }) => [a, b].sort().join(' '));
    expect(pairs).not.toContain('p0 p1');
  });
});

describe('a convention', () => {
  const created: ConventionCommands['CreateConvention'] = {
    conventionId: 'c',
    owner: 'olga',
    ownerName: 'Olga',
    name: 'Weekend',
    date: '2026-11-21',
    venue: 'Hall',
    plan: { stages: [stage(), dayTwo()] },
  };
  const run = (
    ...commands: readonly {
      [T in keyof ConventionCommands]: [T, ConventionCommands[T]];
    }[keyof ConventionCommands][]
  ) => {
    let state = conventionDecider.initialState;
    for (const [type, data] of commands) {
      const decision = conventionDecider.decide(
        { type, data, actor: 'x', at: '', games } as never,
        state,
      );
      if ('kind' in decision) return decision.code;
      state = decision.reduce(conventionDecider.evolve, state);
    }
    return state;
  };
  const invitation = {
    invitationId: 'i1',
    stageId: 'day-2',
    name: 'Ana',
    account: null,
    points: 15,
    note: '',
  };

  it('is not created with a plan that cannot be', () => {
    expect(run(['CreateConvention', { ...created, plan: { stages: [dayTwo()] } }])).toBe(
      'convention/plan-wrong',
    );
  });

  it('says by their names which tournament does not work, and why', () => {
    const entry = { kind: 'qualified', from: 'day-1', by: 'points', least: 99 } as const;
    const plan = { stages: [stage({ name: 'Saturday' }), dayTwo({ name: 'Sunday', entry })] };
    const decided = conventionDecider.decide(
      {
        ...{ type: 'CreateConvention' as const, data: { ...created, plan } },
        ...{ actor: 'account:olga', at: '2026-11-21T08:00:00.000Z', games },
      },
      conventionDecider.initialState,
    );
    expect(decided).toMatchObject({
      code: 'convention/plan-wrong',
      data: { stage: 'Sunday', problem: 'points-unreachable', from: 'Saturday', least: 99 },
    });
  });

  it('keeps a stage whose tournament exists', () => {
    const { conventionId: _id, owner: _owner, ownerName: _name, ...details } = created;
    const shorter = { ...details, plan: { stages: [stage()] } };
    expect(
      run(['CreateConvention', created], ['ChangeConvention', { ...shorter, opened: ['day-2'] }]),
    ).toBe('convention/stage-opened');
    expect(
      run(['CreateConvention', created], ['ChangeConvention', { ...shorter, opened: [] }]),
    ).toMatchObject({ plan: shorter.plan });
  });

  it('invites somebody once', () => {
    expect(
      run(
        ['CreateConvention', created],
        ['InviteToStage', invitation],
        ['InviteToStage', { ...invitation, invitationId: 'i2' }],
      ),
    ).toBe('convention/invited');
    const state = run(
      ['CreateConvention', created],
      ['InviteToStage', invitation],
      ['WithdrawInvitation', { invitationId: 'i1' }],
    );
    expect(state).toMatchObject({ invitations: new Map() });
  });
});
