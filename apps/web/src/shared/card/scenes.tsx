import type { ReactNode } from 'react';

/** Drawn for this project: nothing here is taken from printed cards. */
const scenes = {
  'base-1': (
    <>
      <path
        d="M0 60V44h14V30h8v14h10V18h5l2-12 2 12h5v26h14V26h10v18h12V34h6v10h12v16z"
        opacity=".5"
      />
    </>
  ),
  'base-2': (
    <>
      <path d="M0 40a60 60 0 0 1 100 0v20H0z" opacity=".35" />
      <circle cx="66" cy="24" r="8" opacity=".4" />
      <path d="M0 47h100v2H0z" opacity=".6" />
    </>
  ),
  'event-1': (
    <>
      <path
        d="M50 30 20-10h14zM50 30 60-10h14zM50 30 110 10v12zM50 30 110 44v14zM50 30 66 70H52zM50 30 24 70H10zM50 30-10 46V34zM50 30-10 14V2z"
        opacity=".28"
      />
    </>
  ),
  'ground-1': (
    <>
      <circle cx="76" cy="17" r="9" opacity=".4" />
      <path d="M0 46 22 34l18 8 24-14 36 16v16H0z" opacity=".22" />
      <path d="M0 54 40 44l60 8v8H0z" opacity=".3" />
    </>
  ),
  'ground-2': (
    <>
      <circle cx="24" cy="16" r="6" opacity=".4" />
      <circle cx="36" cy="20" r="4" opacity=".3" />
      <path d="M0 48q25-12 50-3t50-5v20H0z" opacity=".25" />
      <path d="M0 55q30-6 50-1t50-3v9H0z" opacity=".32" />
    </>
  ),
  'ground-3': (
    <>
      <path
        d="M8 60V26h8v34zM22 60V16h10v44zM40 60V32h7v28zM62 60V20h9v40zM78 60V30h12v30z"
        opacity=".2"
      />
      <path d="M0 60v-8h100v8z" opacity=".35" />
    </>
  ),
  'space-2': (
    <>
      <g opacity=".9">
        <circle cx="1" cy="21" r="0.8" />
        <circle cx="52" cy="58" r="0.9" />
        <circle cx="62" cy="45" r="0.5" />
        <circle cx="28" cy="3" r="0.8" />
        <circle cx="49" cy="16" r="0.9" />
        <circle cx="93" cy="7" r="0.7" />
        <circle cx="96" cy="14" r="0.8" />
        <circle cx="59" cy="41" r="0.4" />
        <circle cx="55" cy="11" r="0.4" />
        <circle cx="3" cy="15" r="0.9" />
        <circle cx="13" cy="20" r="0.4" />
        <circle cx="4" cy="27" r="0.5" />
        <circle cx="94" cy="36" r="0.4" />
        <circle cx="5" cy="49" r="0.8" />
        <circle cx="16" cy="35" r="0.7" />
        <circle cx="3" cy="57" r="0.8" />
      </g>
      <circle cx="18" cy="12" r="13" opacity=".25" />
      <path d="M-4 20 44 2v3L-4 24z" opacity=".3" />
    </>
  ),
  'space-3': (
    <>
      <g opacity=".9">
        <circle cx="3" cy="59" r="0.5" />
        <circle cx="59" cy="60" r="0.8" />
        <circle cx="56" cy="45" r="0.7" />
        <circle cx="97" cy="49" r="0.6" />
        <circle cx="95" cy="39" r="0.8" />
        <circle cx="99" cy="1" r="0.7" />
        <circle cx="45" cy="33" r="0.9" />
        <circle cx="29" cy="26" r="0.9" />
        <circle cx="44" cy="14" r="0.4" />
        <circle cx="92" cy="40" r="0.6" />
        <circle cx="58" cy="15" r="0.5" />
        <circle cx="34" cy="28" r="0.6" />
        <circle cx="65" cy="42" r="0.9" />
        <circle cx="77" cy="56" r="0.9" />
        <circle cx="53" cy="44" r="0.8" />
        <circle cx="33" cy="24" r="0.9" />
      </g>
      <path d="M0 60 100 14v8L0 72z" opacity=".18" />
      <path d="M0 50 100 4v3L0 54z" opacity=".12" />
    </>
  ),
  'upgrade-1': (
    <>
      <path
        d="M0 10h100v1H0zM0 22h100v1H0zM0 34h100v1H0zM0 46h100v1H0zM14 0h1v60h-1zM32 0h1v60h-1zM50 0h1v60h-1zM68 0h1v60h-1zM86 0h1v60h-1z"
        opacity=".3"
      />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

type SceneName = keyof typeof scenes;

const several: Readonly<Record<string, readonly SceneName[]>> = {
  space: ['space-2', 'space-3'],
  ground: ['ground-1', 'ground-2', 'ground-3'],
  event: ['event-1'],
  upgrade: ['upgrade-1'],
  base: ['base-1', 'base-2'],
};

export interface SceneProps {
  readonly name: string;
  readonly type: string;
  readonly arena: string | null;
}

/**
 * The background behind the figure: one of those that fit the card, always the same one for a given
 * card.
 */
export const Scene = ({ name, type, arena }: SceneProps) => {
  const fitting = several[(arena ?? type).toLowerCase()] ?? several['ground'] ?? [];
  const scene = fitting[name.length % fitting.length] ?? 'ground-1';
  return (
    <svg
      className="cg-scene"
      viewBox="0 0 100 60"
      preserveAspectRatio="xMidYMax slice"
      fill="#fff"
      aria-hidden="true"
      focusable="false"
    >
      {scenes[scene]}
    </svg>
  );
};
