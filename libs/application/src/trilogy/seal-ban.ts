import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { loadOwnMatch } from '../context/match-context.js';
import { revealLater } from './reveal-choices.js';
import { sealOwnChoice } from './seal-own-choice.js';
import { playing } from '../rights/lifecycles.js';

/** Secretly chooses which of the opponent's decks is banned for the whole match. */
export const SealBan = defineCommand({
  name: 'SealBan',
  payload: commands.SealBan,
  grants: ['self'],
  token: 'decks',
  during: playing,
  receipt: ['BanSealed'],
  load: loadOwnMatch,
  decide: ({ deck }, context, { secrets }) =>
    sealOwnChoice(context, deck, secrets, (commitment) => ({
      type: 'SealBan',
      data: { by: context.side, commitment, byClock: false },
    })),
  followUp: revealLater,
});
