import type { Texts } from '../pairs.js';

/**
 * Why these two, why this bye, why this table is affected: by the stable code of the reason. A suffix after `_` is the reason's cause or
 * direction. `player` is the name.
 */
export const reasons = {
  'pairing/same-score': [
    'Level on points ({{points}}); drawn by lot among the possible pairings.',
    'Empatados a puntos ({{points}}); sorteo entre los emparejamientos posibles.',
  ],
  'pairing/paired-down': [
    '{{player}} (score {{from}}) is paired down to score {{to}}.',
    '{{player}} (puntuación {{from}}) baja a jugar con puntuación {{to}}.',
  ],
  'pairing/paired-down_odd-group': [
    '{{player}} (score {{from}}) is paired down to score {{to}}: the score group was odd.',
    '{{player}} (puntuación {{from}}) baja a jugar con puntuación {{to}}: su grupo era impar.',
  ],
  'pairing/paired-down_history': [
    '{{player}} (score {{from}}) is paired down to score {{to}}: earlier meetings leave no full pairing inside the group.',
    '{{player}} (puntuación {{from}}) baja a jugar con puntuación {{to}}: los enfrentamientos previos no permiten emparejar a todo el grupo.',
  ],
  'pairing/repeated-float': [
    '{{player}} was moved out of the score group in the last round as well; every other choice cost more.',
    '{{player}} ya salió de su grupo en la ronda anterior; cualquier otra opción costaba más.',
  ],
  'pairing/repeated-float_down': [
    '{{player}} was paired down in the last round as well; every other choice cost more.',
    '{{player}} ya bajó de grupo en la ronda anterior; cualquier otra opción costaba más.',
  ],
  'pairing/repeated-float_up': [
    '{{player}} was paired up in the last round as well; every other choice cost more.',
    '{{player}} ya subió de grupo en la ronda anterior; cualquier otra opción costaba más.',
  ],
  'pairing/by-standing': [
    'Last round by standing: place {{place}} meets place {{opponentPlace}}.',
    'Última ronda por clasificación: el puesto {{place}} juega con el {{opponentPlace}}.',
  ],
  'pairing/fixed-by-staff': ['Paired by hand.', 'Emparejados a mano.'],
  'pairing/rematch-by-staff': [
    'They have met before; staff paired them again by hand.',
    'Ya se habían enfrentado; la organización los emparejó otra vez a mano.',
  ],
  'pairing/rematch-unavoidable': [
    'They have met before; no pairing of all players has fewer repeated meetings.',
    'Ya se habían enfrentado; ningún emparejamiento completo tiene menos repeticiones.',
  ],
  'pairing/forbidden-unavoidable': [
    'They were to be kept apart, but no full pairing does so for everyone.',
    'No debían enfrentarse, pero ningún emparejamiento completo lo evita para todos.',
  ],
  'pairing/same-team': [
    'Both belong to {{team}}; keeping them apart would have cost more.',
    'Los dos son de {{team}}; separarlos habría costado más.',
  ],
  'pairing/across-pods': [
    'They come from pods {{pod}} and {{otherPod}}.',
    'Vienen de las mesas de draft {{pod}} y {{otherPod}}.',
  ],
  'pairing/opposite-seats': [
    'They sat opposite each other in pod {{pod}}: the first round after a draft.',
    'Se sentaron frente a frente en la mesa de draft {{pod}}: primera ronda tras el draft.',
  ],
  'pairing/same-pod': [
    'Both drafted in pod {{pod}}, where opponents come from.',
    'Los dos han drafteado en la mesa {{pod}}, de donde salen los rivales.',
  ],
  'pairing/other-pod': [
    'They drafted in different pods ({{pod}} and {{otherPod}}), as this event asks.',
    'Han drafteado en mesas distintas ({{pod}} y {{otherPod}}), como pide este evento.',
  ],
  'pairing/same-pod-unavoidable': [
    'Both drafted in pod {{pod}}; no full pairing has fewer such tables.',
    'Los dos han drafteado en la mesa {{pod}}; ningún emparejamiento completo tiene menos mesas así.',
  ],
  'pairing/static-table': [
    '{{player}} keeps table {{table}}.',
    '{{player}} conserva la mesa {{table}}.',
  ],
  'pairing/static-table-taken': [
    '{{player}} could not keep table {{table}}, which is kept for another player.',
    '{{player}} no puede conservar la mesa {{table}}, reservada para otra persona.',
  ],
  'bye/by-staff': [
    'Bye given by staff before the round was paired.',
    'Descanso dado por la organización antes de emparejar la ronda.',
  ],
  'bye-broken': [
    '{{player}} came into the round and took the place of the bye.',
    '{{player}} entró en la ronda y ocupó el lugar del descanso.',
  ],
  'bye/odd-number': [
    'The number of players ({{players}}) is odd, so one has a bye.',
    'El número de jugadores ({{players}}) es impar, así que uno descansa.',
  ],
  'bye/lowest-group': [
    'From the lowest score group (score {{points}}).',
    'Del grupo de menor puntuación ({{points}}).',
  ],
  'bye/lowest-possible-group': [
    'From the lowest score group that could give the bye (score {{points}}).',
    'Del grupo más bajo que podía dar el descanso (puntuación {{points}}).',
  ],
  'bye/second-unavoidable': [
    'A second bye: nobody else could take it without a repeated meeting.',
    'Segundo descanso: nadie más podía tenerlo sin repetir un enfrentamiento.',
  ],
  'by-hand': ['Set by hand.', 'Puesto a mano.'],
  bracket: [
    'Seed {{seedA}} meets seed {{seedB}}.',
    'El cabeza de serie {{seedA}} juega con el {{seedB}}.',
  ],
  'bracket-bye': [
    'Seed {{seed}} advances without a match.',
    'El cabeza de serie {{seed}} pasa sin jugar.',
  ],
  'seated-on-old-result': [
    'The old result put {{player}} here.',
    'El resultado antiguo trajo aquí a {{player}}.',
  ],
  'seed-would-differ': [
    '{{player}} would have been seeded differently.',
    '{{player}} habría tenido otro puesto de cabeza de serie.',
  ],
} as const satisfies Texts;
