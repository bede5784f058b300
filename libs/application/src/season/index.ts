// One line for every command about tournaments that count together.
export { AddEventToSeason } from './add-event-to-season.js';
export { ChangeSeason } from './change-season.js';
export { CreateSeason } from './create-season.js';
export { DeclineSeasonInvitation } from './decline-season-invitation.js';
export { RemoveEventFromSeason } from './remove-event-from-season.js';
