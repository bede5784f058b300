import type { Texts } from '../pairs.js';

/** Refusals of a draft pod and of pools. */
export const draftErrors = {
  'draft/already-seated': ['This pod is already seated.', 'Este grupo ya tiene asientos.'],
  'draft/not-found': ['There is no such pod.', 'No existe ese grupo.'],
  'draft/too-few-seats': [
    'There are too few players for a pod.',
    'Hay muy pocos jugadores para un grupo.',
  ],
  'draft/too-few-players': [
    'A draft needs at least two players.',
    'Un draft necesita al menos dos jugadores.',
  ],
  'draft/fixed-seat-impossible': [
    'A seat that was given out in advance is not free or not there, or its player does not play.',
    'Un asiento dado de antemano no existe o no está libre, o su jugador no juega.',
  ],
  'draft/seated-twice': ['A player would sit twice.', 'Un jugador tendría dos asientos.'],
  'draft/completed': ['This draft is over.', 'Este draft ha terminado.'],
  'draft/not-completed': ['This draft is not over yet.', 'Este draft aún no ha terminado.'],
  'draft/dissolved': ['This pod has been dissolved.', 'Este grupo se ha disuelto.'],
  'draft/paused': ['The draft is paused.', 'El draft está en pausa.'],
  'draft/not-paused': ['The draft is not paused.', 'El draft no está en pausa.'],
  'draft/seat-unknown': [
    'There is no such seat in this pod.',
    'No existe ese asiento en este grupo.',
  ],
  'draft/stale-pick': [
    'This pick is already made. The page shows the next one.',
    'Esta elección ya está hecha. La página muestra la siguiente.',
  ],
  'draft/pack-not-there': ['The pack has not arrived yet.', 'El sobre aún no ha llegado.'],
  'draft/card-not-offered': [
    'This card is not in the pack before you.',
    'Esta carta no está en el sobre que tienes delante.',
  ],
  'draft/too-early': [
    'The time for this pick is not over yet.',
    'El tiempo de esta elección aún no ha acabado.',
  ],
  'draft/too-late': [
    'The time for this pick was over. The clock picks, your marked card first.',
    'El tiempo de esta elección ya había acabado. Elige el reloj, primero tu carta marcada.',
  ],
  'draft/not-started': ['The draft has not started yet.', 'El draft aún no ha empezado.'],
  'draft/started': ['The draft has already started.', 'El draft ya ha empezado.'],
  'draft/already-ready': [
    'You have already said that you are here.',
    'Ya has dicho que estás aquí.',
  ],
  'draft/review-not-over': [
    'Review time is not over yet.',
    'El tiempo de repaso aún no ha acabado.',
  ],
  'draft/nothing-to-rewind': ['There is no pick to take back.', 'No hay elección que deshacer.'],
  'draft/pick-passed-on': [
    'The pack has gone on to the next player.',
    'El sobre ya ha pasado al siguiente jugador.',
  ],
  'draft/no-free-seat': ['Every seat is taken.', 'Todos los asientos están ocupados.'],
  'draft/seat-held': ['The seat is already held that way.', 'El asiento ya está así.'],
  'draft/revealed': ['The boosters have already been revealed.', 'Los sobres ya se han revelado.'],
  'draft/no-clock': ['This draft has no clock.', 'Este draft no tiene reloj.'],
  'draft/real-boosters': [
    'This pod drafts real boosters: picks are made at the table.',
    'Este grupo usa sobres reales: se elige en la mesa.',
  ],
  'draft/drafted-on-screen': [
    'This pod drafts on screen: there is nothing to call.',
    'Este grupo elige en pantalla: no hay nada que anunciar.',
  ],
  'draft/stale-call': ['This pick has already been called.', 'Esta elección ya se ha anunciado.'],
  'draft/not-revealed': [
    'The draft log is not open yet.',
    'El registro del draft aún no está abierto.',
  ],
} as const satisfies Texts;
