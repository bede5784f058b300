import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const sources = resolve(import.meta.dirname, '../..');
/** Components in which people write or assemble something. */
const fields =
  /<(TextInput|Textarea|GrowingTextarea|ListField|NumberInput|PasswordInput|Checkbox\.Group|[A-Z][A-Za-z]*Fields)\b/g;

/** Leaving these loses nothing, or only what a password manager fills in. */
const loseNothing: Readonly<Record<string, string>> = {
  'features/account/change-password.tsx': 'passwords',
  'features/account/credentials-form.tsx': 'name, address and password',
  'features/account/email-section.tsx': 'address and password',
  'features/archive/archive-page.tsx': 'a search',
  'features/conventions/stage-tools.tsx': 'a start time and names that are given at once',
  'features/desk-pods/fixed-seats.tsx': 'a choice and a number',
  'features/desk-settings/hand-over.tsx': 'an address, and the name of the event to be sure',
  'features/game-table/match/call-form.tsx': 'stands in a dialog of the table',
  'features/lobby/bring.tsx': 'a list out of another program',
  'features/lobby/deck-choice.tsx': 'a list out of another program',
  'features/lobby/list-field.tsx': 'is a field',
  'features/lobby/start-page.tsx': 'a name, and a list out of another program',
  'features/mat/mat-page.tsx': 'every change counts at once',
  'features/pod/free-draft-page.tsx': 'a choice of boosters, and a name that is kept',
  'features/print/print-desk-page.tsx': 'choices of what is printed',
  'features/replay/paste-record.tsx': 'a text out of a file',
  'shared/deck/add-card.tsx': 'a search; what it adds stands in the form',
  'shared/forms/growing-textarea.tsx': 'is a field',
  'shared/forms/list-field.tsx': 'is a field',
  'shared/table/fault-form.tsx': 'stands in a dialog of the table',
};

const formsOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /(?<!\.spec)\.tsx$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      const written = text.match(fields) ?? [];
      return (
        !/-fields\.tsx$/.test(file) &&
        (written.length > 1 || /<(Textarea|GrowingTextarea|ListField)\b/.test(text)) &&
        !/useUnsaved|<Dialog\b|<ConfirmDialog\b/.test(text)
      );
    })
    .map((file) => relative(sources, file));

it('asks before it is left, wherever a page takes more than a word: or it is named here why not', () => {
  const found = ['features', 'shared'].flatMap((folder) => formsOf(join(sources, folder)));
  expect(found.toSorted()).toEqual(Object.keys(loseNothing).toSorted());
});
