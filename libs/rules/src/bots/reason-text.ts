import { type Language } from '../text/language.js';
import { type BotReason } from './levels.js';

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** One line for people: why the bot did what it did. */
export function botReasonText(language: Language, reason: BotReason): string {
  const es = language === 'es';
  switch (reason.why) {
    case 'only-choice':
      return es ? 'No tenía otra opción.' : 'It had no other choice.';
    case 'rule-of-thumb':
      return es ? 'Sigue una regla sencilla.' : 'It follows a rule of thumb.';
    case 'wins':
      return es ? 'Así gana la partida.' : 'This wins the game.';
    case 'guards-base':
      return es
        ? 'Sin esto su base podría caer en el próximo ataque.'
        : 'Without this its base could fall to the next attack.';
    case 'best-board':
      return es
        ? `De todo lo que podía hacer ahora, esto mejora más la mesa (${signed(reason.gain)} puntos).`
        : `Of all it could do now this improves the board most (${signed(reason.gain)} points).`;
    case 'best-odds': {
      const { passes, chance, next } = reason;
      if (es)
        return (
          `Probó ${passes} continuaciones: con esto gana en el ${chance} %` +
          (next === null ? '.' : `; con la segunda mejor, en el ${next} %.`)
        );
      return (
        `It tried ${passes} continuations: this wins ${chance} %` +
        (next === null ? '.' : `; the next best ${next} %.`)
      );
    }
  }
}
