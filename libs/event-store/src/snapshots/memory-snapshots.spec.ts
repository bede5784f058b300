import { describe } from 'vitest';
import { MemorySnapshots } from './memory-snapshots.js';
import { snapshotsContract } from './snapshots.contract.js';

describe('snapshots in memory', () => {
  const snapshots = new MemorySnapshots();
  snapshotsContract(() => snapshots);
});
