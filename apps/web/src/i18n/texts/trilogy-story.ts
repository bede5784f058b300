import type { Texts } from '../pairs.js';

/** Facts of Trilogy matches in a sentence, where a story knows no more than the fact itself. */
export const trilogyStory = {
  DecksPresented: [
    'Table {{table}}: both presented three decks.',
    'Mesa {{table}}: ambos presentaron tres mazos.',
  ],
  BanSealed: [
    'Table {{table}}: {{by}} banned in secret.',
    'Mesa {{table}}: {{by}} excluyó en secreto.',
  ],
  BansRevealed: [
    'Table {{table}}: the bans were revealed.',
    'Mesa {{table}}: se revelaron las exclusiones.',
  ],
  DeckSealed: [
    'Table {{table}}: {{by}} picked a deck for game {{game}} in secret.',
    'Mesa {{table}}: {{by}} eligió en secreto mazo para la partida {{game}}.',
  ],
  DecksRevealed: [
    'Table {{table}}: the decks for game {{game}} were revealed.',
    'Mesa {{table}}: se revelaron los mazos de la partida {{game}}.',
  ],
  GameStarted: [
    'Table {{table}}: game {{game}} began.',
    'Mesa {{table}}: empezó la partida {{game}}.',
  ],
  GameReported: [
    'Table {{table}}: {{by}} reported game {{game}}.',
    'Mesa {{table}}: {{by}} comunicó la partida {{game}}.',
  ],
  GameDisputed: [
    'Table {{table}}: {{by}} disagreed about game {{game}}. {{note}}',
    'Mesa {{table}}: {{by}} no está de acuerdo con la partida {{game}}. {{note}}',
  ],
  GameRuled: [
    'Table {{table}}: game {{game}} was ruled. {{note}}',
    'Mesa {{table}}: se decidió la partida {{game}}. {{note}}',
  ],
  GameEnded: [
    'Table {{table}}: game {{game}} is over.',
    'Mesa {{table}}: terminó la partida {{game}}.',
  ],
} as const satisfies Texts;
