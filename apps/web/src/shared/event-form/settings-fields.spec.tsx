import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { emptyDraft, EventFormProvider, useEventForm, type EventDraft } from './form.js';
import { SettingsFields } from './settings-fields.js';

const Form = ({ draft }: { readonly draft: EventDraft }) => (
  <EventFormProvider form={useEventForm({ initialValues: draft })}>
    <SettingsFields />
  </EventFormProvider>
);
const words = async (draft: EventDraft): Promise<string> =>
  wordsOf(await draw(<Form draft={draft} />, { answers: [[['games', null, {}], { games: [] }]] }));

/** Settings of matches of two, or of a top cut. */
const ofTwo = ['Unanswered report counts after', 'Draws by agreement', 'Opponents in the top cut'];

it('asks for tables of three and four nothing that belongs to a match of two or a cut', async () => {
  const draft = emptyDraft();
  const plain = await words(draft);
  for (const label of ofTwo) expect(plain).toContain(label);
  const settings = { ...draft.settings, placePoints: [5, 3, 2, 1], cutSize: 0 as const };
  const shared = await words({ ...draft, format: 'twin-suns', settings });
  expect(shared).toContain('Points for place 4');
  for (const label of ofTwo) expect(shared).not.toContain(label);
});
