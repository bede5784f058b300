import type { ListProblem } from '../../list.js';
import type { Texts } from '../../texts.js';

type Say = (...words: readonly (string | number)[]) => Texts;

/** What can be found about a squad, by its code. The words are filled in by the checks. */
const texts = {
  'xwing/unknown-faction': (faction) => ({
    en: `The faction ${faction} is not known in this edition.`,
    es: `La facción ${faction} no se conoce en esta edición.`,
  }),
  'xwing/unknown-pilot': (id) => ({
    en: `The pilot ${id} is not known in this edition and cannot be judged.`,
    es: `El piloto ${id} no se conoce en esta edición y no se puede juzgar.`,
  }),
  'xwing/unknown-upgrade': (id) => ({
    en: `The upgrade ${id} is not known in this edition and cannot be judged.`,
    es: `La mejora ${id} no se conoce en esta edición y no se puede juzgar.`,
  }),
  'xwing/unknown-slot': (slot) => ({
    en: `The slot ${slot} is not known.`,
    es: `La ranura ${slot} no se conoce.`,
  }),
  'xwing/other-faction': (name) => ({
    en: `${name} does not fly for the faction of this squad.`,
    es: `${name} no vuela para la facción de este escuadrón.`,
  }),
  'xwing/too-many-points': (points, most) => ({
    en: `The squad costs ${points} points; ${most} are allowed.`,
    es: `El escuadrón cuesta ${points} puntos; se permiten ${most}.`,
  }),
  'xwing/points-differ': (said, counted) => ({
    en: `The file says ${said} points; we count ${counted}.`,
    es: `El archivo dice ${said} puntos; contamos ${counted}.`,
  }),
  'xwing/too-many-copies': (name, count, most) => ({
    en: `${name} is in the squad ${count} times; at most ${most} allowed.`,
    es: `${name} está ${count} veces en el escuadrón; como mucho ${most}.`,
  }),
  'xwing/twice-on-ship': (name, pilot) => ({
    en: `${pilot} carries ${name} more than once.`,
    es: `${pilot} lleva ${name} más de una vez.`,
  }),
  'xwing/no-slot': (name, slot, pilot) => ({
    en: `${pilot} has no free ${slot} slot for ${name}.`,
    es: `${pilot} no tiene ranura libre de ${slot} para ${name}.`,
  }),
  'xwing/not-for-this-ship': (name, pilot) => ({
    en: `${pilot} may not carry ${name}.`,
    es: `${pilot} no puede llevar ${name}.`,
  }),
  'xwing/not-standardized': (name, ship) => ({
    en: `Where one ${ship} carries ${name}, all of them must.`,
    es: `Si una nave ${ship} lleva ${name}, deben llevarla todas.`,
  }),
} satisfies Readonly<Record<string, Say>>;

export type SquadProblemCode = keyof typeof texts;

/** One finding about a squad at a place of its file. */
export const squadProblem = (
  code: SquadProblemCode,
  path: string | null,
  words: readonly (string | number)[],
  severity: ListProblem['severity'] = 'error',
): ListProblem => ({ code, severity, path, text: (texts[code] as Say)(...words) });
