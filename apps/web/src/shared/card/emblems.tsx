import type { ReactNode } from 'react';

/** Drawn for this project: nothing here is taken from printed cards. */
const emblems = {
  capital: (
    <>
      <path d="M4 44 58 14l2 6-8 26-10 6H12z" />
      <path d="M4 44 60 20l-8 26-10 6H12z" opacity=".32" fill="#000" />
      <path d="m36 24 8-8 6-1 1 6z" />
    </>
  ),
  creature: (
    <>
      <path d="M12 8c8 12 10 26 6 46-8-12-12-28-6-46zM30 5c8 14 10 32 4 54-8-14-10-34-4-54zM48 8c6 18 2 34-6 46-4-20-2-34 6-46z" />
    </>
  ),
  droid: (
    <>
      <path d="M30 4h4v8h14l5 6v18l-5 6H16l-5-6V18l5-6h14z" />
      <circle cx="24" cy="26" r="5" opacity=".65" fill="#000" />
      <circle cx="41" cy="26" r="3" opacity=".65" fill="#000" />
      <path d="M20 46h24v14H20z" opacity=".8" />
      <path d="M24 50h6v3h-6zM34 50h6v3h-6z" opacity=".5" fill="#000" />
    </>
  ),
  fighter: (
    <>
      <path d="M32 6 38 30 60 46v6l-22-5-2 9h-8l-2-9-22 5v-6l22-16z" />
      <path d="M32 6 36 30 32 56z" opacity=".35" fill="#000" />
    </>
  ),
  force: (
    <>
      <path
        d="M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 6a22 22 0 1 0 0 44 22 22 0 0 0 0-44z"
        opacity=".55"
      />
      <path
        d="M32 16a16 16 0 1 1 0 32 16 16 0 0 1 0-32zm0 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22z"
        opacity=".8"
      />
      <circle cx="32" cy="32" r="6" />
    </>
  ),
  innate: (
    <>
      <path d="M32 4 52 14v18c0 14-9 22-20 28-11-6-20-14-20-28V14z" />
      <path d="M36 14 22 34h9l-3 16 16-22h-9z" opacity=".6" fill="#000" />
    </>
  ),
  official: (
    <>
      <path d="M8 14h48v36H8z" />
      <path
        d="M13 19h8v12h-8zM24 19h8v12h-8zM35 19h8v12h-8zM13 34h8v11h-8zM24 34h8v11h-8z"
        opacity=".55"
        fill="#000"
      />
    </>
  ),
  pods: (
    <>
      <path d="M8 8h10v8l4 10h20l4-10V8h10v22l-10 8-4 18H22l-4-18-10-8z" />
      <path d="M26 30h12l-2 18h-8z" opacity=".45" fill="#000" />
      <path d="M8 8h10v4H8zM46 8h10v4H46z" opacity=".4" fill="#000" />
    </>
  ),
  rebel: (
    <>
      <path d="M10 8h8v48h-8zM20 10h34l-9 12 9 12H20z" />
      <path d="M20 22h25l9 12H20z" opacity=".3" fill="#000" />
    </>
  ),
  rogue: (
    <>
      <path d="M32 4a28 28 0 1 1 0 56 28 28 0 0 1 0-56zm0 7a21 21 0 1 0 0 42 21 21 0 0 0 0-42z" />
      <path d="M29 0h6v20h-6zM29 44h6v20h-6zM0 29h20v6H0zM44 29h20v6H44z" />
    </>
  ),
  saber: (
    <>
      <path d="M50 6l8 8-30 30-8-8z" />
      <path d="M20 36l8 8-14 14-8-8z" opacity=".65" />
      <path d="M22 34l8 8-3 3-8-8z" opacity=".7" fill="#000" />
    </>
  ),
  sith: (
    <>
      <path d="M32 4 40 24 60 32 40 40 32 60 24 40 4 32l20-8z" />
      <path d="M32 18l5 9 9 5-9 5-5 9-5-9-9-5 9-5z" opacity=".6" fill="#000" />
    </>
  ),
  speeder: (
    <>
      <path d="M4 38 20 28h26l14 8v6l-16 6H12z" />
      <path d="M24 28l4-8h12l6 8z" opacity=".75" />
      <path d="M8 40h50v3l-14 5H12z" opacity=".35" fill="#000" />
    </>
  ),
  supply: (
    <>
      <path d="M8 20 32 8l24 12v26L32 58 8 46z" />
      <path d="M32 32 56 20v26L32 58z" opacity=".4" fill="#000" />
      <path d="M8 20l24 12v26" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" />
    </>
  ),
  tactic: (
    <>
      <path d="M6 50C10 26 24 16 42 18l-2-10 20 15-17 17-1-10C30 29 20 34 16 52z" />
      <circle cx="50" cy="50" r="7" opacity=".6" />
    </>
  ),
  trick: (
    <>
      <path d="M14 14l24-8 10 36-24 8z" opacity=".6" />
      <path d="M26 16h26v40H26z" />
      <path d="M39 26l6 10-6 10-6-10z" opacity=".6" fill="#000" />
    </>
  ),
  trooper: (
    <>
      <path d="M32 6c9 0 15 6 15 15v3H17v-3C17 12 23 6 32 6z" />
      <path d="M15 26h34v4H15z" opacity=".8" />
      <path d="M21 31h22v5a11 11 0 0 1-22 0z" opacity=".75" />
      <path d="M6 60c0-10 6-14 15-15l11 6 11-6c9 1 15 5 15 15z" />
      <path d="M32 51l11-6c9 1 15 5 15 15H32z" opacity=".3" fill="#000" />
    </>
  ),
  walker: (
    <>
      <path d="M32 8l18 9v14l-18 9-18-9V17z" />
      <path d="M32 8l18 9v14l-18 9z" opacity=".3" fill="#000" />
      <path
        d="M14 24 4 40l4 18h5l-2-17 8-11zM50 24l10 16-4 18h-5l2-17-8-11zM26 38h-6l-2 20h5zM38 38h6l2 20h-5z"
        opacity=".85"
      />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

type EmblemName = keyof typeof emblems;

/** The first trait in this list that a card has decides the emblem on its plate. */
const byTrait: readonly (readonly [EmblemName, readonly string[]])[] = [
  ['saber', ['LIGHTSABER', 'WEAPON']],
  ['sith', ['SITH', 'INQUISITOR', 'NIGHT', 'DATHOMIR']],
  ['force', ['JEDI', 'FORCE']],
  ['droid', ['DROID']],
  ['walker', ['WALKER', 'TANK']],
  ['speeder', ['SPEEDER']],
  ['capital', ['CAPITAL SHIP', 'TRANSPORT']],
  ['pods', ['FIGHTER']],
  ['creature', ['CREATURE', 'WOOKIEE', 'EWOK', 'HUTT', 'TUSKEN', 'GUNGAN']],
  ['trooper', ['TROOPER', 'CLONE', 'MANDALORIAN', 'PILOT']],
  ['official', ['OFFICIAL', 'LAW']],
  ['rogue', ['BOUNTY HUNTER', 'UNDERWORLD', 'BOUNTY', 'FRINGE']],
  ['rebel', ['REBEL', 'REPUBLIC', 'RESISTANCE', 'NEW REPUBLIC', 'SPECTRE', 'NABOO', "TWI'LEK"]],
  ['official', ['IMPERIAL', 'FIRST ORDER', 'SEPARATIST', 'NIHIL']],
  ['innate', ['INNATE', 'LEARNED', 'CONDITION']],
  ['supply', ['ITEM', 'ARMOR', 'MODIFICATION', 'SUPPLY', 'FORTIFICATION']],
  ['trick', ['TRICK', 'GAMBIT', 'DISASTER']],
  ['tactic', ['TACTIC', 'PLAN']],
];
const byType: Readonly<Record<string, EmblemName>> = {
  event: 'tactic',
  upgrade: 'supply',
  leader: 'rebel',
  base: 'official',
};

const emblemOf = (traits: readonly string[], type: string, imperial: boolean): EmblemName => {
  const has = new Set(traits.map((trait) => trait.toUpperCase()));
  const found = byTrait.find(([, among]) => among.some((trait) => has.has(trait)))?.[0];
  if (found === 'pods' && !imperial) return 'fighter';
  return found ?? byType[type.toLowerCase()] ?? 'trooper';
};

export interface EmblemProps {
  readonly traits: readonly string[];
  readonly type: string;
  readonly aspects: readonly string[];
}

/** The figure on a card's plate: chosen by its first trait listed above, otherwise by its type. */
export const Emblem = ({ traits, type, aspects }: EmblemProps) => (
  <svg className="cg-emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    {emblems[emblemOf(traits, type, aspects.includes('Villainy'))]}
  </svg>
);
