/**
 * What a device shows, in its own language and with public information only. `tag`: a later message
 * replaces an earlier one with the same tag.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The page to open, as a path of this site. */
  readonly url: string;
}
