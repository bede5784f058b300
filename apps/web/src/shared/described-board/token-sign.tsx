import type { ReactElement } from 'react';

/**
 * The outlines of tokens in a square of 24: every outline is different, so that colour is not
 * needed to tell them apart.
 */
const shapes: Readonly<Record<string, ReactElement>> = {
  focus: <circle cx="12" cy="12" r="11" />,
  evade: <path d="m12 0 12 12-12 12L0 12z" />,
  stress: <path d="M12 1 24 23H0z" />,
  ion: <path d="M12 0 24 9.500 19.500 24h-15L0 9.500z" />,
  tractor: <path d="M5 2h14l5 20H0z" />,
  jam: <path d="M1 1h22v22H1z" />,
  cloak: (
    <path
      fillRule="evenodd"
      d="M12 0a12 12 0 1 0 0 24 12 12 0 0 0 0-24zm0 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19z"
    />
  ),
  disabled: <path d="M7 0h10l7 7v10l-7 7H7l-7-7V7z" />,
  reinforce: <path d="M0 22a12 20 0 0 1 24 0z" />,
  'reinforce-aft': <path d="M0 2a12 20 0 0 0 24 0z" />,
  lock: <path d="M6 1h12l6 11-6 11H6L0 12z" />,
  locked: (
    <path d="M0 0h8v3H3v5H0zm16 0h8v8h-3V3h-5zM0 16h3v5h5v3H0zm21 0h3v8h-8v-3h5zM5 5h14v14H5z" />
  ),
  crit: (
    <path d="m12 0 3 6 6.500-2.500L19 10l5 4-6 2 .500 7L12 20l-6.500 3L6 16l-6-2 5-4-2.500-6.500L9 6z" />
  ),
  shield: <path d="M12 0 1 4v8c0 6 5 10 11 12 6-2 11-6 11-12V4z" />,
};

/** A token with its shape, colour and label; its words stand beside it for screen readers. */
export const TokenSign = ({ sign, on }: { readonly sign: string; readonly on: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="gp-token" data-token={sign}>
    {shapes[sign] ?? shapes['jam']}
    <text x="12" y={sign === 'stress' ? 19.5 : 16.5} textAnchor="middle">
      {on}
    </text>
  </svg>
);
