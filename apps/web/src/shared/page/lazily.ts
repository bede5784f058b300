import { lazy, type ComponentType } from 'react';
import { fetchPart } from './part.js';
import { serverBack } from './server-answers.js';

/**
 * A piece of a page that is fetched when it is first drawn, and again once there
 * is signal: what it says is among the texts that the page has already. Put it
 * below a Suspense, which stands in its place as long as it does not come.
 */
export const lazyPiece = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await fetchPart(load, serverBack) }));

/** The same of the first view, where few people open it, together with the rest of the texts. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPiece(async () => {
    const [piece, { bringRest }] = await Promise.all([load(), import('./rest.js')]);
    await bringRest();
    return piece;
  });
