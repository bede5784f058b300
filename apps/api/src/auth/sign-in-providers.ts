import { genericOAuth } from 'better-auth/plugins';
import type { Configuration } from '#platform';

type Providers = Configuration['signInProviders'];

/** Providers that the library supports natively, with the operator's credentials. */
export const knownProviders = (
  providers: Providers,
): Partial<Record<'discord' | 'google', { clientId: string; clientSecret: string }>> =>
  Object.fromEntries(
    providers
      .filter(({ id }) => id !== 'oidc')
      .map(({ id, clientId, clientSecret }) => [id, { clientId, clientSecret }]),
  );

/**
 * Any OpenID Connect provider, by its own discovery document. Its claims are accepted only with a
 * valid signature.
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
