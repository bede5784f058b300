import { describe } from 'vitest';
import { MemoryPersonKeys } from './memory-person-keys.js';
import { personKeysContract } from './person-keys.contract.js';

describe('keys of people in memory', () => {
  const keys = new MemoryPersonKeys();
  personKeysContract(() => keys);
});
