import type { EventSettings, Stage } from '#contracts';
import { withoutServerFields } from './plan-file.js';

/** The parts of a stage that can be edited on the convention's page. */
export interface EditedStage {
  readonly stageId: string;
  readonly name: string;
  readonly day: number;
  readonly startsAt: string;
  readonly expected: number;
  readonly breakMinutes: number;
  readonly swissRounds: number | null;
  readonly cutSize: EventSettings['cutSize'];
  /**
   * The place or points that qualify a player of an earlier stage; null if anybody can register.
   */
  readonly least: number | null;
  readonly by: 'place' | 'points';
}

const read = (stage: Stage): EditedStage => {
  const { stageId, name, day, startsAt, expected, breakMinutes, settings, entry } = stage;
  const { swissRounds, cutSize } = settings;
  const rule =
    entry.kind === 'qualified'
      ? { least: entry.least, by: entry.by }
      : { least: null, by: 'place' as const };
  return { stageId, name, day, startsAt, expected, breakMinutes, swissRounds, cutSize, ...rule };
};

const applyEdit = (
  stage: Stage,
  { swissRounds, cutSize, least, by: _by, ...own }: EditedStage,
): Stage => ({
  ...withoutServerFields(stage),
  ...own,
  name: own.name.trim(),
  entry:
    stage.entry.kind === 'qualified' && least !== null ? { ...stage.entry, least } : stage.entry,
  settings: { ...stage.settings, swissRounds, cutSize },
});

/** A new stage with the settings of the last one, open for registration. */
export const newStage = (stages: readonly Stage[]): EditedStage => {
  const last = stages.at(-1);
  const taken = new Set(stages.map(({ stageId }) => stageId));
  let number = stages.length + 1;
  while (taken.has(`stage-${number}`)) number += 1;
  if (last === undefined) throw new Error('a plan has a stage');
  return { ...read(last), stageId: `stage-${number}`, name: '', least: null };
};

/** Functions for a plan in which one stage is changed, added or removed. */
export const editedPlan = {
  read,
  with: (stages: readonly Stage[], edited: EditedStage): readonly Stage[] => {
    const plan = stages.map((stage) =>
      stage.stageId === edited.stageId ? applyEdit(stage, edited) : withoutServerFields(stage),
    );
    const last = stages.at(-1);
    if (last === undefined || stages.some(({ stageId }) => stageId === edited.stageId)) return plan;
    const open: Stage = { ...last, entry: { kind: 'open' }, carry: 'none', decks: 'new' };
    return [...plan, applyEdit(open, edited)];
  },
  without: (stages: readonly Stage[], stageId: string): readonly Stage[] =>
    stages.filter((stage) => stage.stageId !== stageId).map(withoutServerFields),
};
