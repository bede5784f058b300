import { z } from 'zod';
import { readSetting } from './read-setting.js';

/**
 * Random seeds of signing keys as `rotate-key -- --fresh FILE` writes them: 64 hexadecimal digits
 * each, one per line or separated by commas.
 */
export const signingKeys = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine((parts) => parts.every((part) => /^[0-9a-f]{64}$/.test(part)), {
    error:
      'must be seeds of 64 hexadecimal digits, one a line, as rotate-key -- --fresh makes them',
  })
  .transform((parts) => parts.map((part) => Buffer.from(part, 'hex')))
  .default([]);

/**
 * The seeds in SIGNING_KEYS or in the file named by SIGNING_KEYS_FILE. Throws if the file cannot be
 * read or the content is invalid.
 */
export const readSigningKeys = (
  env: Readonly<Record<string, string | undefined>>,
): readonly Buffer[] => {
  const read = signingKeys.safeParse(readSetting('SIGNING_KEYS', env));
  if (read.success) return read.data;
  throw new Error(`SIGNING_KEYS ${read.error.issues[0]?.message ?? ''}`);
};
