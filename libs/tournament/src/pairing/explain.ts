import type { Reason } from '../events.js';

export type Language = 'en' | 'es';

type Data = Reason['data'];
type Names = (playerId: string) => string;
type Sentence = (data: Data, name: Names) => string;

const player = (data: Data, name: Names): string => name(String(data['player']));

const english = {
  'pairing/same-score': ({ points }) =>
    `Both have ${points} points; drawn by lot among the possible pairings.`,
  'pairing/paired-down': (data, name) =>
    `${player(data, name)} (${data['from']} points) is paired down to ${data['to']} points: ${
      data['cause'] === 'odd-group'
        ? 'an odd number of players was left to pair in the score group'
        : 'earlier meetings and constraints leave no full pairing inside the score group'
    }.`,
  'pairing/repeated-float': (data, name) =>
    `${player(data, name)} was paired ${data['direction']} in the last round as well; every other choice would have cost more floats, or as many repeated ones.`,
  'pairing/by-standing': ({ place, opponentPlace }) =>
    Number(opponentPlace) === Number(place) + 1
      ? `Last round by standing: place ${place} meets place ${opponentPlace}.`
      : `Last round by standing: place ${opponentPlace} is the best placed opponent that place ${place} could still be given.`,
  'pairing/fixed-by-staff': () => 'Paired by hand.',
  'pairing/rematch-by-staff': () => 'They have met before; staff paired them again by hand.',
  'pairing/rematch-unavoidable': () =>
    'They have met before; no pairing of all players has fewer repeated meetings.',
  'pairing/forbidden-unavoidable': () =>
    'They were to be kept apart, but no pairing of all players does so for everyone.',
  'pairing/same-team': ({ team }) =>
    `Both belong to ${team}; keeping them apart would have cost more important things.`,
  'pairing/across-pods': ({ pod, otherPod }) =>
    `They come from pods ${pod} and ${otherPod}; pairing inside the pods would have cost more important things.`,
  'pairing/opposite-seats': ({ pod }) =>
    `They sat opposite each other in pod ${pod}: the first round after a draft.`,
  'pairing/same-pod': ({ pod }) => `Both drafted in pod ${pod}, where opponents come from.`,
  'pairing/other-pod': ({ pod, otherPod }) =>
    `They drafted in different pods (${pod} and ${otherPod}), as this event asks.`,
  'pairing/same-pod-unavoidable': ({ pod }) =>
    `Both drafted in pod ${pod}; no pairing of all players has fewer such tables.`,
  'pairing/static-table': (data, name) => `${player(data, name)} keeps table ${data['table']}.`,
  'pairing/static-table-taken': (data, name) =>
    `${player(data, name)} could not keep table ${data['table']}, which is kept for another player.`,
  'bye/by-staff': () => 'Bye given by staff before the round was paired.',
  'bye/odd-number': ({ players }) => `The number of players (${players}) is odd, so one has a bye.`,
  'bye/lowest-group': ({ points }) => `From the lowest score group (${points} points).`,
  'bye/lowest-possible-group': ({ points, groupsBelow }) =>
    `From the lowest score group that could give the bye (${points} points); score groups below it: ${groupsBelow}.`,
  'bye/second-unavoidable': () =>
    'A second bye: nobody else could take it without a repeated meeting.',
} satisfies Record<string, Sentence>;

export type ReasonCode = keyof typeof english;

const direction = (data: Data): string => (data['direction'] === 'down' ? 'abajo' : 'arriba');

const spanish: Record<ReasonCode, Sentence> = {
  'pairing/same-score': ({ points }) =>
    `Los dos tienen ${points} puntos; sorteo entre los emparejamientos posibles.`,
  'pairing/paired-down': (data, name) =>
    `${player(data, name)} (${data['from']} puntos) baja a jugar con ${data['to']} puntos: ${
      data['cause'] === 'odd-group'
        ? 'en su grupo de puntuación quedaba por emparejar un número impar'
        : 'los enfrentamientos previos y las restricciones no permiten emparejar a todo su grupo'
    }.`,
  'pairing/repeated-float': (data, name) =>
    `${player(data, name)} ya fue emparejado hacia ${direction(data)} en la ronda anterior; cualquier otra opción costaba más descensos, o tantas repeticiones como esta.`,
  'pairing/by-standing': ({ place, opponentPlace }) =>
    Number(opponentPlace) === Number(place) + 1
      ? `Última ronda por clasificación: el puesto ${place} juega con el ${opponentPlace}.`
      : `Última ronda por clasificación: el puesto ${opponentPlace} es el mejor rival que aún podía tener el puesto ${place}.`,
  'pairing/fixed-by-staff': () => 'Emparejados a mano.',
  'pairing/rematch-by-staff': () =>
    'Ya se habían enfrentado; la organización los ha emparejado otra vez a mano.',
  'pairing/rematch-unavoidable': () =>
    'Ya se habían enfrentado; ningún emparejamiento completo tiene menos repeticiones.',
  'pairing/forbidden-unavoidable': () =>
    'No debían enfrentarse, pero ningún emparejamiento completo lo evita para todos.',
  'pairing/same-team': ({ team }) =>
    `Los dos son de ${team}; separarlos habría costado cosas más importantes.`,
  'pairing/across-pods': ({ pod, otherPod }) =>
    `Vienen de las mesas de draft ${pod} y ${otherPod}; emparejar dentro de cada una habría costado cosas más importantes.`,
  'pairing/opposite-seats': ({ pod }) =>
    `Se sentaron frente a frente en la mesa de draft ${pod}: primera ronda tras el draft.`,
  'pairing/same-pod': ({ pod }) =>
    `Los dos han drafteado en la mesa ${pod}, de donde salen los rivales.`,
  'pairing/other-pod': ({ pod, otherPod }) =>
    `Han drafteado en mesas distintas (${pod} y ${otherPod}), como pide este evento.`,
  'pairing/same-pod-unavoidable': ({ pod }) =>
    `Los dos han drafteado en la mesa ${pod}; ningún emparejamiento completo tiene menos mesas así.`,
  'pairing/static-table': (data, name) =>
    `${player(data, name)} conserva la mesa ${data['table']}.`,
  'pairing/static-table-taken': (data, name) =>
    `${player(data, name)} no puede conservar la mesa ${data['table']}, reservada para otra persona.`,
  'bye/by-staff': () => 'Descanso dado por la organización antes de emparejar la ronda.',
  'bye/odd-number': ({ players }) =>
    `El número de jugadores (${players}) es impar, así que uno descansa.`,
  'bye/lowest-group': ({ points }) => `Del grupo de menor puntuación (${points} puntos).`,
  'bye/lowest-possible-group': ({ points, groupsBelow }) =>
    `Del grupo más bajo que podía dar el descanso (${points} puntos); grupos por debajo: ${groupsBelow}.`,
  'bye/second-unavoidable': () =>
    'Segundo descanso: nadie más podía tenerlo sin repetir un enfrentamiento.',
};

const sentences: Record<Language, Readonly<Record<string, Sentence>>> = {
  en: english,
  es: spanish,
};

/** A reason as a sentence. `nameOf` turns a player id into a name. A code that does not come from the pairing is returned as it is. */
export const explain = (reason: Reason, language: Language, nameOf: Names): string =>
  sentences[language][reason.code]?.(reason.data, nameOf) ?? reason.code;
