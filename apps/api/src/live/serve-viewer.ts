import type { FastifyReply, FastifyRequest } from 'fastify';
import { openStream } from './open-stream.js';
import { Viewer } from './viewer.js';

interface LiveRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Gives back what was held for whoever asks: how many live lines they may have. */
  readonly release: () => void;
}

/**
 * One live line: told by a hub from `enter` on until its reader
 * is gone, and ended where the hub cannot tell it anything.
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
