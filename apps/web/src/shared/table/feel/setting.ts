/** The effects of this device besides the picture. */
export type Sense = 'sound' | 'vibration';

const keyOf = (sense: Sense): string => `conclave.table.${sense}`;
/** The defaults. Sound is off, so that a page never startles anybody. */
const unlessSaid: Readonly<Record<Sense, boolean>> = { sound: false, vibration: true };
const said = new Map<Sense, boolean>();

/**
 * Whether an effect is on; stored on the device, or while the page is open if there is no storage.
 */
export const isOn = (sense: Sense): boolean => {
  try {
    const kept = localStorage.getItem(keyOf(sense));
    if (kept !== null) return kept === 'on';
  } catch {
    // Remembered for this page only.
  }
  return said.get(sense) ?? unlessSaid[sense];
};

export const turn = (sense: Sense, on: boolean): void => {
  said.set(sense, on);
  try {
    localStorage.setItem(keyOf(sense), on ? 'on' : 'off');
  } catch {
    // Without storage, remembered as long as the page is open.
  }
};

/** Only handheld devices vibrate. */
export const mayShake = (): boolean =>
  'vibrate' in navigator && window.matchMedia('(pointer: coarse)').matches;
