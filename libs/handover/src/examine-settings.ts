import { planFault } from '#draft';
import type { GameCatalogue } from '#game';
import { type EventSettings, tournamentDecider, type TournamentEvents } from '#tournament';
import type { FileFault, HandoverFile } from './handover-file.js';
import { placeOf } from './place-of.js';
import { tournamentFacts } from './tournament-facts.js';

/**
 * Why an event with these settings could not be created here: its game, its format or its columns
 * are unknown, or its boosters cannot be opened.
 */
const refusalOf = (
  games: GameCatalogue,
  created: TournamentEvents['EventCreated'],
  settings: EventSettings,
): { readonly code: string; readonly at: 'format' | 'game' | 'settings' } | null => {
  const decision = tournamentDecider.decide(
    {
      type: 'CreateEvent',
      data: { ...created, settings, ownerName: '' },
      actor: '',
      at: '',
      games,
    },
    tournamentDecider.initialState,
  );
  const { format, bundles } = created;
  const limited = settings.limited && { ...settings.limited, bundles };
  const refusal = 'kind' in decision ? decision : planFault(format, limited);
  if (refusal === null) return null;
  const { code } = refusal;
  if (code === 'tournament/unknown-game') return { code, at: 'game' };
  return { code, at: code === 'tournament/unknown-format' ? 'format' : 'settings' };
};

/** Settings that no organizer could have chosen here. */
export const settingsFaults = (file: HandoverFile, games: GameCatalogue): readonly FileFault[] => {
  const facts = tournamentFacts(file);
  let created: TournamentEvents['EventCreated'] | null = null;
  return facts.flatMap((event) => {
    if (event.type === 'EventCreated') created = event.data;
    else if (event.type !== 'SettingsChanged' && event.type !== 'FormatChanged') return [];
    if (created === null) return [];
    // Later settings are checked against the new format.
    if (event.type === 'FormatChanged') created = { ...created, format: event.data.format };
    const refusal = refusalOf(games, created, event.data.settings);
    if (refusal === null) return [];
    const place = placeOf(event.streamId, event.version);
    return [{ path: `${place} data.${refusal.at}`, message: `${event.type}: ${refusal.code}` }];
  });
};
