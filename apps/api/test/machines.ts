import { ApiSession } from '#client';
import { type MadeToken, madeToken, type NewToken } from '#contracts';

/** A token made by an account that is signed in. */
export const tokenOf = async (
  person: ApiSession,
  asked: Partial<NewToken> = {},
): Promise<MadeToken> =>
  madeToken.parse(
    JSON.parse(
      await person.post('/api/me/tokens', {
        name: 'A machine',
        access: 'act',
        eventId: null,
        days: null,
        ...asked,
      }),
    ),
  );

/** A program that acts with a token of its own. */
export const machineOf = async (
  person: ApiSession,
  asked: Partial<NewToken> = {},
): Promise<ApiSession> =>
  new ApiSession(person.connection, { attempts: 1, token: (await tokenOf(person, asked)).token });
