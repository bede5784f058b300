import { lazy, type ComponentType } from 'react';
import { fetchPart } from './part.js';
import { serverBack } from './server-answers.js';

/**
 * A component that is loaded on its first render, and again when the network is back after a
 * failure; its texts must already be loaded. Needs a Suspense above it, which shows its fallback
 * meanwhile.
 */
export const lazyPiece = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchPart(load, serverBack) }));

/**
 * The same for a rarely opened component of the first view: it is loaded together with the
 * remaining texts.
 */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPiece(async () => {
    const [piece, { bringRest }] = await Promise.all([load(), import('./rest.js')]);
    await bringRest();
    return piece;
  });
