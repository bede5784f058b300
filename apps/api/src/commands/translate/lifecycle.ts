import { tournamentCommand } from '../scene.js';
import type { Translations } from './translation.js';

export const lifecycle: Translations<
  | 'ChangeEventDetails'
  | 'ChangeSettings'
  | 'OpenRegistration'
  | 'CloseRegistration'
  | 'StartEvent'
  | 'ChangeRounds'
> = {
  ChangeEventDetails: ({ name, date, venue, cap }, { act }) => [
    tournamentCommand(act, 'ChangeEventDetails', { name, date, venue, cap }),
  ],
  ChangeSettings: ({ settings }, { act }) => [
    tournamentCommand(act, 'ChangeSettings', { settings }),
  ],
  OpenRegistration: (_payload, { act }) => [tournamentCommand(act, 'OpenRegistration', {})],
  CloseRegistration: (_payload, { act }) => [tournamentCommand(act, 'CloseRegistration', {})],
  StartEvent: (_payload, { act }) => [tournamentCommand(act, 'StartEvent', {})],
  ChangeRounds: ({ swissRounds, cutSize, reason }, { act }) => [
    tournamentCommand(act, 'ChangeRounds', { swissRounds, cutSize, reason }),
  ],
};
