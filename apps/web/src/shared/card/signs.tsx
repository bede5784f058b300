import type { ReactNode } from 'react';
import './signs.css';

/** Drawn for this project: nothing here is taken from printed cards. */
const signs = {
  agg: (
    <>
      <path d="m12 1 2.3 6.6L20.5 4l-2.8 6.3 5.3 3-6.2 1 .9 6.7-4.4-4.4L12 23l-1.3-6.4L6.3 21l.9-6.7L1 13.3l5.3-3L3.5 4l6.2 3.6z" />
    </>
  ),
  ambush: (
    <>
      <path d="M14 1 3.5 14H11l-2 9L20.5 9.5H13z" />
    </>
  ),
  chat: (
    <>
      <path d="M2 3h20v14H11l-6 5v-5H2z" />
    </>
  ),
  close: (
    <>
      <path d="m5 3 7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7z" />
    </>
  ),
  com: (
    <>
      <path d="M12 2 3 9v4.6l9-7 9 7V9zM12 10.4l-9 7V22l9-7 9 7v-4.6z" />
    </>
  ),
  cun: (
    <>
      <path d="M12 2v10H2zM12 22V12h10zM14 2.5c4 .8 6.7 3.6 7.5 7.5H14zM10 21.5C6 20.7 3.3 17.9 2.5 14H10z" />
    </>
  ),
  deck: (
    <>
      <path d="M6 2h14v17h-2V4H6zM3 5h13v17H3z" />
    </>
  ),
  discard: (
    <>
      <path d="M4 3h16v18H4zm3 3v12h10V6zm2 2.5h6v2H9zm0 4h6v2H9z" />
    </>
  ),
  flag: (
    <>
      <path d="M4 1h3v2h14l-4 5 4 5H7v10H4z" />
    </>
  ),
  grit: (
    <>
      <path d="M12 1c4.3 4.8 7.7 9 7.7 13.5A7.7 7.7 0 0 1 4.3 14.5C4.3 10 7.7 5.8 12 1zm0 8.5-4 4.3h2.6v4.2h2.8v-4.2H16z" />
    </>
  ),
  ground: (
    <>
      <path d="M1 20 8.5 6l4.5 8 3-4.5L23 20z" />
    </>
  ),
  hand: (
    <>
      <path d="M3 6.5 9 4l4.5 12-6 2.5zM11 3.5h6.5V17H15zM19.5 5l2.5 1-3 10z" />
    </>
  ),
  held: (
    <>
      <path d="M2 2h20v3H2zM2 19h20v3H2zM4 6h2.6v12H4zM10.7 6h2.6v12h-2.6zM17.4 6H20v12h-2.6z" />
    </>
  ),
  her: (
    <>
      <path d="M12 1l2.9 8.1L23 12l-8.1 2.9L12 23l-2.9-8.1L1 12l8.1-2.9z" />
    </>
  ),
  judge: (
    <>
      <path d="M12 1 2 6v2h20V6zM4 10h3v8H4zM10.5 10h3v8h-3zM17 10h3v8h-3zM2 19.5h20V23H2z" />
    </>
  ),
  lock: (
    <>
      <path d="M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10zm3 0h4V7a2 2 0 1 0-4 0z" />
    </>
  ),
  log: (
    <>
      <path d="M3 4h3v3H3zM8 4h13v3H8zM3 10.5h3v3H3zM8 10.5h13v3H8zM3 17h3v3H3zM8 17h13v3H8z" />
    </>
  ),
  mark: (
    <>
      <g>
        <circle cx="12" cy="12" r="3.4" />
        <circle cx="12" cy="3" r="1.9" />
        <circle cx="12" cy="21" r="1.9" />
        <circle cx="3" cy="12" r="1.9" />
        <circle cx="21" cy="12" r="1.9" />
        <circle cx="5.6" cy="5.6" r="1.7" />
        <circle cx="18.4" cy="5.6" r="1.7" />
        <circle cx="5.6" cy="18.4" r="1.7" />
        <circle cx="18.4" cy="18.4" r="1.7" />
      </g>
    </>
  ),
  menu: (
    <>
      <path d="M3 4h18v3H3zM3 10.5h18v3H3zM3 17h18v3H3z" />
    </>
  ),
  overwhelm: (
    <>
      <path d="M3 3h3.5v18H3zM9 9.5h5V4.5l8 7.5-8 7.5v-5H9z" />
    </>
  ),
  raid: (
    <>
      <path d="m12 1 3.2 4.5V14h3.3v3h-5v5h-3v-5h-5v-3h3.3V5.5z" />
    </>
  ),
  restore: (
    <>
      <path d="M12 22C5 16.5 1.8 12.5 1.8 8.3A5.6 5.6 0 0 1 12 5a5.6 5.6 0 0 1 10.2 3.3C22.2 12.5 19 16.5 12 22zM10.7 8v2.7H8v2.6h2.7V16h2.6v-2.7H16v-2.6h-2.7V8z" />
    </>
  ),
  saboteur: (
    <>
      <path d="M10.5 2H4v10c0 5 2.9 8.1 6.8 9.7L9.5 17l3-3.5-4-2.5 3.3-4.5zM14.5 2H20v10c0 5.2-3 8.4-7 10l-.5-4.5 4-4-4-3 3-4.5z" />
    </>
  ),
  sentinel: (
    <>
      <path d="M4 2h16v10c0 5.5-3.5 8.6-8 10-4.5-1.4-8-4.5-8-10zm3 4v4h10V6zm0 6.5c.4 3.2 2.2 5.2 5 6.3 2.8-1.1 4.6-3.1 5-6.3z" />
    </>
  ),
  shield: (
    <>
      <path d="M12 1 3.5 4v8c0 5.3 3.6 8.9 8.5 11 4.9-2.1 8.5-5.7 8.5-11V4z" />
    </>
  ),
  shielded: (
    <>
      <path d="M12 1 3.5 4v8c0 5.3 3.6 8.9 8.5 11 4.9-2.1 8.5-5.7 8.5-11V4zm-1.3 6h2.6v3.7H17v2.6h-3.7V17h-2.6v-3.7H7v-2.6h3.7z" />
    </>
  ),
  space: (
    <>
      <path d="M12 5a7 7 0 0 1 6.8 5.4c2.4-.2 4 .1 4.2.9.3 1.4-4.6 4-11 5.6S.8 18.6.5 17.3c-.2-.9 1.7-2.3 4.7-3.6A7 7 0 0 1 12 5zm0 14a7 7 0 0 0 6.3-4 40 40 0 0 1-11.4 3A7 7 0 0 0 12 19z" />
    </>
  ),
  swords: (
    <>
      <path d="M2 2h4l8.5 9-2.7 2.7L2 6zM22 2h-4l-4.2 4.5 2.7 2.7L22 6zM9.3 12.3 6.8 15 5 13.2 3.2 15l2.2 2.2L2 20.5 3.5 22l3.3-3.4L9 20.8 10.8 19 9 17.2l2.7-2.6zM14.7 12.3l2.5 2.7 1.8-1.8 1.8 1.8-2.2 2.2 3.4 3.3-1.5 1.5-3.3-3.4-2.2 2.2-1.8-1.8 1.8-1.8-2.6-2.6z" />
    </>
  ),
  time: (
    <>
      <path d="M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zm-1.5 4v7.3l5 3 1.3-2.2-3.7-2.2V5.5z" />
    </>
  ),
  undo: (
    <>
      <path d="M9 4v4h6a6 6 0 0 1 0 12H6v-3h9a3 3 0 0 0 0-6H9v4L2.5 9.5z" />
    </>
  ),
  upg: (
    <>
      <path d="m20.5 1 2.5 2.5L10.5 16 8 13.5zM7 14.5l2.5 2.5-6 6L1 20.5z" />
    </>
  ),
  vig: (
    <>
      <path d="M12 4.5C6.6 4.5 3 8.4 1.2 12 3 15.6 6.6 19.5 12 19.5s9-3.9 10.8-7.5C21 8.4 17.4 4.5 12 4.5zm0 3.2a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6zm0 2.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />
    </>
  ),
  vil: (
    <>
      <path d="M2 3c3.3 1.3 6.6 2 10 2s6.7-.7 10-2c-.3 5-2 8.7-4.6 11.4L12 23l-5.4-8.6C4 11.7 2.3 8 2 3zm5 5.5 3.5 4L12 10l1.5 2.5 3.5-4c-3.3.7-6.7.7-10 0z" />
    </>
  ),
  bounty: (
    <>
      <path d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-1.2 2h2.400v1.600c1.700.3 2.900 1.300 3.200 2.700l-2.300.6c-.3-.8-1-1.200-2.100-1.200-1.200 0-1.900.5-1.900 1.200 0 2 6.600.6 6.600 4.700 0 1.700-1.300 2.900-3.500 3.200V20h-2.400v-1.700c-1.900-.3-3.200-1.400-3.400-3.100l2.300-.5c.2 1 1 1.600 2.400 1.600s2.100-.5 2.100-1.300c0-2.100-6.500-.6-6.500-4.600 0-1.500 1.200-2.700 3.100-3z" />
    </>
  ),
  smuggle: (
    <>
      <path d="m12 1 10 5v12l-10 5-10-5V6zm0 3L6.500 6.800 12 9.500l5.500-2.700zM4.500 9v7.500l6.200 3.100v-7.500zm15 0-6.200 3.100v7.500l6.200-3.100z" />
    </>
  ),
  coordinate: (
    <>
      <path d="M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5.500 14a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm13 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z" />
      <path d="M11 9h2v4l4 3-1.200 1.600L12 14.800l-3.800 2.800L7 16l4-3z" />
    </>
  ),
  exploit: (
    <>
      <path d="M10 2h4v10h5l-7 7-7-7h5zM3 20h18v3H3z" />
    </>
  ),
  piloting: (
    <>
      <path d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 3a8 8 0 0 0-7.600 5.500h15.200A8 8 0 0 0 12 4zm-8 8.500a8 8 0 0 0 6.500 7.300V16zm16 0L13.500 16v3.800a8 8 0 0 0 6.500-7.300z" />
    </>
  ),
  hidden: (
    <>
      <path d="m3.500 2 18.500 18.500-1.800 1.800-3.600-3.600A13 13 0 0 1 12 19.500C6.600 19.500 3 15.600 1.200 12a18 18 0 0 1 4-5L1.700 3.800zM12 4.500c5.400 0 9 3.900 10.800 7.500a19 19 0 0 1-2.700 3.800l-3.900-3.900A4.300 4.300 0 0 0 12 7.700L9.300 5c.9-.3 1.800-.5 2.700-.5z" />
    </>
  ),
  plot: (
    <>
      <path d="M5 2h14v15a5 5 0 0 1-5 5H4a3 3 0 0 1-3-3v-1h4zm3 4v2h8V6zm0 4v2h8v-2zm0 4v2h5v-2z" />
    </>
  ),
  support: (
    <>
      <path d="M9 2h6v7h7v6h-7v7H9v-7H2V9h7z" />
    </>
  ),
  credit: (
    <>
      <path d="M2 5h20v14H2zm10 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 7v2l2-2zm16 0h-2l2 2zM4 17h2l-2-2zm16 0v-2l-2 2z" />
    </>
  ),
  force: (
    <>
      <path d="M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm0 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />
    </>
  ),
  eye: (
    <>
      <path d="M12 4.500C6.600 4.500 3 8.400 1.200 12 3 15.600 6.600 19.500 12 19.500s9-3.900 10.800-7.500C21 8.400 17.400 4.500 12 4.500zm0 3.200a4.300 4.300 0 1 1 0 8.600 4.300 4.300 0 0 1 0-8.600z" />
    </>
  ),
  gear: (
    <>
      <path d="M10 1h4l.6 3 2 .9 2.600-1.700 2.800 2.800-1.700 2.600.9 2 3 .6v4l-3 .6-.9 2 1.700 2.600-2.800 2.800-2.600-1.700-2 .9-.6 3h-4l-.6-3-2-.9-2.600 1.700L2 20.400l1.700-2.600-.9-2-3-.6v-4l3-.6.9-2L2 6l2.800-2.800 2.600 1.700 2-.9zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />
    </>
  ),
  first: (
    <>
      <path d="M3 3h4v18H3zM21 3v18L9 12z" />
    </>
  ),
  last: (
    <>
      <path d="M17 3h4v18h-4zM3 3l12 9-12 9z" />
    </>
  ),
  next: (
    <>
      <path d="m8 3 3-2 9 11-9 11-3-2 7-9z" />
    </>
  ),
  pause: (
    <>
      <path d="M4 3h6v18H4zm10 0h6v18h-6z" />
    </>
  ),
  prev: (
    <>
      <path d="m16 3-3-2-9 11 9 11 3-2-7-9z" />
    </>
  ),
  step: (
    <>
      <path d="M4 3l11 9-11 9zM17 3h4v18h-4z" />
    </>
  ),
  back: (
    <>
      <path d="M20 3 9 12l11 9zM3 3h4v18H3z" />
    </>
  ),
  play: (
    <>
      <path d="M5 2l16 10L5 22z" />
    </>
  ),
  stop: (
    <>
      <path d="M5 3h5v18H5zM14 3h5v18h-5z" />
    </>
  ),
  link: (
    <>
      <path
        d="M9.500 14.500 14.500 9.500M7 11 4 14a4.200 4.200 0 0 0 6 6l3-3M17 13l3-3a4.200 4.200 0 0 0-6-6l-3 3"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.600"
      />
    </>
  ),
  check: (
    <>
      <path d="m3 13 3-3 4 4L19 4l3 3-12 13z" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type SignName = keyof typeof signs;

const isSign = (name: string): name is SignName => Object.hasOwn(signs, name);

/**
 * One icon: of the interface, of an aspect or of a keyword. Hidden from screen readers, because
 * words beside it or a label already name it.
 */
export const Sign = ({ name, className = 'cg-i' }: { name: SignName; className?: string }) => (
  <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {signs[name]}
  </svg>
);

/** The icon of a keyword; renders nothing for a keyword without one. */
export const KeywordSign = ({ keyword }: { keyword: string }) => {
  const name = keyword.toLowerCase();
  return isSign(name) ? <Sign name={name} className="" /> : null;
};
