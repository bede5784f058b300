import type { ComponentType } from 'react';
import { addTexts } from '../../i18n/index.js';
import { lazyPiece } from './lazily.js';

/**
 * A component shown beside a running game: loaded with its texts on its first render, so that the
 * game itself appears sooner. Needs a Suspense above it.
 */
export const lazilyWithTexts = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPiece(async () => (await Promise.all([load(), addTexts('pages')]))[0]);
