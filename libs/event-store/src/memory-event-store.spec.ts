import { describe } from 'vitest';
import { eventStoreContract } from './event-store.contract.js';
import { MemoryEventStore } from './memory-event-store.js';

describe('the memory store', () => {
  const store = new MemoryEventStore();
  eventStoreContract(
    (ownership) => (ownership === undefined ? store : new MemoryEventStore(ownership)),
    { trials: 20 },
  );
});
