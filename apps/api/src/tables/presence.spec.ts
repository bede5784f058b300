import { describe, expect, it } from 'vitest';
import { listener, processesOf, settled } from '../../test/attendance.js';
import { graceMs, TableAttendance } from './presence.js';

const setUp = () => {
  const { processOf, ...world } = processesOf((parts) => new TableAttendance(parts));
  const opened = (name: string) => {
    const made = processOf(name);
    made.attendance.close();
    return made;
  };
  return { ...world, processOf: opened };
};
const here = { here: true, awaySince: null };
const unknown = { here: false, awaySince: null };
const away = (awaySince: string) => ({ here: false, awaySince });
describe('who looks at a table', () => {
  it('is told to both players and to onlookers, who do not count', async () => {
    const { attendance } = setUp().processOf('one');
    const [ana, onlooker] = [listener(), listener()];
    attendance.enter('m1', ana.as, 'a');
    attendance.enter('m1', onlooker.as, null);
    await settled();
    expect([ana.last(), onlooker.last()]).toEqual([
      { a: here, b: unknown },
      { a: here, b: unknown },
    ]);
    attendance.enter('m1', listener().as, 'b');
    expect(ana.last()).toEqual({ a: here, b: here });
    attendance.enter('m2', listener().as, 'a');
    expect(ana.written).toHaveLength(2);
  });

  it('goes when their last page does, and the others know since when', () => {
    const { pass, processOf } = setUp();
    const { attendance } = processOf('one');
    const [ana, phone, desk] = [listener(), listener(), listener()];
    attendance.enter('m1', ana.as, 'a');
    attendance.enter('m1', phone.as, 'b');
    attendance.enter('m1', desk.as, 'b');
    attendance.leave('m1', phone.as);
    expect(ana.last()).toEqual({ a: here, b: here });
    pass(60_000);
    attendance.leave('m1', desk.as);
    pass(graceMs);
    expect(ana.last()).toEqual({ a: here, b: away('2026-11-22T12:01:00.000Z') });
  });

  it('does not go for a moment while their page loads anew', async () => {
    const { pass, processOf } = setUp();
    const [one, two] = [processOf('one'), processOf('two')];
    const [ana, before, again] = [listener(), listener(), listener()];
    one.attendance.enter('m1', ana.as, 'a');
    one.attendance.enter('m1', before.as, 'b');
    await settled();
    const told = ana.written.length;
    one.attendance.leave('m1', before.as);
    pass(graceMs - 1);
    // This time another process may serve the page.
    two.attendance.enter('m1', again.as, 'b');
    await settled();
    pass(60_000);
    expect(ana.last()).toEqual({ a: here, b: here });
    expect(ana.written).toHaveLength(told);
    two.attendance.leave('m1', again.as);
    one.attendance.leave('m1', ana.as);
    pass(graceMs);
    expect(ana.written).toHaveLength(told);
  });

  it('is known whatever process serves the pages', async () => {
    const { pass, processOf } = setUp();
    const [one, two] = [processOf('one'), processOf('two')];
    const [ana, bob] = [listener(), listener()];
    one.attendance.enter('m1', ana.as, 'a');
    await settled();
    two.attendance.enter('m1', bob.as, 'b');
    await settled();
    expect([ana.last(), bob.last()]).toEqual([
      { a: here, b: here },
      { a: here, b: here },
    ]);
    two.attendance.leave('m1', bob.as);
    pass(graceMs);
    expect(ana.last()).toMatchObject({ b: { here: false } });
    expect(two.subscriber.channels.size).toBe(0);
  });

  it('is forgotten when the process that served them falls silent', async () => {
    const { bus, pass, processOf } = setUp();
    const [one, two] = [processOf('one'), processOf('two')];
    const [ana, bob] = [listener(), listener()];
    one.attendance.enter('m1', ana.as, 'a');
    two.attendance.enter('m1', bob.as, 'b');
    await settled();
    bus.ends.splice(1);
    pass(30_000);
    one.attendance.beat();
    expect(ana.last()).toMatchObject({ b: { here: true } });
    pass(30_000);
    one.attendance.beat();
    pass(graceMs);
    expect(ana.last()).toMatchObject({ b: { here: false } });
  });

  it('is not moved by messages that say nothing', () => {
    const { bus, processOf } = setUp();
    const { attendance } = processOf('one');
    const ana = listener();
    attendance.enter('m1', ana.as, 'a');
    for (const text of ['', '{', 'null', '{"from":"x","a":"1","b":1}'])
      void bus.publish('conclave:present:m1', text);
    expect(ana.last()).toEqual({ a: here, b: unknown });
  });
});
