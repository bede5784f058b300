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
    'Mesa {{table}}: {{by}} eligió en secreto mazo para el juego {{game}}.',
  ],
  DecksRevealed: [
    'Table {{table}}: the decks for game {{game}} were revealed.',
    'Mesa {{table}}: se revelaron los mazos del juego {{game}}.',
  ],
  GameStarted: [
    'Table {{table}}: game {{game}} began.',
    'Mesa {{table}}: empezó el juego {{game}}.',
  ],
  GameReported: [
    'Table {{table}}: {{by}} reported game {{game}}.',
    'Mesa {{table}}: {{by}} comunicó el juego {{game}}.',
  ],
  GameDisputed: [
    'Table {{table}}: {{by}} disagreed about game {{game}}. {{note}}',
    'Mesa {{table}}: {{by}} no está de acuerdo con el juego {{game}}. {{note}}',
  ],
  GameRuled: [
    'Table {{table}}: game {{game}} was ruled. {{note}}',
    'Mesa {{table}}: se decidió el juego {{game}}. {{note}}',
  ],
  GameEnded: [
    'Table {{table}}: game {{game}} is over.',
    'Mesa {{table}}: terminó el juego {{game}}.',
  ],
} as const satisfies Texts;
