import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take a minute and more, the longest first. Whoever begins with them has no core
 * waiting for the last one at the end; without a word the test runner begins with what has most lines.
 */
const LONGEST = [
  'table/whole-match.e2e',
  'e2e/every-page.e2e',
  'table/practice.e2e',
  'e2e/draft-room.e2e',
  'offers/table-offers.int',
  'e2e/premier-event.e2e',
  'e2e/draft.e2e',
  'e2e/games.e2e',
  'e2e/organizers-day.e2e',
  'table/other-games.e2e',
  'upgrade/upgrade.e2e',
  'e2e/demo-event.e2e',
  'drafts/drafts.int',
  'handover/forged-events.int',
  'tables/tables.int',
  'machines/assistants.int',
  'analysis/analysis.long',
  'play/screen.long',
  'recorded-games/recorded-games.long',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = LONGEST.findIndex((each) => moduleId.endsWith(`${each}.spec.ts`));
  return index === -1 ? LONGEST.length : index;
};

/** All others come in the order of the test runner: by what a run before has measured, or by their lines. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // In their groups still: `groupOrder` of the projects decides when a file runs at all.
    return sorted.toSorted(
      (a, b) =>
        a.project.config.sequence.groupOrder - b.project.config.sequence.groupOrder ||
        rank(a) - rank(b),
    );
  }
}
