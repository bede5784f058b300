/** A video stream of a tournament, by the address that people share. */
export interface StreamPlace {
  /** The address of the player, to be framed in a page of this host. */
  readonly player: (host: string) => string;
  /**
   * The address at this many seconds from the beginning; null for a channel, which only runs live.
   */
  readonly at: ((seconds: number) => string) | null;
}

/** The origins of players; a page with one allows no other frames. */
export const playerOrigins = [
  'https://player.twitch.tv',
  'https://www.youtube-nocookie.com',
] as const;

const [twitch, youtube] = playerOrigins;

const youtubeVideo =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/;
const twitchVideo = /^https:\/\/(?:www\.|m\.)?twitch\.tv\/videos\/(\d{5,15})(?:\?.*)?$/;
const twitchChannel = /^https:\/\/(?:www\.|m\.)?twitch\.tv\/(\w{3,25})\/?(?:\?.*)?$/;

/** Null unless it is a YouTube video, or a Twitch channel or video. */
export const streamOf = (address: string): StreamPlace | null => {
  const video = youtubeVideo.exec(address)?.[1];
  if (video !== undefined)
    return {
      player: () => `${youtube}/embed/${video}`,
      at: (seconds) => `https://www.youtube.com/watch?v=${video}&t=${seconds}s`,
    };
  const recorded = twitchVideo.exec(address)?.[1];
  if (recorded !== undefined)
    return {
      player: (host) => `${twitch}/?video=v${recorded}&parent=${host}&autoplay=false`,
      at: (seconds) => `https://www.twitch.tv/videos/${recorded}?t=${seconds}s`,
    };
  const channel = twitchChannel.exec(address)?.[1];
  return channel === undefined || channel === 'videos'
    ? null
    : { player: (host) => `${twitch}/?channel=${channel}&parent=${host}&autoplay=false`, at: null };
};

/**
 * The address of a stream at a moment of the tournament (both ISO 8601); null for a live channel,
 * without a known beginning, or before it.
 */
export const streamAt = (
  stream: { readonly address: string; readonly startedAt: string | null },
  moment: string,
): string | null => {
  if (stream.startedAt === null) return null;
  const seconds = Math.floor((Date.parse(moment) - Date.parse(stream.startedAt)) / 1_000);
  return seconds < 0 ? null : (streamOf(stream.address)?.at?.(seconds) ?? null);
};
