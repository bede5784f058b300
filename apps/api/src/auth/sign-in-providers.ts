import { genericOAuth } from 'better-auth/plugins';
import type { Configuration } from '#platform';

type Providers = Configuration['signInProviders'];

/** What the library knows by itself, with what the operator has registered there. */
export const knownProviders = (
  providers: Providers,
): Partial<Record<'discord' | 'google', { clientId: string; clientSecret: string }>> =>
  Object.fromEntries(
    providers
      .filter(({ id }) => id !== 'oidc')
      .map(({ id, clientId, clientSecret }) => [id, { clientId, clientSecret }]),
  );

/**
 * Any server of OpenID Connect, by its own description.
 * What it says is believed only if its signature is good.
 */
export const describedProviders = (providers: Providers) =>
  genericOAuth({
    config: providers.flatMap(({ id, name, clientId, clientSecret, issuer }) =>
      issuer === undefined
        ? []
        : [
            {
              providerId: id,
              name,
              clientId,
              clientSecret,
              discoveryUrl: `${issuer}/.well-known/openid-configuration`,
              scopes: ['openid', 'email', 'profile'],
              pkce: true,
              requireIdTokenVerification: true,
            },
          ],
    ),
  });
