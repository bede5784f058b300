// One line for every command about a game of Twin Suns that belongs to no tournament.
export { DealTwinSuns } from './deal-twin-suns.js';
export { JoinTwinSuns } from './join-twin-suns.js';
export { LeaveTwinSuns } from './leave-twin-suns.js';
export { OpenTwinSuns } from './open-twin-suns.js';
export { PlayTwinSunsAgain } from './play-twin-suns-again.js';
export { PlayTwinSuns } from './play-twin-suns.js';
export { TakeBackTwinSuns } from './take-back-twin-suns.js';
export { RemoveSilentPlayer } from './remove-silent-player.js';
export { WarnTwinSunsSilence } from './warn-silence.js';
