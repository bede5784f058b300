import { useState } from 'react';

const storageKey = 'conclave.draft.sound';

let context: AudioContext | null = null;

/** Plays a short tone; silent if the browser allows no sound before the page has been touched. */
export const chime = (frequency: number, seconds = 0.18): void => {
  if (!soundIsOn()) return;
  try {
    context ??= new AudioContext();
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const end = context.currentTime + seconds;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.12, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(end);
  } catch {
    // Without sound, the clock is still visible.
  }
};

const soundIsOn = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Whether this device calls its player and counts the last seconds aloud; stored on the device. */
export const useSound = (): { readonly on: boolean; readonly toggle: () => void } => {
  const [on, setOn] = useState(soundIsOn);
  return {
    on,
    toggle: () => {
      try {
        localStorage.setItem(storageKey, on ? 'off' : 'on');
      } catch {
        // Without storage, remembered as long as the page is open.
      }
      setOn(!on);
    },
  };
};
