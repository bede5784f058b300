import { describe } from 'vitest';
import { MemoryEventStore } from '../memory-event-store.js';
import { MemoryProjectionStore } from './memory-projection-store.js';
import { projectionContract } from './projections.contract.js';

describe('projections in memory', () => {
  const stores = { events: new MemoryEventStore(), projections: new MemoryProjectionStore() };
  projectionContract(() => stores);
});
