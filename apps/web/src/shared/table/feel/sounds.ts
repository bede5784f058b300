import type { SoundName } from './difference.js';
import { isOn } from './setting.js';

/**
 * One tone: its waveform, start and end frequency (Hz), start and duration (s), volume (0 to 1).
 */
interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, lasts: number): Tone => ({
  wave,
  from,
  to,
  lasts,
  at: 0,
  loud: 0.12,
});

/** Every sound consists of a few tones: nothing is downloaded, and no recordings are used. */
export const tonesOf: Readonly<Record<SoundName, readonly Tone[]>> = {
  card: [tone('triangle', 420, 640, 0.09)],
  hit: [tone('square', 190, 60, 0.16), { ...tone('sawtooth', 900, 120, 0.07), loud: 0.05 }],
  shield: [
    { ...tone('sine', 1500, 2100, 0.14), loud: 0.08 },
    { ...tone('sine', 2000, 2700, 0.12), at: 0.04, loud: 0.06 },
  ],
  defeat: [tone('sawtooth', 320, 55, 0.32)],
  turn: [tone('sine', 660, 660, 0.12), { ...tone('sine', 880, 880, 0.18), at: 0.12 }],
  win: [523, 659, 784, 1047].map((hertz, nth) => ({
    ...tone('triangle', hertz, hertz, nth === 3 ? 0.5 : 0.16),
    at: nth * 0.13,
  })),
};

let context: AudioContext | null = null;

const ring = (on: AudioContext, { wave, from, to, at, lasts, loud }: Tone, start: number): void => {
  const [oscillator, volume] = [on.createOscillator(), on.createGain()];
  const begin = on.currentTime + start + at;
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  oscillator.connect(volume).connect(on.destination);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
};

/**
 * Plays a sound, unless sounds are off or the browser does not allow them. `start`: delay in
 * seconds.
 */
export const sound = (name: SoundName, start = 0): void => {
  if (!isOn('sound')) return;
  try {
    context ??= new AudioContext();
    for (const each of tonesOf[name]) ring(context, each, start);
  } catch {
    // Without sound, the effects are still visible.
  }
};
