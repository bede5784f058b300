import { lazy, type ComponentType } from 'react';

/** A piece of the first view that few people open: fetched when it is first drawn. Put it below a Suspense. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [piece] = await Promise.all([load(), import('./rest.js')]);
    return { default: piece };
  });
