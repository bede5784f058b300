/** What this device does beside showing the board. */
export type Sense = 'sound' | 'vibration';

const keyOf = (sense: Sense): string => `conclave.table.${sense}`;
/** Nobody is startled by a page: sounds are asked for. */
const unlessSaid: Readonly<Record<Sense, boolean>> = { sound: false, vibration: true };
const said = new Map<Sense, boolean>();

/** Whether the device does it; kept on the device, or while the page is open where nothing is kept. */
export const isOn = (sense: Sense): boolean => {
  try {
    const kept = localStorage.getItem(keyOf(sense));
    if (kept !== null) return kept === 'on';
  } catch {
    // Said for this page only.
  }
  return said.get(sense) ?? unlessSaid[sense];
};

export const turn = (sense: Sense, on: boolean): void => {
  said.set(sense, on);
  try {
    localStorage.setItem(keyOf(sense), on ? 'on' : 'off');
  } catch {
    // As long as the page is open.
  }
};

/** Only what is held in a hand shakes. */
export const mayShake = (): boolean =>
  'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;
