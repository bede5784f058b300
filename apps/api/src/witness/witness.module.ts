import { Module } from '@nestjs/common';
import { readVerifierKey, WitnessedLogs, witnessOf } from '#checkpoints';
import { CONFIGURATION, POOL } from '#infrastructure';
import { ConfigurationError, deriveKey, provide } from '#platform';
import { WitnessController } from './witness.controller.js';

/** Signs the growth of other servers' logs. */
@Module({
  controllers: [WitnessController],
  providers: [
    provide(WitnessedLogs, [POOL, CONFIGURATION], (pool, { secret, publicUrl, witnessFor }) => {
      const name = `${new URL(publicUrl).host}/witness`;
      const keys = witnessFor.map((text) => {
        const key = readVerifierKey(text);
        if (key === null) throw new ConfigurationError([`WITNESS_FOR: ${text} is no key`]);
        return key;
      });
      const witness = witnessOf(name, deriveKey(secret, 'witness-signing'));
      return new WitnessedLogs({ pool, witness, keys, now: Date.now });
    }),
  ],
})
export class WitnessModule {}
