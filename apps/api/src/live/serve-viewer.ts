import type { FastifyReply, FastifyRequest } from 'fastify';
import { openStream } from './open-stream.js';
import { Viewer } from './viewer.js';

interface LiveRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Releases the asker's slot among the limited number of live connections. */
  readonly release: () => void;
}

/**
 * Serves one live connection: a hub notifies it from `enter` until its reader is gone; it is closed
 * if the hub cannot admit it.
 */
export const serveViewer = async (
  { request, reply, release }: LiveRequest,
  hub: {
    readonly enter: (viewer: Viewer) => Promise<void>;
    readonly leave: (viewer: Viewer) => void;
  },
): Promise<void> => {
  const viewer: Viewer = new Viewer(
    openStream(request, reply, () => {
      release();
      hub.leave(viewer);
    }),
  );
  await hub.enter(viewer).catch(() => viewer.end());
};
