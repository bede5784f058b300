import { useEffect, useState } from 'react';
import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { FollowedView } from '#contracts';
import { noteHeard } from './connection.js';
import { followKey } from './followed-keys.js';
import { isRecord } from './record.js';

/**
 * The server sends a sign of life every five seconds; a connection that has been silent for this
 * long is dead.
 */
const silenceMs = 12_500;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not a message of this connection.
    return null;
  }
};

const versionTold = (told: unknown): number =>
  isRecord(told) && typeof told['version'] === 'number' ? told['version'] : 0;

const versionOf = (client: QueryClient, key: QueryKey): number =>
  client.getQueryData<{ version: number }>(key)?.version ?? 0;

/** Shows a view if it is newer than the present one. */
const show = (client: QueryClient, key: QueryKey, version: number, view: unknown): void => {
  // A request that is on its way might bring an older view.
  void client.cancelQueries({ queryKey: key }).then(() => {
    if (version > versionOf(client, key)) client.setQueryData(key, view);
  });
};

interface LineOptions<Told, View> {
  readonly path: string;
  readonly key: QueryKey;
  /** Converts a message into a view. */
  readonly read: (told: Told) => View;
  readonly report: (alive: boolean) => void;
}

/**
 * A live connection, followed until it is closed. The browser reconnects by itself if it notices a
 * break.
 */
class Line<Told, View> {
  #source: EventSource | null = null;
  #followed: FollowedView<Told, View>;
  #unfollow: (() => void) | null = null;
  #reopen: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly client: QueryClient,
    private readonly options: LineOptions<Told, View>,
  ) {
    this.#followed = new FollowedView(options.read);
  }

  open(): void {
    const { client, options } = this;
    const source = new EventSource(options.path, { withCredentials: true });
    this.#source = source;
    source.onopen = () => {
      // After a reconnection, the server first sends the whole view.
      this.#followed = new FollowedView(options.read);
      this.alive();
    };
    source.onmessage = ({ data }: MessageEvent<string>) => this.hear(parseJson(data));
    source.addEventListener('beat', () => this.alive());
    source.addEventListener('here', ({ data }: MessageEvent<string>) =>
      client.setQueryData(['here', ...options.key], JSON.parse(data)),
    );
    source.addEventListener('chat', ({ data }: MessageEvent<string>) =>
      client.setQueryData(['chat-told', ...options.key], versionTold(parseJson(data))),
    );
    source.onerror = () => {
      this.down();
      if (source.readyState !== EventSource.CLOSED) return;
      clearTimeout(this.#reopen);
      this.#reopen = setTimeout(() => this.open(), 2_000 + Math.random() * 2_000);
    };
  }

  /** Replaces a dead connection, whether or not the browser has noticed. */
  restart(): void {
    this.close();
    this.ask();
    this.open();
  }

  close(): void {
    this.#source?.close();
    clearTimeout(this.#reopen);
    this.down();
  }

  private hear(said: unknown): void {
    const { client, options } = this;
    const news = this.#followed.news(said, versionOf(client, options.key));
    this.alive();
    if (this.#followed.follows) this.#unfollow ??= followKey(options.key);
    else this.unfollow();
    if (news.kind === 'ask') this.ask();
    if (news.kind === 'show') show(client, options.key, news.version, news.view);
  }

  private ask(): void {
    void this.client.invalidateQueries({ queryKey: this.options.key });
  }

  private alive(): void {
    noteHeard();
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.restart(), silenceMs);
    this.options.report(true);
  }

  private down(): void {
    this.unfollow();
    clearTimeout(this.#silence);
    this.options.report(false);
  }

  private unfollow(): void {
    this.#unfollow?.();
    this.#unfollow = null;
  }
}

const asTold = <Told>(told: Told): Told => told;

/**
 * Follows one stream of server-sent events: takes the view from a message, and refetches if a
 * message brings only a newer version, and after every break. It also stores who is present at a
 * table and the version of its chat. Returns whether the connection is alive.
 * @param path null: there is nothing to follow.
 * @param read converts a message into a view; must be the same function at every call.
 */
export const useLine = <Told, View>(
  path: string | null,
  queryKey: QueryKey,
  read: (told: Told) => View = asTold as (told: Told) => View,
): boolean => {
  const client = useQueryClient();
  const [alive, setAlive] = useState(false);
  const name = JSON.stringify(queryKey);
  useEffect(() => {
    if (path === null) return;
    const key = JSON.parse(name) as QueryKey;
    const line = new Line(client, { path, key, read, report: setAlive });
    // A phone that loses its network keeps the old connection open for minutes; the browser's event
    // comes earlier.
    const onOnline = () => line.restart();
    window.addEventListener('online', onOnline);
    line.open();
    return () => {
      window.removeEventListener('online', onOnline);
      line.close();
    };
  }, [client, path, name, read]);
  return alive;
};
