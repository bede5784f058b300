export { noticeKey, type Notice, type TimedNotice } from './notice.js';
export { NoticeOutbox, type OpenNotice } from './outbox.js';
export {
  PushSubscriptions,
  type Listener,
  type Listening,
  type PushLanguage,
  type PushSubscription,
} from './subscriptions.js';
export { isKnownService, knownServices } from './services.js';
export { vapidKeys, type VapidKeys } from './vapid-keys.js';
export type { PushMessage } from './message.js';
export { PushPost, type Posted, type PostOptions } from './post.js';
