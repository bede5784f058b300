import { streamOf } from '#aggregate';
import type { StoredSecret } from '#event-store';

const prefix = 'guest-code/';

/** The code of a guest's seat, exported so that the guest keeps it on the next server. */
export interface CarriedCode {
  readonly playerId: string;
  readonly code: string;
}

/** The form in which a code is stored among the secrets of its event. */
export const codeAsSecret = (eventId: string, { playerId, code }: CarriedCode): StoredSecret => ({
  streamId: streamOf('event', eventId),
  name: `${prefix}${playerId}`,
  nonce: '',
  choice: code,
});

/** The codes among the secrets of an event. */
export const codesAmong = (
  eventId: string,
  secrets: readonly StoredSecret[],
): readonly CarriedCode[] =>
  secrets.flatMap(({ streamId, name, choice }) =>
    streamId === streamOf('event', eventId) && name.startsWith(prefix)
      ? [{ playerId: name.slice(prefix.length), code: choice }]
      : [],
  );
