/** What `react` means in the build: Preact under React's names (docs/adr/0044-preact-draws-the-pages.md). */
import { createElement, options } from 'preact';

export * from 'preact/compat';
export { default } from 'preact/compat';

/**
 * Effects follow their change at once, as React's do after a click or a key, and not after the next frame. Mantine notes in an effect where the focus
 * was before a dialog took it; a frame later it is in the dialog already.
 */
options.requestAnimationFrame = (effects) => queueMicrotask(effects);

/** Keeps what it holds while that is hidden. Preact has no such component; Mantine's panels and transitions are made with it. */
export const Activity = ({ mode = 'visible', children }) =>
  createElement(
    'div',
    mode === 'hidden' ? { hidden: true } : { style: { display: 'contents' } },
    children,
  );
