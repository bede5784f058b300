import { games } from '#games';
import { expect, it } from 'vitest';
import { SystemCommands, systemClock } from '#application';
import {
  catchUp,
  CommandExecutor,
  type EventStore,
  MemoryProjectionStore,
  MemorySealedSecrets,
  newNonce,
} from '#event-store';
import { readModels } from '#read-models';
import { PlayedEvent } from '../../libs/read-models/src/testing/played-event.js';
import { UnattendedStaff } from '../../apps/worker/src/demo/unattended-staff.js';

/** One round of two, won by `a`, as the models have it. */
const playedRoom = async () => {
  const played = new PlayedEvent();
  await played.create(2, { swissRounds: 1, cutSize: 0 });
  await played.pair();
  await played.settle(() => ({ a: 2, b: 0, drawn: 0 }));
  const { phase, round, attempt, tables } = played.state.rounds[0]!;
  await played.send('CompleteRound', { phase, round, attempt });
  const projections = new MemoryProjectionStore();
  const foldAll = () => catchUp({ events: played.store, projections, models: readModels });
  await foldAll();
  const secrets = new MemorySealedSecrets();
  await secrets.put(`event-${played.eventId}`, 'seed', { nonce: newNonce(), choice: 'a seed' });
  return { played, projections, secrets, foldAll, table: tables[0]! };
};

const correct = (played: PlayedEvent, matchId: string) =>
  played.inMatch(matchId, 'CorrectResult', {
    score: { a: 0, b: 2, drawn: 0 },
    note: 'typed wrong',
  } as never);

it('ends on no result that was corrected between the look at it and the end', async () => {
  const { played, projections, secrets, foldAll, table } = await playedRoom();
  let looked = false;
  const store: EventStore = Object.create(played.store, {
    readHeads: {
      value: async (streamIds: readonly string[]) => {
        const heads = await played.store.readHeads(streamIds);
        if (!looked) {
          looked = true;
          await correct(played, table.matchId);
        }
        return heads;
      },
    },
  }) as EventStore;
  const commands = new SystemCommands(
    new CommandExecutor(played.store),
    () => undefined,
    systemClock,
    games,
  );
  const staff = new UnattendedStaff(commands, projections, secrets, store);
  const finish = () => staff.make({ kind: 'finish', by: 'staff' }, played.state);
  const endings = async () =>
    (await played.store.readStream(`event-${played.eventId}`)).filter(
      ({ type }) => type === 'EventFinished',
    );
  // The models have not taken the correction yet: it is looked at again later.
  await finish().catch(() => undefined);
  expect(await endings()).toEqual([]);
  await foldAll();
  await finish();
  expect((await endings()).map(({ data }) => data['champion'])).toEqual([table.b]);
});
