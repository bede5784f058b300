import type { PrismaClient } from '../../../../prisma/generated/client.js';

/** Set by the api when whoever chooses another password wants the account's tokens to live on. */
export const keepTokensHeader = 'x-conclave-keep-tokens';

/**
 * Set by the api to the ids of passkeys that end with the password, with commas between them, or to `all`.
 */
export const endPasskeysHeader = 'x-conclave-end-passkeys';

/**
 * Whoever knew the former password may have made tokens and
 * passkeys with it: these end with it, as far as their owner says.
 */
export const endWithFormerPassword = async (
  prisma: PrismaClient,
  account: string,
  request: Request | undefined,
): Promise<void> => {
  if (request?.headers.get(keepTokensHeader) !== 'yes')
    await prisma.apiToken.deleteMany({ where: { account } });
  const passkeys = request?.headers.get(endPasskeysHeader) ?? '';
  await prisma.passkey.deleteMany({
    where: { userId: account, ...(passkeys === 'all' ? {} : { id: { in: passkeys.split(',') } }) },
  });
};
