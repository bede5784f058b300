import webPush from 'web-push';
import type { SealedSecrets } from '#event-store';

/** The key pair by which push services recognize this server (RFC 8292), base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Created once for all processes and stored encrypted: a browser's subscription is bound to the
 * public key for which it was made.
 */
export const vapidKeys = async (secrets: SealedSecrets): Promise<VapidKeys> => {
  const known = await secrets.get('push', 'vapid');
  if (known !== null) return { publicKey: known.nonce, privateKey: known.choice };
  const made = webPush.generateVAPIDKeys();
  const kept = await secrets.put('push', 'vapid', {
    nonce: made.publicKey,
    choice: made.privateKey,
  });
  return { publicKey: kept.nonce, privateKey: kept.choice };
};
