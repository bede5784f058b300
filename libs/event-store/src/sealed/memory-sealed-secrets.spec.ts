import { describe } from 'vitest';
import { MemorySealedSecrets } from './memory-sealed-secrets.js';
import { sealedSecretsContract } from './sealed-secrets.contract.js';

describe('secrets in memory', () => {
  const secrets = new MemorySealedSecrets();
  sealedSecretsContract(() => secrets);
});
