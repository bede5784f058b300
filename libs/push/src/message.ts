/**
 * What a device shows: said in its own language, of public things
 * only. `tag` lets a second one take the place of the first.
 */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Page to open, a path of this site. */
  readonly url: string;
}
