import { defineRefusals } from '#aggregate';

export const podRefusals = defineRefusals('draft', {
  'not-found': ['not-found', 'seat-unknown'],
  conflict: [
    'already-seated',
    'too-few-seats',
    'seated-twice',
    'completed',
    'not-completed',
    'dissolved',
    'revealed',
    'paused',
    'not-paused',
    'stale-pick',
    'pack-not-there',
    'card-not-offered',
    'too-early',
    'too-late',
    'not-started',
    'started',
    'already-ready',
    'no-clock',
    'review-not-over',
    'nothing-to-rewind',
    'pick-passed-on',
    'seat-held',
    'real-boosters',
    'drafted-on-screen',
    'stale-call',
  ],
});
export const { refuse } = podRefusals;
