import { expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { plainSettings } from '#tournament';
import { readModels } from '../models.js';
import { readDocuments } from '../source.js';
import { PlayedEvent } from '../testing/played-event.js';
import { standingsModel } from './plain-projection.js';
import { trilogyStandingsModel } from './trilogy-projection.js';
import { rosterModel } from '../roster/projection.js';

it('whoever is in an event whose format changes stands in the records of the new one, without a deck', async () => {
  const played = new PlayedEvent();
  await played.send('CreateEvent', played.plan);
  await played.send('OpenRegistration', {});
  for (const playerId of ['p0', 'p1']) await played.enter(playerId);
  await played.send('RegisterDeck', {
    ...{ playerId: 'p0', deckId: 'd-p0', legal: true },
    ...{ leader: null, base: null, byStaff: true },
  });
  await played.send('ChangeFormat', { format: 'trilogy', settings: plainSettings });
  const scope = played.eventId;
  const reader = new MemoryProjectionStore();
  await catchUp({ events: played.store, projections: reader, models: readModels });
  const [plain, trilogy, roster] = await Promise.all([
    readDocuments(reader, standingsModel, scope),
    readDocuments(reader, trilogyStandingsModel, scope),
    readDocuments(reader, rosterModel, scope),
  ]);
  expect(plain.docs).toEqual([]);
  expect(trilogy.docs.map(({ playerId }) => playerId).toSorted()).toEqual(['p0', 'p1']);
  expect(roster.docs.map(({ deck, status }) => [deck, status])).toEqual([
    [null, 'checked-in'],
    [null, 'checked-in'],
  ]);
  expect(played.state.players.get('p0')).toMatchObject({ deck: null, status: 'checked-in' });
});
