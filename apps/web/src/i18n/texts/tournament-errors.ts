import type { Texts } from '../pairs.js';

/** Refusals of an event, and why a pairing failed. */
export const tournamentErrors = {
  'tournament/already-exists': ['This event already exists.', 'Este evento ya existe.'],
  'tournament/not-in-draft': ['The event is no draft any more.', 'El evento ya no es un borrador.'],
  'tournament/already-running': ['The event has already started.', 'El evento ya ha empezado.'],
  'tournament/not-running': ['The event is not running.', 'El evento no está en juego.'],
  'tournament/finished': ['The event is finished.', 'El evento ha terminado.'],
  'tournament/cancelled': ['The event was cancelled.', 'El evento se ha cancelado.'],
  'tournament/registration-not-open': [
    'Registration is not open.',
    'La inscripción no está abierta.',
  ],
  'tournament/registration-already-open': [
    'Registration is already open.',
    'La inscripción ya está abierta.',
  ],
  'tournament/cap-below-registered': [
    '{{registered}} players already have a seat; the number of seats cannot be lower.',
    'Ya hay {{registered}} jugadores con plaza; no puede haber menos plazas.',
  ],
  'tournament/unknown-game': [
    'Events of {{game}} cannot be held here.',
    'Aquí no se pueden organizar eventos de {{game}}.',
  ],
  'tournament/unknown-format': [
    'There is no format {{format}} in what is played here.',
    'No hay un formato {{format}} en lo que se juega aquí.',
  ],
  'tournament/unknown-tiebreak': [
    'What is played here has no tiebreaker {{column}}.',
    'Lo que se juega aquí no tiene el desempate {{column}}.',
  ],
  'tournament/unknown-scoring': [
    'The setting {{option}} of the scoring is not known or out of range.',
    'El ajuste {{option}} de la puntuación no existe o está fuera de rango.',
  ],
  'tournament/settings-locked': [
    'Match length, Swiss rounds and top cut are fixed once the event runs.',
    'El tipo de enfrentamiento, las rondas suizas y la eliminatoria no cambian con el evento en juego.',
  ],
  'tournament/name-taken': [
    'Someone here is already called "{{name}}". Add an initial.',
    'Ya hay alguien llamado «{{name}}». Añade una inicial.',
  ],
  'tournament/account-registered': [
    'This account already has a seat at this event.',
    'Esta cuenta ya tiene plaza en este evento.',
  ],
  'tournament/player-exists': ['This player is already in.', 'Este jugador ya está.'],
  'tournament/player-unknown': ['There is no such player.', 'No existe ese jugador.'],
  'tournament/player-withdrawn': ['This player has withdrawn.', 'Este jugador se ha retirado.'],
  'tournament/not-withdrawn': ['This player has not withdrawn.', 'Este jugador no se ha retirado.'],
  'tournament/too-many-open': [
    'You have {{most}} events that are not over. Finish or cancel one first.',
    'Tienes {{most}} eventos sin terminar. Termina o cancela uno antes.',
  ],
  'tournament/already-claimed': [
    'This seat already belongs to an account.',
    'Esta plaza ya es de una cuenta.',
  ],
  'tournament/not-waitlisted': [
    'This player is not on the waitlist.',
    'Este jugador no está en espera.',
  ],
  'tournament/waitlisted': [
    'This player is on the waitlist and has no seat yet.',
    'Este jugador está en espera y aún no tiene plaza.',
  ],
  'tournament/not-checked-in': [
    'This player has not checked in.',
    'Este jugador no ha confirmado.',
  ],
  'tournament/already-checked-in': ['Already checked in.', 'Ya estaba confirmado.'],
  'tournament/nobody-to-check-in': [
    'There is nobody left to check in.',
    'No queda nadie por confirmar.',
  ],
  'tournament/self-check-in-off': [
    'Check in at the desk, please.',
    'Confirma en la mesa de organización.',
  ],
  'tournament/deck-missing': [
    'A deck has to be submitted before check-in.',
    'Hay que entregar un mazo antes de confirmar.',
  ],
  'tournament/deck-illegal': [
    'The submitted deck is not legal. Fix it before check-in.',
    'El mazo entregado no es legal. Corrígelo antes de confirmar.',
  ],
  'tournament/decks-locked': [
    'Decks are locked while the event runs.',
    'Los mazos están cerrados durante el evento.',
  ],
  'tournament/deck-open': [
    'This player can hand in a deck as it is.',
    'Este jugador ya puede entregar un mazo.',
  ],
  'tournament/cut-seeded': [
    'The top cut has begun: rounds can no longer be changed.',
    'La eliminatoria ha empezado: ya no se pueden cambiar las rondas.',
  ],
  'tournament/rounds-played': [
    '{{played}} rounds have been paired already; there cannot be fewer.',
    'Ya se han emparejado {{played}} rondas; no puede haber menos.',
  ],
  'tournament/cut-too-large': [
    'Only {{playing}} players are still playing: choose a smaller cut.',
    'Solo siguen {{playing}} jugadores: elige una eliminatoria menor.',
  ],
  'tournament/rounds-unchanged': ['These are the rounds already.', 'Las rondas ya son esas.'],
  'tournament/too-few-players': [
    'At least two players have to be checked in.',
    'Hacen falta al menos dos jugadores confirmados.',
  ],
  'tournament/already-playing': [
    'This player is already playing.',
    'Este jugador ya está jugando.',
  ],
  'tournament/not-playing': ['This player is not playing.', 'Este jugador no está jugando.'],
  'tournament/already-dropped': [
    'This player has already dropped.',
    'Este jugador ya ha abandonado.',
  ],
  'tournament/not-dropped': ['This player has not dropped.', 'Este jugador no ha abandonado.'],
  'tournament/missed-rounds-unsettled': [
    'Say for each missed round whether it counts as a loss or a bye.',
    'Indica si cada ronda perdida cuenta como derrota o descanso.',
  ],
  'tournament/table-taken': [
    'Table {{table}} is already kept for someone else.',
    'La mesa {{table}} ya está reservada para otra persona.',
  ],
  'tournament/pairing-under-way': [
    'Pairing is under way. Wait a second.',
    'Se está emparejando. Espera un segundo.',
  ],
  'tournament/no-such-request': [
    'Nobody asked for this pairing.',
    'Nadie ha pedido este emparejamiento.',
  ],
  'tournament/stale-round': [
    'The round has changed meanwhile. Look again, then decide.',
    'La ronda ha cambiado mientras tanto. Mira de nuevo y decide.',
  ],
  'tournament/registration-opens-later': [
    'Registration is not open yet.',
    'La inscripción aún no está abierta.',
  ],
  'tournament/private-event': [
    'This event is private: its organizer enters the players.',
    'Este evento es privado: quien organiza inscribe a los jugadores.',
  ],
  'tournament/announcement-unknown': [
    'This announcement is gone already.',
    'Este aviso ya no está.',
  ],
  'tournament/paired-by-seed': [
    'This round is paired by seed: nothing can be asked of it.',
    'Esta ronda se empareja por cabezas de serie: no se puede fijar nada.',
  ],
  'tournament/constraints-contradict': [
    'Two players cannot meet and be kept apart at once.',
    'Dos jugadores no pueden enfrentarse y estar separados a la vez.',
  ],
  'tournament/no-such-bye': [
    'That player has no bye in a round that is still open.',
    'Ese jugador no descansa en una ronda abierta.',
  ],
  'tournament/nothing-to-pair': [
    'There is no round to pair: results are missing, or all rounds are played.',
    'No hay ronda que emparejar: faltan resultados o ya se jugaron todas.',
  ],
  'tournament/nothing-to-repair': [
    'This round can no longer be re-paired.',
    'Esta ronda ya no se puede reemparejar.',
  ],
  'tournament/round-unknown': ['There is no such round.', 'No existe esa ronda.'],
  'tournament/round-open': [
    'Round {{round}} still has open tables.',
    'La ronda {{round}} aún tiene mesas abiertas.',
  ],
  'tournament/round-completed': ['The round is already complete.', 'La ronda ya está completada.'],
  'tournament/later-round-exists': [
    'A later round has already been paired.',
    'Ya se ha emparejado una ronda posterior.',
  ],
  'tournament/players-mismatch': [
    'Each player has to be at exactly one table or have the bye.',
    'Cada jugador debe estar en una sola mesa o descansar.',
  ],
  'tournament/seated-twice': [
    'A player would sit at two tables.',
    'Un jugador estaría en dos mesas.',
  ],
  'tournament/table-unknown': [
    'There is no such table in this round.',
    'No existe esa mesa en esta ronda.',
  ],
  'tournament/clock-not-running': ['The clock is not running.', 'El reloj no está en marcha.'],
  'tournament/clock-running': ['The clock is already running.', 'El reloj ya está en marcha.'],
  'tournament/clock-not-started': [
    'The clock has not been started.',
    'El reloj no se ha puesto en marcha.',
  ],
  'tournament/role-held': [
    'This person already has that role.',
    'Esta persona ya tiene esa función.',
  ],
  'tournament/role-not-held': [
    'This person does not have that role.',
    'Esta persona no tiene esa función.',
  ],
  'tournament/owner-keeps-role': [
    'The owner cannot lose this role.',
    'El propietario no puede perder esta función.',
  ],
  'tournament/penalty-unknown': ['There is no such penalty.', 'No existe esa penalización.'],
  'tournament/penalty-revoked': [
    'This penalty has already been taken back.',
    'Esta penalización ya se ha retirado.',
  ],
  'tournament/call-unknown': ['There is no such call.', 'No existe esa llamada.'],
  'tournament/call-open': [
    'This call is already open. A judge is on the way.',
    'Esta llamada ya está abierta. Un juez va de camino.',
  ],
  'tournament/call-resolved': ['This call is already resolved.', 'Esta llamada ya está resuelta.'],
  'tournament/rounds-left': [
    'Round {{round}} is still to be played.',
    'Aún falta jugar la ronda {{round}}.',
  ],
  'tournament/limited-settings-missing': [
    'Sealed and Draft need their own settings: set, boosters, clocks.',
    'Sealed y Draft necesitan sus ajustes: colección, sobres, relojes.',
  ],
  'tournament/not-limited': [
    'This event is neither Sealed nor Draft.',
    'Este evento no es Sealed ni Draft.',
  ],
  'tournament/not-sealed': [
    'Only Sealed events open pools.',
    'Solo en Sealed se abren sobres para todos.',
  ],
  'tournament/not-draft': ['Only Draft events have pods.', 'Solo en Draft hay grupos.'],
  'tournament/pools-opened': [
    'The pools have already been opened.',
    'Los sobres ya se han abierto.',
  ],
  'tournament/pools-not-opened': [
    'The pools have not been opened yet.',
    'Los sobres aún no se han abierto.',
  ],
  'tournament/stale-draft': [
    'The next draft is draft {{draft}}. Look again, then decide.',
    'El siguiente draft es el {{draft}}. Mira de nuevo y decide.',
  ],
  'tournament/pods-formed': [
    'The pods of draft {{draft}} are already seated.',
    'Los grupos del draft {{draft}} ya están formados.',
  ],
  'tournament/draft-unknown': ['There is no draft {{draft}}.', 'No existe el draft {{draft}}.'],
  'tournament/draft-played-on': [
    'Rounds have been paired on draft {{draft}}; its pods can no longer be taken back.',
    'Ya hay rondas del draft {{draft}}; sus grupos no se pueden deshacer.',
  ],
  'tournament/nothing-opened': [
    'Open the pools or draft first.',
    'Antes hay que abrir los sobres o hacer el draft.',
  ],
  'tournament/pods-drafting': [
    'Pods are still drafting: {{pods}}. Wait for the last one, after which deck building begins by itself, or dissolve the pods.',
    'Aún hay grupos eligiendo: {{pods}}. Espera al último, tras el cual la construcción empieza sola, o disuelve los grupos.',
  ],
  'tournament/decks-not-built': [
    'Decks have not been built yet: finish the draft or open the pools first.',
    'Aún no hay mazos: termina el draft o abre los sobres primero.',
  ],
  'tournament/pools-revealed': [
    'The pools have already been revealed.',
    'Los sobres ya se han revelado.',
  ],
  'tournament/seat-unknown': [
    'There is no such seat in this draft.',
    'No existe ese asiento en este draft.',
  ],
  'tables-open': [
    'These tables have no result yet: {{tables}}.',
    'Estas mesas aún no tienen resultado: {{tables}}.',
  ],
  'too-few-players': [
    'There are too few players to pair.',
    'Hay muy pocos jugadores para emparejar.',
  ],
  'no-winner': [
    'These tables have no winner, so nobody can advance: {{tables}}.',
    'Estas mesas no tienen ganador y nadie puede pasar: {{tables}}.',
  ],
} as const satisfies Texts;
