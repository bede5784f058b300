import type { Texts } from '../pairs.js';
import { trilogyStory } from './trilogy-story.js';

/** Recorded events in a sentence, by their type. */
export const story = {
  EventCreated: ['The event "{{name}}" was created.', 'Se creó el evento «{{name}}».'],
  EventDetailsChanged: [
    'Name, date, venue or seats changed.',
    'Cambiaron nombre, fecha, lugar o plazas.',
  ],
  SettingsChanged: ['The settings changed.', 'Cambiaron los ajustes.'],
  RegistrationOpened: ['Registration opened.', 'Se abrió la inscripción.'],
  RegistrationClosed: ['Registration closed.', 'Se cerró la inscripción.'],
  EventCancelled: ['The event was cancelled. {{reason}}', 'Se canceló el evento. {{reason}}'],
  RoleGranted: ['{{accountName}} became {{role}}.', '{{accountName}} recibió la función {{role}}.'],
  RoleRevoked: ['The role {{role}} was taken away.', 'Se retiró la función {{role}}.'],
  PlayerRegistered: ['{{name}} registered.', '{{name}} se inscribió.'],
  PlayerPromoted: [
    '{{player}} moved up from the waitlist.',
    '{{player}} salió de la lista de espera.',
  ],
  PlayerRenamed: ['A player is now called {{name}}.', 'Un jugador pasa a llamarse {{name}}.'],
  PlayerClaimed: [
    '{{player}} took over the seat with an account.',
    '{{player}} pasó su plaza a una cuenta.',
  ],
  EventInformationSet: ["The event's page was changed.", 'Se cambió la página del evento.'],
  AnnouncementMade: ['Announced: {{text}}', 'Aviso: {{text}}'],
  AnnouncementWithdrawn: ['An announcement was taken off.', 'Se retiró un aviso.'],
  EventHandedOver: [
    'The file for another server was made: {{recipient}}.',
    'Se preparó el archivo para otro servidor: {{recipient}}.',
  ],
  EventAdopted: [
    'The event came from another server. It belongs to {{ownerName}} now; {{playerCount}} seats wait for new codes.',
    'El evento llegó de otro servidor. Ahora es de {{ownerName}}; {{playerCount}} plazas esperan un código nuevo.',
  ],
  StaffSightTaken: [
    'Somebody of the staff who plays here took the right to see as staff.',
    'Alguien de la organización que también juega activó la vista de organización.',
  ],
  GuestCodeIssued: [
    'A new seat code was made for {{player}}.',
    'Se creó un nuevo código de plaza para {{player}}.',
  ],
  PlayerWithdrawn: ['{{player}} withdrew.', '{{player}} se retiró.'],
  PlayerRestored: ['{{player}} is back on the list.', '{{player}} vuelve a estar en la lista.'],
  DeckRegistered: [
    '{{player}} handed in a deck (version {{revision}}).',
    '{{player}} entregó un mazo (versión {{revision}}).',
  ],
  DeckSubmitted: [
    '{{player}} submitted a deck (version {{revision}}).',
    '{{player}} presentó un mazo (versión {{revision}}).',
  ],
  PlayerCheckedIn: ['{{player}} checked in.', '{{player}} confirmó asistencia.'],
  CheckInUndone: ["{{player}}'s check-in was undone.", 'Se deshizo la confirmación de {{player}}.'],
  EventStarted: [
    'The event started with {{playerCount}} players.',
    'El evento empezó con {{playerCount}} jugadores.',
  ],
  PhasesChanged: [
    'Rounds changed: {{phaseWords}}. {{reason}}',
    'Cambiaron las rondas: {{phaseWords}}. {{reason}}',
  ],
  DeckUnlocked: [
    '{{player}} may hand in a deck again. {{reason}}',
    '{{player}} puede volver a entregar un mazo. {{reason}}',
  ],
  DeckChecked: [
    'Deck check of {{player}}: {{outcomeWord}}. {{note}}',
    'Control de mazo de {{player}}: {{outcomeWord}}. {{note}}',
  ],
  LateEntryAccepted: ['{{player}} entered late.', '{{player}} entró tarde.'],
  PlayerDropped: [
    '{{player}} dropped after round {{afterRound}}.',
    '{{player}} abandonó tras la ronda {{afterRound}}.',
  ],
  PlayerReadded: ['{{player}} came back.', '{{player}} fue readmitido.'],
  StaticTableAssigned: [
    "{{player}}'s fixed table: {{table}}.",
    'Mesa fija de {{player}}: {{table}}.',
  ],
  PlayerTeamSet: ["{{player}}'s team: {{teamName}}.", 'Equipo de {{player}}: {{teamName}}.'],
  PairingConstrained: [
    'Set before pairing round {{round}}: pairs that meet {{fixedCount}}, byes {{byeCount}}, pairs kept apart {{apartCount}}. {{reason}}',
    'Fijado antes de emparejar la ronda {{round}}: se enfrentan {{fixedCount}}, descansan {{byeCount}}, separados {{apartCount}}. {{reason}}',
  ],
  PairingRequested: [
    'Pairing of round {{round}} was requested.',
    'Se pidió emparejar la ronda {{round}}.',
  ],
  PairingFailed: [
    'Pairing of round {{round}} failed.',
    'Falló el emparejamiento de la ronda {{round}}.',
  ],
  RoundPaired: [
    'Round {{round}} was paired. Tables: {{tableCount}}, byes: {{byeCount}}. {{reason}}',
    'Ronda {{round}} emparejada. Mesas: {{tableCount}}, descansos: {{byeCount}}. {{reason}}',
  ],
  RoundVoided: [
    'Round {{round}} was taken back. {{reason}}',
    'Se anuló la ronda {{round}}. {{reason}}',
  ],
  RoundClockStarted: [
    'The clock of round {{round}} started.',
    'Empezó el reloj de la ronda {{round}}.',
  ],
  RoundClockPaused: ['The clock was paused.', 'Se pausó el reloj.'],
  RoundClockResumed: ['The clock went on.', 'Siguió el reloj.'],
  RoundClockExtended: [
    'The clock was changed by {{minutes}} min.',
    'El reloj cambió {{minutes}} min.',
  ],
  RoundCompleted: ['Round {{round}} is complete.', 'Ronda {{round}} completada.'],
  PenaltyIssued: [
    '{{player}}: penalty {{level}}, {{infraction}}.',
    '{{player}}: penalización {{level}}, {{infraction}}.',
  ],
  PenaltyRevoked: [
    'A penalty was taken back. {{reason}}',
    'Se retiró una penalización. {{reason}}',
  ],
  JudgeCalled: ['{{player}} called a judge.', '{{player}} llamó a un juez.'],
  JudgeCallAccepted: ['A judge is on the way.', 'Un juez va de camino.'],
  JudgeCallResolved: ['A call was resolved. {{note}}', 'Se resolvió una llamada. {{note}}'],
  PoolsOpened: [
    'Everybody opened {{packs}} boosters of {{set}}.',
    'Todos abrieron {{packs}} sobres de {{set}}.',
  ],
  PodsFormed: [
    'Draft {{draft}}: seated in pods ({{podCount}}).',
    'Draft {{draft}}: asientos en grupos ({{podCount}}).',
  ],
  PodsDissolved: [
    'Draft {{draft}}: the pods were dissolved. {{reason}}',
    'Draft {{draft}}: se disolvieron los grupos. {{reason}}',
  ],
  DrafterReplaced: [
    'Draft {{draft}}: {{player}} took over a seat.',
    'Draft {{draft}}: {{player}} ocupa un asiento.',
  ],
  PodSeated: ['Pod {{pod}} took its seats.', 'El grupo {{pod}} tomó asiento.'],
  PodStarted: ['Pod {{pod}} began to draft.', 'El grupo {{pod}} empezó el draft.'],
  PickTimeMoved: [
    'Pod {{pod}}, seat {{seatNumber}}: the time for pick {{pick}} was moved by {{seconds}} s.',
    'Grupo {{pod}}, asiento {{seatNumber}}: el tiempo de la elección {{pick}} se movió {{seconds}} s.',
  ],
  RoundOpened: ['Pod {{pod}}: {{draftRound}} opened.', 'Grupo {{pod}}: se abre {{draftRound}}.'],
  PodPaused: ['Pod {{pod}} was paused. {{reason}}', 'Grupo {{pod}} en pausa. {{reason}}'],
  PodResumed: ['Pod {{pod}} went on.', 'El grupo {{pod}} continuó.'],
  PickRewound: [
    'Pod {{pod}}, seat {{seatNumber}}: pick {{pick}} was taken back. {{reason}}',
    'Grupo {{pod}}, asiento {{seatNumber}}: se deshizo la elección {{pick}}. {{reason}}',
  ],
  CallRewound: [
    'Pod {{pod}}: the call of pick {{pick}} was taken back. {{reason}}',
    'Grupo {{pod}}: se deshizo el anuncio de la elección {{pick}}. {{reason}}',
  ],
  SeatHeld: [
    'Pod {{pod}}, seat {{seatNumber}} ({{player}}): {{holderWord}}.',
    'Grupo {{pod}}, asiento {{seatNumber}} ({{player}}): {{holderWord}}.',
  ],
  PodCompleted: ['Pod {{pod}} is done.', 'El grupo {{pod}} ha terminado.'],
  PodDissolved: [
    'Pod {{pod}} was dissolved. {{reason}}',
    'El grupo {{pod}} se disolvió. {{reason}}',
  ],
  PacksRevealed: [
    'Pod {{pod}}: all packs and picks were revealed.',
    'Grupo {{pod}}: se revelaron todos los sobres y elecciones.',
  ],
  DeckBuildingStarted: ['Deck building started.', 'Empezó la construcción de mazos.'],
  PoolsRevealed: ['All boosters were revealed.', 'Se revelaron todos los sobres.'],
  EventFinished: [
    'The event is finished. Champion: {{champion}}.',
    'El evento ha terminado. Ganador: {{champion}}.',
  ],
  SeedRevealed: ['The seed of all chance was revealed.', 'Se reveló la semilla del azar.'],
  HeadsSealed: ['All records were sealed.', 'Se sellaron todos los registros.'],
  MatchScheduled: ['Table {{table}}: {{a}} against {{b}}.', 'Mesa {{table}}: {{a}} contra {{b}}.'],
  ResultReported: [
    'Table {{table}}: {{by}} reported {{score}}.',
    'Mesa {{table}}: {{by}} comunicó {{score}}.',
  ],
  ReportWithdrawn: [
    'Table {{table}}: {{by}} took the report back.',
    'Mesa {{table}}: {{by}} retiró su resultado.',
  ],
  ResultConfirmed: ['Table {{table}}: {{by}} confirmed.', 'Mesa {{table}}: {{by}} confirmó.'],
  ResultDisputed: [
    'Table {{table}}: {{by}} disagreed. {{note}}',
    'Mesa {{table}}: {{by}} no está de acuerdo. {{note}}',
  ],
  ResultRuled: [
    'Table {{table}}: ruled {{score}}. {{note}}',
    'Mesa {{table}}: decidido {{score}}. {{note}}',
  ],
  MatchCompleted: [
    'Table {{table}} (round {{round}}): {{a}} {{score}} {{b}}.',
    'Mesa {{table}} (ronda {{round}}): {{a}} {{score}} {{b}}.',
  ],
  ResultCorrected: [
    'Table {{table}} (round {{round}}): corrected from {{previous}} to {{score}}. {{note}}',
    'Mesa {{table}} (ronda {{round}}): corregido de {{previous}} a {{score}}. {{note}}',
  ],
  TimeExtended: [
    'Table {{table}}: {{minutes}} min of extra time.',
    'Mesa {{table}}: {{minutes}} min extra.',
  ],
  ...trilogyStory,
  MatchVoided: [
    'Table {{table}} (round {{round}}) is void. {{reason}}',
    'Mesa {{table}} (ronda {{round}}) anulada. {{reason}}',
  ],
} as const satisfies Texts;
