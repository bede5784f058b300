export {
  bodyOf,
  checkpointBody,
  happeningOf,
  kindOf,
  testBody,
  type Happening,
  type NameOf,
} from './happening.js';
export { messageIdOf, newWebhookSecret, signedHeaders, type Signing } from './signing.js';
export { usualPatience, type Patience } from './patience.js';
export { isPublicAddress, urlFault, type UrlFault } from './addresses.js';
export { readFileAt, type FileRead } from './read-file.js';
export { WebhookSender, type Posting, type SenderOptions, type Sent } from './sender.js';
export {
  WebhookStore,
  type DueDelivery,
  type ListeningEndpoint,
  type NewDelivery,
  type OpenDelivery,
} from './webhook-store.js';
