/** What `react` means in the build: Preact under React's names (docs/adr/0044-preact-draws-the-pages.md). */
import { createElement, options } from 'preact';

export * from 'preact/compat';
export { default } from 'preact/compat';

/**
 * Runs effects right after their change, as React does after a click or a key, and not after the
 * next frame. Mantine records in an effect which element had the focus before a dialog took it; a
 * frame later the dialog already has it.
 */
options.requestAnimationFrame = (effects) => queueMicrotask(effects);

/**
 * Keeps its children mounted while they are hidden. Preact has no such component, and Mantine's
 * panels and transitions need it.
 */
export const Activity = ({ mode = 'visible', children }) =>
  createElement(
    'div',
    mode === 'hidden' ? { hidden: true } : { style: { display: 'contents' } },
    children,
  );
