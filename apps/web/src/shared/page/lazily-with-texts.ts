import type { ComponentType } from 'react';
import { addTexts } from '../../i18n/index.js';
import { lazyPiece } from './lazily.js';

/**
 * A piece beside a running game: fetched with its texts when it is first
 * drawn, so that the game is there sooner. Put it below a Suspense.
 */
export const lazilyWithTexts = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazyPiece(async () => (await Promise.all([load(), addTexts('pages')]))[0]);
