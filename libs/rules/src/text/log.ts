/** A readable game log, from events alone. */
import { type GameEvent } from '../events/events.js';
import { type Language, type Pair, say } from './language.js';

export interface Names {
  card(card: number): string;
  seat(seat: number): string;
}

const LINES: Partial<Record<GameEvent['e'], Pair>> = {
  'game-started': ['{s} starts with the initiative.', '{s} empieza con la iniciativa.'],
  mulligan: ['{s} {m}.', '{s} {m}.'],
  'round-started': ['— Round {round} —', '— Ronda {round} —'],
  'phase-started': ['{p} phase.', 'Fase de {p}.'],
  passed: ['{s} passes.', '{s} pasa.'],
  'initiative-taken': ['{s} takes the initiative.', '{s} toma la iniciativa.'],
  'counter-taken': ['{s} takes the {k} counter.', '{s} toma el indicador de {k}.'],
  drawn: ['{s} draws {n}.', '{s} roba {n}.'],
  'deck-empty': [
    '{s} has no card left to draw ({n} missing).',
    '{s} no tiene cartas que robar (faltan {n}).',
  ],
  resourced: ['{s} resources a card.', '{s} convierte una carta en recurso.'],
  played: ['{s} plays {c}.', '{s} juega {c}.'],
  deployed: ['{s} deploys {c}.', '{s} despliega {c}.'],
  created: ['{s} gets a token: {c}.', '{s} recibe una ficha: {c}.'],
  'attack-declared': ['{c} attacks {d}.', '{c} ataca a {d}.'],
  damaged: ['{c} takes {n} damage.', '{c} recibe {n} de daño.'],
  healed: ['{c} is healed by {n}.', '{c} se cura {n}.'],
  exhausted: ['{c} is exhausted.', '{c} se agota.'],
  defeated: ['{c} is defeated.', '{c} es derrotada.'],
  returned: ['{c} returns to hand.', '{c} vuelve a la mano.'],
  discarded: ['{s} discards {c}.', '{s} descarta {c}.'],
  revealed: ['{s} reveals {cards}.', '{s} muestra {cards}.'],
  looked: ['{s} looks at {n} card(s).', '{s} mira {n} carta(s).'],
  searched: ['{s} searches {n} card(s).', '{s} busca entre {n} carta(s).'],
  'control-taken': ['{s} takes control of {c}.', '{s} toma el control de {c}.'],
  captured: ['{c} is captured.', '{c} es capturada.'],
  rescued: ['{c} is rescued.', '{c} es rescatada.'],
  named: ['{s} names {name}.', '{s} nombra {name}.'],
  'force-gained': ['The Force is with {s}.', 'La Fuerza acompaña a {s}.'],
  'force-used': ['{s} uses the Force.', '{s} utiliza la Fuerza.'],
  'ability-used': ['{s} uses an ability of {c}.', '{s} usa una capacidad de {c}.'],
  eliminated: ['{s} is out of the game.', '{s} queda fuera de la partida.'],
  'game-ended': ['The game is over: {w}.', 'La partida ha terminado: {w}.'],
};

/** One line, or null for an event that people need not read. */
export function logLine(l: Language, event: GameEvent, names: Names): string | null {
  const pair = LINES[event.e];
  if (!pair) return null;
  const cards = 'cards' in event ? event.cards : [];
  return say(l, pair, {
    s: 'seat' in event ? names.seat(event.seat) : '',
    c:
      'card' in event && event.card >= 0
        ? names.card(event.card)
        : event.e === 'created'
          ? say(l, ['Credit', 'Crédito'])
          : '',
    d: 'defender' in event ? names.card(event.defender) : '',
    n: 'n' in event ? event.n : cards.length,
    cards: cards.map((c) => names.card(c)).join(', '),
    round: event.e === 'round-started' ? event.round : '',
    p:
      event.e === 'phase-started'
        ? say(l, event.phase === 'action' ? ['Action', 'acción'] : ['Regroup', 'reagrupamiento'])
        : '',
    m:
      event.e === 'mulligan'
        ? say(
            l,
            event.taken
              ? ['takes a mulligan', 'renueva su mano']
              : ['keeps the hand', 'conserva su mano'],
          )
        : '',
    k:
      event.e === 'counter-taken'
        ? say(l, event.counter === 'blast' ? ['Blast', 'explosión'] : ['Plan', 'plan'])
        : '',
    name: event.e === 'named' ? event.name : '',
    w:
      event.e === 'game-ended'
        ? event.winners.length > 1
          ? say(l, ['a draw', 'empate'])
          : say(l, ['{x} wins', 'gana {x}'], { x: names.seat(event.winners[0] ?? 0) })
        : '',
  });
}
