import type { PrismaClient } from '../../../../prisma/generated/client.js';

/** The API sets this header if the account's tokens should survive a change of password. */
export const keepTokensHeader = 'x-conclave-keep-tokens';

/**
 * The API sets this header to the ids of passkeys that end with the password, separated by commas,
 * or to `all`.
 */
export const endPasskeysHeader = 'x-conclave-end-passkeys';

/**
 * Ends tokens and passkeys together with the former password, as far as the owner wants: somebody
 * who knew that password may have made some.
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
