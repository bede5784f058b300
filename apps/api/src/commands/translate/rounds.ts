import { tournamentCommand } from '../scene.js';
import type { Translations } from './translation.js';

export const rounds: Translations<
  'RequestPairing' | 'StartRoundClock' | 'PauseRoundClock' | 'ResumeRoundClock' | 'ExtendRoundClock'
> = {
  RequestPairing: ({ phase, round, attempt, repair }, { act }) => [
    tournamentCommand(act, 'RequestPairing', { phase, round, attempt, repair }),
  ],
  StartRoundClock: ({ phase, round, attempt, minutes }, { act }) => [
    tournamentCommand(act, 'StartRoundClock', { phase, round, attempt, minutes }),
  ],
  PauseRoundClock: ({ phase, round, attempt }, { act }) => [
    tournamentCommand(act, 'PauseRoundClock', { phase, round, attempt }),
  ],
  ResumeRoundClock: ({ phase, round, attempt }, { act }) => [
    tournamentCommand(act, 'ResumeRoundClock', { phase, round, attempt }),
  ],
  ExtendRoundClock: ({ phase, round, attempt, seconds }, { act }) => [
    tournamentCommand(act, 'ExtendRoundClock', { phase, round, attempt, seconds }),
  ],
};
