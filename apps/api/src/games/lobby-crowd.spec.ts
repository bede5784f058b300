import { describe, expect, it } from 'vitest';
import { listener, processesOf, settled } from '../../test/attendance.js';
import { gatherMs, LobbyCrowd } from './lobby-crowd.js';

const setUp = () => {
  const { processOf, pass } = processesOf((parts) => new LobbyCrowd(parts));
  const crowdOf = (name: string): LobbyCrowd => {
    const { attendance } = processOf(name);
    attendance.close();
    return attendance;
  };
  return { crowdOf, pass };
};

describe('how many look at the lobby', () => {
  it('is told to whoever comes at once, and to the others soon', () => {
    const { crowdOf, pass } = setUp();
    const crowd = crowdOf('one');
    const [ana, ben] = [listener(), listener()];
    crowd.enter('all', ana.as);
    expect(ana.last()).toEqual({ here: 1 });
    pass(gatherMs);
    crowd.enter('all', ben.as);
    expect([ana.last(), ben.last()]).toEqual([{ here: 1 }, { here: 2 }]);
    pass(gatherMs);
    expect(ana.last()).toEqual({ here: 2 });
    crowd.leave('all', ben.as);
    pass(gatherMs);
    expect(ana.last()).toEqual({ here: 1 });
  });

  it('counts pages that other processes serve, and says nothing where nothing changed', async () => {
    const { crowdOf, pass } = setUp();
    const [one, two] = [crowdOf('one'), crowdOf('two')];
    const [ana, ben] = [listener(), listener()];
    one.enter('all', ana.as);
    await settled();
    two.enter('all', ben.as);
    await settled();
    pass(gatherMs);
    expect([ana.last(), ben.last()]).toEqual([{ here: 2 }, { here: 2 }]);
    const told = ana.written.length;
    const reloaded = listener();
    two.leave('all', ben.as);
    two.enter('all', reloaded.as);
    await settled();
    pass(gatherMs);
    expect(ana.written).toHaveLength(told);
    two.leave('all', reloaded.as);
    pass(gatherMs);
    expect(ana.last()).toEqual({ here: 1 });
  });

  it('is all anybody is told: no names, and nothing once one has gone', () => {
    const { crowdOf, pass } = setUp();
    const crowd = crowdOf('one');
    const ana = listener();
    crowd.enter('all', ana.as);
    crowd.leave('all', ana.as);
    const told = ana.written.length;
    pass(gatherMs);
    expect(ana.written).toHaveLength(told);
    expect(Object.keys(ana.last() as object)).toEqual(['here']);
  });
});
