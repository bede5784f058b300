import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { loadOwnMatch } from '../context/match-context.js';
import { revealLater } from './reveal-choices.js';
import { sealOwnChoice } from './seal-own-choice.js';
import { playing } from '../rights/lifecycles.js';

/** Secretly chooses which of the player's own decks plays the coming game. */
export const SealDeck = defineCommand({
  name: 'SealDeck',
  payload: commands.SealDeck,
  grants: ['self'],
  token: 'decks',
  during: playing,
  receipt: ['DeckSealed'],
  load: loadOwnMatch,
  decide: ({ game, deck }, context, { secrets }) =>
    sealOwnChoice(context, deck, secrets, (commitment) => ({
      type: 'SealDeck',
      data: { by: context.side, game, commitment, byClock: false },
    })),
  followUp: revealLater,
});
