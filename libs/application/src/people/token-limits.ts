import type { TokenAccess } from '#contracts';

/** What a token is good for. */
export interface TokenLimits {
  readonly tokenId: string;
  readonly access: TokenAccess;
  readonly eventId: string | null;
}

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a token may be used for requests of this method: one that only reads changes nothing, whatever the route. */
export const mayRequest = ({ access }: TokenLimits, method: string): boolean =>
  access === 'act' || harmless.has(method);

/** Whether a token reaches this event; null: what belongs to no event. A token for one event is good for nothing else. */
export const reaches = ({ eventId }: TokenLimits, asked: string | null): boolean =>
  eventId === null || eventId === asked;
