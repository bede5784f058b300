import type { ReactElement } from 'react';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
} as const;

/** The symbols on the sides of dice, drawn in a square of 24. A side without a drawing is blank. */
const signs: Readonly<Record<string, ReactElement>> = {
  melee: (
    <g {...stroke}>
      <path d="M19 3 8.500 15.500M6 13l5 5M8 16l-4 4" />
    </g>
  ),
  ranged: (
    <g {...stroke}>
      <circle cx="12" cy="12" r="6.500" />
      <path d="M12 2v5M12 17v5M2 12h5M17 12h5" />
    </g>
  ),
  indirect: (
    <g {...stroke}>
      <path d="M12 13V3M12 13l8 6M12 13l-8 6M9 6l3-3 3 3M16.500 19H20v-3.500M7.500 19H4v-3.500" />
    </g>
  ),
  'any-damage': (
    <path
      d="m12 2 2.300 6.100L20.500 5l-3 6 5.500 2.500-6 1.700 1.500 6.300-5.300-3.700L8.500 22l.6-6.300L2 14l5.800-2.900L4.500 5l6 2.900z"
      fill="currentColor"
    />
  ),
  shield: <path d="M12 2 4 5v6c0 5 3.400 9 8 11 4.600-2 8-6 8-11V5z" fill="currentColor" />,
  resource: (
    <g>
      <circle cx="12" cy="12" r="9" {...stroke} />
      <circle cx="12" cy="12" r="4" fill="currentColor" />
    </g>
  ),
  disrupt: (
    <g {...stroke}>
      <circle cx="12" cy="12" r="9" />
      <path d="M7.500 12h9" />
    </g>
  ),
  discard: (
    <g {...stroke}>
      <path d="M6 3h12v18H6zM9.500 9.500l5 5M14.500 9.500l-5 5" />
    </g>
  ),
  focus: (
    <g {...stroke}>
      <path d="M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7z" />
      <circle cx="12" cy="12" r="2.500" />
    </g>
  ),
  hit: <path d="m12 2 3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="currentColor" strokeLinejoin="round" />,
  crit: (
    <g {...stroke}>
      <path d="m12 2.500 2.800 6.700 6.700 2.800-6.700 2.800-2.800 6.700-2.800-6.700L2.500 12l6.700-2.800z" />
      <circle cx="12" cy="12" r="2" fill="currentColor" />
    </g>
  ),
  evade: (
    <g {...stroke}>
      <path d="M3 19c9 1 14-4 14-12M12 10l5-5 4.500 5.500" />
    </g>
  ),
  blank: <path d="M8 12h8" {...stroke} />,
  special: (
    <path
      d="m12 2 3 6.600 7 .8-5.200 4.800 1.500 7L12 17.600 5.700 21.200l1.500-7L2 9.400l7-.8z"
      fill="currentColor"
    />
  ),
};

/**
 * The symbol of one side of a die; hidden from screen readers, because its words stand beside it.
 */
export const DieSign = ({ sign }: { readonly sign: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className="gp-sign">
    {signs[sign] ?? null}
  </svg>
);
